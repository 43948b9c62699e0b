import { describe, expect, it } from 'vitest';
import { resolveRange } from './analytics-range.ts';
import { readAnalyticsSearch } from './analytics-search.ts';

const TODAY = '2026-11-20';

describe('readAnalyticsSearch', () => {
  it('accepts known presets and units', () => {
    expect(readAnalyticsSearch({ range: '90d', unit: 'week' })).toMatchObject({ range: '90d', unit: 'week' });
    expect(readAnalyticsSearch({ range: '9y', unit: 'hour' })).toEqual({});
  });
  it('prefers valid custom dates to a preset', () => {
    expect(readAnalyticsSearch({ range: '7d', from: '2026-01-01', to: '2026-02-28' })).toMatchObject({
      from: '2026-01-01',
      to: '2026-02-28',
    });
    for (const wrong of [
      { from: '2026-02-30', to: '2026-03-01' },
      { from: '2026-03-01', to: '2026-02-01' },
      { from: '2026-03-01' },
      { from: 7, to: [] },
    ]) {
      expect(readAnalyticsSearch(wrong)).toEqual({});
    }
  });
});

describe('resolveRange', () => {
  it('ends a preset today', () => {
    expect(resolveRange({}, TODAY)).toEqual({ from: '2026-10-22', to: '2026-11-20', unit: 'day', preset: '30d' });
    expect(resolveRange({ range: '12m', unit: 'week' }, TODAY)).toEqual({
      from: '2025-11-21',
      to: '2026-11-20',
      unit: 'week',
      preset: '12m',
    });
  });
  it('chooses the unit by the length of a custom range', () => {
    const unit = (from: string, to: string) => resolveRange({ from, to }, TODAY).unit;
    expect(unit('2026-11-01', '2026-11-30')).toBe('day');
    expect(unit('2026-06-01', '2026-11-30')).toBe('week');
    expect(unit('2025-01-01', '2026-11-30')).toBe('month');
  });
});
