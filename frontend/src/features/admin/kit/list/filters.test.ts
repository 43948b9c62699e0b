import { describe, expect, it } from 'vitest';
import { activeFilters } from './filters.ts';

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
