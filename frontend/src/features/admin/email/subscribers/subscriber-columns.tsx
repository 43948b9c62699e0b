import type { AdminSubscriber } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { formatDate } from '@/lib/format.ts';
import type { Column } from '../../kit/list/column.ts';

export const subscriberColumns: readonly Column<AdminSubscriber>[] = [
  {
    id: 'email',
    header: 'Email',
    phone: 'title',
    cell: ({ email }) => <span className="font-medium break-all">{email}</span>,
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'since',
    header: 'Since',
    phone: 'label',
    cell: ({ created_at: createdAt }) => (
      <span className="whitespace-nowrap tabular-nums">{formatDate(createdAt)}</span>
    ),
  },
  {
    id: 'confirmed',
    header: 'Confirmed',
    phone: 'label',
    cell: ({ confirmed_at: confirmedAt }) => (
      <span className="whitespace-nowrap tabular-nums">{confirmedAt ? formatDate(confirmedAt) : '–'}</span>
    ),
  },
];
