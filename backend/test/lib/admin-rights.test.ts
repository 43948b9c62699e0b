import { describe, expect, it } from 'vitest';
import { givesBack, keptRights, OVERVIEW_PARTS, ownOverview, rightFor } from '../../shared/admin-rights.ts';
import { operations } from '../../src/generated/operations.ts';

describe('rightFor', () => {
  it.each([
    [['all'], ['all'], 'all'],
    [['all'], ['content'], 'all'],
    [['content'], ['content'], 'content'],
    [['content', 'support'], ['accounting', 'support'], 'support'],
    [['support'], ['any'], 'support'],
    [['content'], ['all'], undefined],
    [['content'], ['support'], undefined],
    [[], ['any'], undefined],
    [['any'], ['any'], undefined],
    [['owner'], ['owner'], undefined],
    [['all'], [], undefined],
  ])('%j where %j is needed: %s', (rights, needed, used) => {
    expect(rightFor(rights, needed)).toBe(used);
  });
});

it('keptRights keeps one order, nothing twice and nothing unknown', () => {
  expect(keptRights(['support', 'content', 'support', 'x'])).toEqual(['content', 'support']);
  expect(keptRights(['support', 'all'])).toEqual(['all']);
  expect(keptRights([])).toEqual([]);
});

it('ownOverview leaves nothing of what may not be seen', () => {
  const whole = Object.fromEntries(Object.keys(OVERVIEW_PARTS).map((part) => [part, 1]));
  expect(ownOverview(whole, () => true)).toEqual(whole);
  expect(new Set(Object.values(ownOverview(whole, () => false)))).toEqual(new Set([null]));
  for (const operation of Object.values(OVERVIEW_PARTS)) expect(operations[operation].rights).not.toEqual([]);
});

it('givesBack names the states that move money', () => {
  expect(['pending', 'processing', 'completed', 'cancelled', 'refunded'].filter(givesBack)).toEqual([
    'cancelled',
    'refunded',
  ]);
});
