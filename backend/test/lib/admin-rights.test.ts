import { describe, expect, it } from 'vitest';
import { operations } from '../../../contract/generated/operations.ts';
import {
  filterOverview,
  findGrantingRight,
  normaliseRights,
  OVERVIEW_SECTIONS,
  returnsMoney,
} from '../../../contract/rules/admin-rights.ts';

describe('findGrantingRight', () => {
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
  ])('%j where %j is required: %s', (rights, needed, used) => {
    expect(findGrantingRight(rights, needed)).toBe(used);
  });
});

it('normaliseRights sorts rights and removes duplicates and unknown ones', () => {
  expect(normaliseRights(['support', 'content', 'support', 'x'])).toEqual(['content', 'support']);
  expect(normaliseRights(['support', 'all'])).toEqual(['all']);
  expect(normaliseRights([])).toEqual([]);
});

it('filterOverview removes everything that must not be seen', () => {
  const whole = Object.fromEntries(Object.keys(OVERVIEW_SECTIONS).map((part) => [part, 1]));
  expect(filterOverview(whole, () => true)).toEqual(whole);
  expect(new Set(Object.values(filterOverview(whole, () => false)))).toEqual(new Set([null]));
  for (const operation of Object.values(OVERVIEW_SECTIONS)) expect(operations[operation].rights).not.toEqual([]);
});

it('returnsMoney is true for the statuses that move money', () => {
  expect(['pending', 'processing', 'completed', 'cancelled', 'refunded'].filter(returnsMoney)).toEqual([
    'cancelled',
    'refunded',
  ]);
});
