import { expect, test } from 'vitest';
import { readDeprecations } from './codegen/deprecations.ts';

const read = (operation: object) =>
  readDeprecations({
    paths: { '/old': { get: { operationId: 'getOld', ...operation }, post: { operationId: 'getNew' } } },
  });
const word = { since: '2026-11-30', sunset: '2027-05-31', use: 'getNew' };

test('a deprecated operation has dates and a successor', () => {
  expect(read({ deprecated: true, 'x-deprecated': word })).toEqual([
    { operationId: 'getOld', since: Date.UTC(2026, 10, 30), sunset: Date.UTC(2027, 4, 31) },
  ]);
  expect(() => read({ deprecated: true })).toThrow('getOld: deprecated needs x-deprecated');
  expect(() => read({ 'x-deprecated': word })).toThrow('getOld: deprecated needs x-deprecated');
  expect(() => read({ deprecated: true, 'x-deprecated': { ...word, use: 'gone' } })).toThrow('which is no operation');
});

test('callers have half a year', () => {
  const soon = { ...word, sunset: '2027-01-31' };
  expect(() => read({ deprecated: true, 'x-deprecated': soon })).toThrow('leaves less than 180 days');
});
