import { expect, test } from 'vitest';
import { findOtherClocks } from './shop-clock.ts';
import { readSources } from './sources.ts';

const inFile = (text: string) => findOtherClocks(new Map([['frontend/src/features/public/a/part.tsx', text]]));

test('days, months and years are in the shop’s time zone', () => {
  expect(findOtherClocks(readSources('frontend/src', 'backend/src', 'contract/rules'))).toEqual([]);
});

test.each([
  ['a year of the browser', 'new Date().getFullYear()'],
  ['a day of the database session', 'where day < now()::date'],
  ['a moment as a day of the session', 'where day < at::timestamptz::date'],
])('reported: %s', (_, code) => expect(inFile(code)).toHaveLength(1));

test.each([
  ['a day of the shop', 'businessDay(Date.now())'],
  ['the zone named', '(now() at time zone shop_zone())::date'],
])('fine: %s', (_, code) => expect(inFile(code)).toEqual([]));

test.each([
  ['a time of the browser', 'formatMoment(createdAt)', 1],
  ['a format without a zone', "new Intl.DateTimeFormat('en-US', { hour: 'numeric' });", 1],
  ['a time of the shop', 'formatShopTime(createdAt)', 0],
  ['a named time of the shop', 'formatMoment(start, businessTimeZone())', 0],
])('in the administration: %s', (_, code, found) => {
  expect(findOtherClocks(new Map([['frontend/src/features/admin/a/part.tsx', code]]))).toHaveLength(found);
});
