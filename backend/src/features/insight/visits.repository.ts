import { type Kysely, sql } from 'kysely';
import type { OpenVisit, VisitKind, VisitRow } from '../../../../contract/rules/visit-rollup.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';

/** The salt of a day, shared by all servers; the first one that needs it creates it. */
export async function getSalt(db: Kysely<Database>, day: string, fresh: Buffer): Promise<Buffer> {
  await sql`insert into visit_salts (day, salt) values (${day}::date, ${fresh}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ salt: Buffer }>`select salt from visit_salts where day = ${day}::date`.execute(db);
  return rows[0]?.salt ?? fresh;
}

/** Deletes the salts and open visits of earlier days, so that their visitors can no longer be told apart. */
export async function forgetVisitors(db: Kysely<Database>, today: string): Promise<void> {
  await sql`delete from visit_salts where day < ${today}::date`.execute(db);
  await sql`delete from open_visits where day < ${today}::date`.execute(db);
}

/** The servers add their hits one after another, so that each sees the visits that another has counted. */
export const withVisitsLock = <Result>(
  db: Kysely<Database>,
  work: (tx: Kysely<Database>) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('visits', 0))`.execute(tx);
    return work(tx);
  });

/** Visits of the given visitors on a day. */
export async function findOpenVisits(
  tx: Kysely<Database>,
  day: string,
  visitors: string[],
): Promise<Map<string, OpenVisit>> {
  const { rows } = await sql<OpenVisit & { visitor: string; lastAt: Date }>`
    select encode(visitor, 'hex') as visitor, page, last_at as "lastAt", entry, source, medium, campaign, country, device,
           checked_out as "checkedOut"
      from open_visits
     where day = ${day}::date
       and visitor in (select decode(hash, 'hex') from unnest(${visitors}::text[]) as hash)`.execute(tx);
  return new Map(rows.map(({ visitor, ...visit }) => [visitor, { ...visit, lastAt: visit.lastAt.getTime() }]));
}

export async function saveOpenVisits(
  tx: Kysely<Database>,
  day: string,
  open: ReadonlyMap<string, OpenVisit>,
): Promise<void> {
  const rows = [...open].map(([visitor, visit]) => ({ visitor, ...visit, lastAt: new Date(visit.lastAt) }));
  await sql`
    insert into open_visits
      (visitor, day, page, last_at, entry, source, medium, campaign, country, device, checked_out)
    select decode(visitor, 'hex'), ${day}::date, page, "lastAt", entry, source, medium, campaign, country, device,
           "checkedOut"
      from json_to_recordset(${JSON.stringify(rows)}::json) as visit (
        visitor text, page text, "lastAt" timestamptz, entry text, source text, medium text, campaign text,
        country text, device text, "checkedOut" boolean)
    on conflict (visitor) do update set
      day = excluded.day, page = excluded.page, last_at = excluded.last_at, entry = excluded.entry,
      source = excluded.source, medium = excluded.medium, campaign = excluded.campaign, country = excluded.country,
      device = excluded.device, checked_out = excluded.checked_out`.execute(tx);
}

/** Number of names that a day has of each kind, its visitors, and which of the given rows it has. */
export async function findDay(tx: Kysely<Database>, day: string) {
  const counts = await sql<{ kind: VisitKind; names: number; visitors: number }>`
    select kind, count(*)::int as names, sum(visitors)::int as visitors
      from visit_days where day = ${day}::date group by kind`.execute(tx);
  return {
    names: new Map(counts.rows.map(({ kind, names }) => [kind, names])),
    visitors: counts.rows.find(({ kind }) => kind === 'site')?.visitors ?? 0,
  };
}

const keyOf = ({ kind, name }: Pick<VisitRow, 'kind' | 'name'>): string => `${kind} ${name}`;

/** Whether the day has a row of this kind and name, for any of the given rows. */
export async function findStoredNames(
  tx: Kysely<Database>,
  day: string,
  rows: readonly VisitRow[],
): Promise<(row: VisitRow) => boolean> {
  const stored = await sql<Pick<VisitRow, 'kind' | 'name'>>`
    select kind, name from visit_days
     where day = ${day}::date
       and (kind, name) in (
         select kind, name from unnest(${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ name }) => name)}::text[])
           as wanted (kind, name))`.execute(tx);
  const keys = new Set(stored.rows.map(keyOf));
  return (row) => keys.has(keyOf(row));
}

export async function addToDay(tx: Kysely<Database>, day: string, rows: readonly VisitRow[]): Promise<void> {
  await sql`
    insert into visit_days (kind, day, name, visitors, visits, views, exits, reads, checkouts, empty)
    select kind, ${day}::date, name, visitors, visits, views, exits, reads, checkouts, empty
      from json_to_recordset(${JSON.stringify(rows)}::json) as added (
        kind text, name text, visitors int, visits int, views int, exits int, reads int, checkouts int, empty int)
    on conflict (kind, day, name) do update set
      visitors = visit_days.visitors + excluded.visitors, visits = visit_days.visits + excluded.visits,
      views = visit_days.views + excluded.views, exits = visit_days.exits + excluded.exits,
      reads = visit_days.reads + excluded.reads, checkouts = visit_days.checkouts + excluded.checkouts,
      empty = visit_days.empty + excluded.empty`.execute(tx);
}

/** Adds reads to the scores of articles, by their id, or their current or a former slug. */
export async function addReads(
  tx: Kysely<Database>,
  reads: readonly { article: string; count: number }[],
  weight: number,
): Promise<void> {
  if (reads.length === 0) return;
  await sql`
    insert into post_reads (post_id, score)
    select posts.id, sum(count) * ${weight}::double precision
      from json_to_recordset(${JSON.stringify(reads)}::json) as added (article text, count int)
      left join post_addresses on post_addresses.address = added.article
      join posts on posts.id = case when added.article ~ '^[1-9][0-9]{0,8}$' then added.article::int
                                    else post_addresses.post_id end
     group by posts.id
    on conflict (post_id) do update set score = post_reads.score + excluded.score`.execute(tx);
}
