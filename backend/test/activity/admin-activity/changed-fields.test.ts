import { describe, expect, it } from 'vitest';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';

describe('changedFields', () => {
  it('keeps only what differs, with both values', () => {
    expect(changedFields({ name: 'A', price: 1, tags: ['x'] }, { name: 'B', price: 1, tags: ['x', 'y'] })).toEqual({
      before: { name: 'A', tags: ['x'] },
      after: { name: 'B', tags: ['x', 'y'] },
    });
  });

  it('handles dates, and writes a missing value as null', () => {
    const day = new Date('2026-01-01T00:00:00Z');
    expect(changedFields({ day }, { day: new Date(day) })).toBeUndefined();
    expect(changedFields({}, { note: 'new' })).toEqual({ before: { note: null }, after: { note: 'new' } });
  });

  it('returns undefined when nothing changed', () => {
    expect(changedFields({ name: 'A', other: 1 }, { name: 'A' })).toBeUndefined();
  });
});
