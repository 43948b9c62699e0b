// The vocabulary of names and texts, and the session's SQL functions that draw from it. Everything is derived from a
// row's number, so that two runs and two machines get the same rows.

/** @param {string[]} list */
const array = (list) => `array[${list.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}]`;

const FIRST =
  'Nadia Tanvir Farhana Rahim Ayesha Imran Sadia Kamal Nusrat Jahid Maya Oliver Emma Noah Sofia Liam Hana Mateo Yuki Omar Leila Arjun Priya Chen Wei Anna Lukas Elif Emre Zara রহিম করিম নাসরিন সুমাইয়া'.split(
    ' ',
  );
const LAST =
  'Rahman Ahmed Chowdhury Hossain Islam Khan Akter Begum Das Roy Smith Johnson Garcia Müller Rossi Silva Tanaka Novak Haddad Ali Patel Sharma Wang Kim Larsen Yılmaz হোসেন চৌধুরী'.split(
    ' ',
  );
const TEXT =
  'calendar offline photo converter invoice ledger backup widget theme keyboard prayer times weather script plugin gallery player editor scanner timer planner notes budget recipe converter bangla english simple quick secure daily smart pocket studio desktop mobile export import report sync folder batch rename resize watermark subtitle karaoke tuner metronome chess puzzle racing islands garden letters numbers school clinic shop courier hotel এই অ্যাপ দিয়ে সহজে কাজ করা যায় বাংলা ক্যালেন্ডার ছবি 100% free_trial'.split(
    ' ',
  );

export const words = [
  // A number from 0 up to 1 derived from a row's number and a word.
  `create function pg_temp.chance(n bigint, word text) returns double precision language sql immutable as $$
     select ((hashtextextended(word || n, 0) & 1073741823) / 1073741824.0)::double precision $$`,
  `create function pg_temp.pick(list text[], n bigint, word text) returns text language sql immutable as $$
     select list[1 + floor(pg_temp.chance(n, word) * cardinality(list))::int] $$`,
  `create function pg_temp.person(n bigint) returns text language sql immutable as $$
     select pg_temp.pick(${array(FIRST)}, n, 'first') || ' ' || pg_temp.pick(${array(LAST)}, n, 'last') $$`,
  `create function pg_temp.sentence(n bigint, length int) returns text language sql immutable as $$
     select string_agg(pg_temp.pick(${array(TEXT)}, n * 64 + i, 'text'), ' ') from generate_series(1, length) as i $$`,
  // Days before today, mostly recent ones when "bend" is above 1.
  `create function pg_temp.moment(share double precision) returns timestamptz language sql stable as $$
     select now() - interval '1 hour' - (1 - share) * interval '1095 days' $$`,
  // A few customers buy a lot: number one has about a hundredth of all orders.
  `create function pg_temp.buyer(n bigint, word text, among double precision) returns int language sql immutable as $$
     select greatest(1, ceil(power(pg_temp.chance(n, word), 2.5) * among))::int $$`,
  `create function pg_temp.id_of(word text, n bigint) returns uuid language sql immutable as $$
     select md5(word || n)::uuid $$`,
];
