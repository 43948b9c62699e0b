import { Link } from '@tanstack/react-router';
import type { AdminMessage } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import type { ContentSearch } from '../kit/content/content-search.ts';
import type { Column } from '../kit/list/column.ts';
import { sentAt } from '../kit/sent-at.ts';

/** @param search of the list, which the link to a message keeps */
export const messageColumns = (search: ContentSearch): readonly Column<AdminMessage>[] => [
  {
    id: 'subject',
    header: 'Message',
    phone: 'title',
    className: 'w-full',
    cell: ({ id, subject, message, status }) => (
      <span className="block max-w-[34rem] min-w-0">
        <Link
          to="/admin/content/$section"
          params={{ section: 'inbox' }}
          search={{ ...search, entry: id }}
          resetScroll={false}
          className={`line-clamp-1 underline-offset-4 hover:underline ${status === 'new' ? 'font-semibold' : 'font-medium'}`}
        >
          {subject}
        </Link>
        <span className="line-clamp-1 text-sm font-normal text-muted-foreground">{message}</span>
      </span>
    ),
  },
  {
    id: 'from',
    header: 'From',
    className: 'cards:basis-full',
    cell: ({ name, email }) => (
      <span className="block min-w-0">
        <span className="block truncate">{name}</span>
        <span className="block truncate text-xs text-muted-foreground">{email}</span>
      </span>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'sent',
    header: 'Sent',
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-ink-11 tabular-nums">{sentAt(createdAt)}</span>,
  },
];
