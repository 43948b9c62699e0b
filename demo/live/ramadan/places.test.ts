import { expect, it } from 'vitest';
import { districts } from './districts.ts';
import { dayAt, daysFrom, findPlace, readDay, toPlaceSlug } from './places.ts';

it('gives each district a slug of its own', () => {
  const slugs = districts.map(toPlaceSlug);
  expect(new Set(slugs).size).toBe(districts.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  expect(findPlace('coxs-bazar')?.name).toBe('Cox’s Bazar');
  expect(findPlace('paris')).toBeUndefined();
});

it('begins a day at midnight in Bangladesh, six hours before UTC', () => {
  expect(dayAt(Date.parse('2026-12-31T17:59:59Z'))).toBe('2026-12-31');
  expect(dayAt(Date.parse('2026-12-31T18:00:00Z'))).toBe('2027-01-01');
});

it('counts days over the ends of months and leap years', () => {
  expect(daysFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(readDay('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
});
