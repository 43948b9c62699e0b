-- How texts are compared. Functions of indexes come first: every other file uses them.

create extension if not exists pg_trgm;

create function folded(content text) returns text language plpgsql immutable strict parallel safe cost 200 as $$
begin
  if octet_length(content) = char_length(content) then
    return lower(content);
  end if;
  return translate(
    replace(replace(
      lower(regexp_replace(normalize(content, nfkd), '[\u0300-\u036f\u200b-\u200d\u2060\ufeff]', '', 'g')),
      'ঙ্', 'ং'), 'ৎ', 'ত্'),
    '০১২৩৪৫৬৭৮৯', '0123456789');
end $$;
comment on function folded is
  'A text as searches compare it: without case and accents, in one form, digits as 0 to 9. `contract/rules/fold.ts` '
  'computes the same.';

create function grams(content text) returns integer[] language plpgsql immutable parallel safe cost 10000 as $$
declare letters text[] := string_to_array(lower(content), null);
begin
  -- Numbers compare much faster than text; two pairs with the same number only cost a recheck of the row.
  return array(select ascii(letter) from unnest(letters) as letter)
    || array(
      select (ascii(one) << 11) # ascii(two) from unnest(letters, letters[2:]) as pairs (one, two)
       where two is not null);
end $$;
comment on function grams is
  'Every character and every pair of neighbours in a text. Trigram indexes need three letters or digits in a row; '
  'shorter words and punctuation are found by these.';
