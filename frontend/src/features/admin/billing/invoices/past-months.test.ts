import { expect, test } from 'vitest';
import { pastMonths } from './past-months.ts';

test('months are listed newest first, up to the current one', () => {
  const months = pastMonths('2022-03');
  expect(months.slice(0, 4)).toEqual(['2022-03', '2022-02', '2022-01', '2021-12']);
  expect(months.at(-1)).toBe('2020-01');
  expect(months).toHaveLength(27);
});
