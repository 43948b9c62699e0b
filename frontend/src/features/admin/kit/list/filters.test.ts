import { describe, expect, it } from 'vitest';
import { activeFilters, isPart } from './filters.ts';

const choices = [
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
];

describe('activeFilters', () => {
  it('names what is set and nothing else', () => {
    expect(
      activeFilters([
        { name: 'status', legend: 'Status', value: 'suspended', choices },
        { name: 'role', legend: 'Role', value: undefined, choices },
        { name: 'from', legend: 'From', value: '2026-11-01' },
      ]),
    ).toEqual([
      { name: 'status', label: 'Status: Suspended' },
      { name: 'from', label: 'From: 2026-11-01' },
    ]);
  });

  it('shows an unknown value as it is', () => {
    expect(activeFilters([{ name: 'status', legend: 'Status', value: 'odd', choices }])).toEqual([
      { name: 'status', label: 'Status: odd' },
    ]);
  });
});

describe('isPart', () => {
  const unset = { name: 'status', legend: 'Status', value: undefined, choices };

  it('is the whole list in any order', () => {
    expect(isPart({ sort: 'total' }, [unset])).toBe(false);
  });

  it('is a part by text, by a filter and by another page than the first', () => {
    expect(isPart({ search: 'tide' }, [unset])).toBe(true);
    expect(isPart({}, [unset, { name: 'to', legend: 'To', value: '2026-01-01' }])).toBe(true);
    expect(isPart({ page: 2 }, [unset])).toBe(true);
  });
});
