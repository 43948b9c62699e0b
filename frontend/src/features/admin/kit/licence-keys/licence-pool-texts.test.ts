import { expect, it } from 'vitest';
import { poolText, reportText } from './licence-pool-texts.ts';

it('tells how many keys are left, and who waits', () => {
  expect(poolText({ free: 0, given: 0, waiting: 0 })).toBe('None yet: buyers get keys of this site.');
  expect(poolText({ free: 1, given: 1_200, waiting: 0 })).toBe('1 key left, 1,200 given.');
  expect(poolText({ free: 0, given: 5, waiting: 1 })).toBe('0 keys left, 5 given. One buyer waits for a key.');
  expect(poolText({ free: 0, given: 5, waiting: 3 })).toBe('0 keys left, 5 given. 3 buyers wait for a key.');
});

it('tells what became of a file', () => {
  const pool = { free: 0, given: 0, waiting: 0 };
  expect(reportText({ added: 2_000, known: 0, pool })).toBe('2,000 keys added.');
  expect(reportText({ added: 1, known: 1, pool })).toBe('1 key added. 1 key was here already.');
});
