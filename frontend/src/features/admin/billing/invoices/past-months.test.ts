import { expect, test } from 'vitest';
import { pastMonths } from './past-months.ts';

test('months are listed newest first, the current year up to now, the others in full', () => {
  const years = pastMonths('2022-03');
  expect(years.map(({ year }) => year)).toEqual(['2022', '2021', '2020']);
  expect(years[0]?.months).toEqual(['2022-03', '2022-02', '2022-01']);
  expect(years[1]?.months).toHaveLength(12);
  expect(years.at(-1)?.months.at(-1)).toBe('2020-01');
});
