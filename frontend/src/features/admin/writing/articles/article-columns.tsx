import { Link } from '@tanstack/react-router';
import type { AdminPostRow } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { formatDate } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import type { Column } from '../../kit/list/column.ts';

/** When the article was or will be published: a date for published articles, date and time for scheduled ones. */
function appearance({ status, publishAt }: Pick<AdminPostRow, 'status' | 'publishAt'>): string {
  if (publishAt === null) return 'Not published';
  return status === 'scheduled' ? formatShopTime(publishAt) : formatDate(publishAt);
}

export const articleColumns: readonly Column<AdminPostRow>[] = [
  {
    id: 'title',
    header: 'Article',
    sort: 'title',
    phone: 'title',
    className: 'rows:w-[44%] rows:max-w-0',
    cell: ({ id, title, author, image }) => (
      <span className="flex min-w-0 items-center gap-3">
        {image ? (
          <Picture
            picture={image}
            alt=""
            sizes="4.5rem"
            className="h-10 w-16 shrink-0 rounded-md not-wide-rows:hidden"
          />
        ) : (
          <span className="h-10 w-16 shrink-0 rounded-md border border-dashed border-input not-wide-rows:hidden" />
        )}
        <span className="min-w-0">
          <Link
            to="/admin/content/articles/$id"
            params={{ id: String(id) }}
            className="line-clamp-2 font-semibold underline-offset-4 hover:underline"
          >
            {title}
          </Link>
          <span className="block truncate text-xs text-muted-foreground">{author}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'category',
    header: 'Category',
    phone: 'label',
    className: 'rows:w-[22%] rows:min-w-32 rows:max-w-0',
    cell: ({ category }) => category || '–',
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'published',
    header: 'Publish date',
    sort: 'published',
    descendingFirst: true,
    phone: 'label',
    cell: (row) => <span className="whitespace-nowrap tabular-nums">{appearance(row)}</span>,
  },
  {
    id: 'updated',
    header: 'Updated',
    sort: 'updated',
    descendingFirst: true,
    phone: 'hidden',
    cell: ({ updated_at: updatedAt }) => (
      <span className="whitespace-nowrap tabular-nums">{formatDate(updatedAt)}</span>
    ),
  },
];
