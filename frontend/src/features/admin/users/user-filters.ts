import type { Filter } from '../kit/list/filters.ts';
import type { UserSearch } from './user-search.ts';

/** The filters of the list. */
export const userFilters = ({ status, role }: UserSearch): Filter[] => [
  {
    name: 'status',
    legend: 'Status',
    value: status,
    options: [
      { value: 'active', label: 'Active' },
      { value: 'suspended', label: 'Suspended' },
    ],
  },
  {
    name: 'role',
    legend: 'Role',
    value: role,
    options: [
      { value: 'customer', label: 'User' },
      { value: 'super_admin', label: 'Admin' },
    ],
  },
];
