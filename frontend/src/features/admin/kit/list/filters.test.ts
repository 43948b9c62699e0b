import { describe, expect, it } from 'vitest';
import { activeFilters, isFiltered } from './filters.ts';

const options = [
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
];

describe('activeFilters', () => {
  it('names active filters only', () => {
    expect(
      activeFilters([
        { name: 'status', legend: 'Status', value: 'suspended', options },
        { name: 'role', legend: 'Role', value: undefined, options },
        { name: 'from', legend: 'From', value: '2026-11-01' },
      ]),
    ).toEqual([
      { name: 'status', label: 'Status: Suspended' },
      { name: 'from', label: 'From: 2026-11-01' },
    ]);
  });

  it('shows an unknown value unchanged', () => {
    expect(activeFilters([{ name: 'status', legend: 'Status', value: 'odd', options }])).toEqual([
      { name: 'status', label: 'Status: odd' },
    ]);
  });
});

describe('isFiltered', () => {
  const unset = { name: 'status', legend: 'Status', value: undefined, options };

  it('is false for the whole list in any order', () => {
    expect(isFiltered({ sort: 'total' }, [unset])).toBe(false);
  });

  it('is true for a search, a filter and any page but the first', () => {
    expect(isFiltered({ search: 'tide' }, [unset])).toBe(true);
    expect(isFiltered({}, [unset, { name: 'to', legend: 'To', value: '2026-01-01' }])).toBe(true);
    expect(isFiltered({ page: 2 }, [unset])).toBe(true);
  });
});
