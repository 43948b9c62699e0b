import { Link } from '@tanstack/react-router';
import type { AdminPageRow } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { formatDate } from '@/lib/format.ts';
import type { Column } from '../kit/list/column.ts';

export const pageColumns: readonly Column<AdminPageRow>[] = [
  {
    id: 'title',
    header: 'Page',
    phone: 'title',
    className: 'rows:w-[56%] rows:max-w-0',
    cell: ({ id, title, address }) => (
      <span className="block min-w-0">
        <Link
          to="/admin/content/pages/$id"
          params={{ id: String(id) }}
          className="line-clamp-2 font-semibold underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        <span className="block truncate text-xs text-muted-foreground">{`/${address}`}</span>
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ published }) => <StatusBadge status={published ? 'published' : 'draft'} />,
  },
  {
    id: 'updated',
    header: 'Updated',
    phone: 'label',
    cell: ({ updated_at: updatedAt }) => (
      <span className="whitespace-nowrap tabular-nums">{formatDate(updatedAt)}</span>
    ),
  },
];
