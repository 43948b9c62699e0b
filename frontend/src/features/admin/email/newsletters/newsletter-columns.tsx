import { Link } from '@tanstack/react-router';
import type { AdminNewsletterRow } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { formatCount, formatDate } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import type { Column } from '../../kit/list/column.ts';

const LANGUAGES = { en: 'English', bn: 'Bangla' } as const;

/** The date that matters in the present state. */
function dateText({ status, scheduled_for: at, finished_at: end, updated_at: change }: AdminNewsletterRow): string {
  if (status === 'scheduled' && at) return formatShopTime(at);
  return formatDate(end ?? change);
}

const figure = (value: number, { status }: AdminNewsletterRow): string =>
  status === 'draft' || status === 'scheduled' ? '–' : formatCount(value);

export const newsletterColumns: readonly Column<AdminNewsletterRow>[] = [
  {
    id: 'subject',
    header: 'Newsletter',
    phone: 'title',
    className: 'rows:w-[36%] rows:max-w-0',
    cell: ({ id, subject, languages }) => (
      <span className="block min-w-0">
        <Link
          to="/admin/users/newsletters/$id"
          params={{ id }}
          className="line-clamp-2 font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {subject || 'Untitled newsletter'}
        </Link>
        <span className="block text-xs text-muted-foreground">
          {languages.map((language) => LANGUAGES[language]).join(', ') || 'No text yet'}
        </span>
      </span>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'recipients',
    header: 'Recipients',
    numeric: true,
    phone: 'label',
    cell: (row) => figure(row.figures.recipients, row),
  },
  { id: 'sent', header: 'Sent', numeric: true, phone: 'label', cell: (row) => figure(row.figures.sent, row) },
  {
    id: 'returned',
    header: 'Bounced',
    numeric: true,
    phone: 'hidden',
    cell: (row) => figure(row.figures.returned, row),
  },
  {
    id: 'unsubscribed',
    header: 'Unsubscribed',
    numeric: true,
    phone: 'hidden',
    cell: (row) => figure(row.figures.unsubscribed, row),
  },
  {
    id: 'date',
    header: 'Date',
    phone: 'label',
    cell: (row) => <span className="whitespace-nowrap tabular-nums">{dateText(row)}</span>,
  },
];
