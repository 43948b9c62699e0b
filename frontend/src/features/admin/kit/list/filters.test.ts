import { describe, expect, it } from 'vitest';
import { activeFilters, isFiltered } from './filters.ts';

const options = [
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
];

describe('activeFilters', () => {
  it('names what is set and nothing else', () => {
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

  it('shows an unknown value as it is', () => {
    expect(activeFilters([{ name: 'status', legend: 'Status', value: 'odd', options }])).toEqual([
      { name: 'status', label: 'Status: odd' },
    ]);
  });
});

describe('isFiltered', () => {
  const unset = { name: 'status', legend: 'Status', value: undefined, options };

  it('is the whole list in any order', () => {
    expect(isFiltered({ sort: 'total' }, [unset])).toBe(false);
  });

  it('is a part by text, by a filter and by another page than the first', () => {
    expect(isFiltered({ search: 'tide' }, [unset])).toBe(true);
    expect(isFiltered({}, [unset, { name: 'to', legend: 'To', value: '2026-01-01' }])).toBe(true);
    expect(isFiltered({ page: 2 }, [unset])).toBe(true);
  });
});
