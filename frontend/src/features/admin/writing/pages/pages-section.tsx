import { Link, useNavigate } from '@tanstack/react-router';
import { ExternalLink, FilePlus2, Pencil, Signpost, Trash2 } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListPages } from '@/api/generated/admin-pages/admin-pages.ts';
import type { AdminPageRow } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { formatDate } from '@/lib/format.ts';
import { ContentFrame } from '../../kit/content/content-frame.tsx';
import { useDeleteContent } from '../../kit/content/use-delete-content.ts';
import type { Column } from '../../kit/list/column.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';

const pageColumns: readonly Column<AdminPageRow>[] = [
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

/** The owner's pages: first privacy policy and terms, then all others. */
export function PagesSection() {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useAdminListPages();
  const deletePage = useDeleteContent('pages', 'page');
  const write = (
    <Link to="/admin/content/pages/$id" params={{ id: 'new' }} className={buttonVariants()} {...NEW_ACTION}>
      <FilePlus2 aria-hidden="true" />
      New page
    </Link>
  );
  return (
    <ContentFrame
      page="pages"
      actions={
        <>
          <Link to="/admin/content/redirects" className={buttonVariants({ variant: 'outline' })}>
            <Signpost aria-hidden="true" />
            Redirects
          </Link>
          {write}
        </>
      }
    >
      <DataTable
        label="Pages"
        columns={pageColumns}
        rows={data?.items}
        rowKey={({ id }) => id}
        loading="Loading pages..."
        error={error && errorMessage(error, 'Failed to fetch pages')}
        onRetry={() => void refetch()}
        busy={isFetching && !data}
        empty={
          <EmptyState
            scene="writing"
            title="No pages yet"
            line="Drafts are hidden until you publish them."
            action={write}
          />
        }
        actions={({ id, title, address, published, legal }) => (
          <RowMenu
            label={`More actions for ${title}`}
            items={[
              {
                label: 'Edit',
                icon: Pencil,
                onSelect: () => void navigate({ to: '/admin/content/pages/$id', params: { id: String(id) } }),
              },
              {
                label: 'View on the site',
                icon: ExternalLink,
                disabled: !published,
                onSelect: () => void navigate({ to: '/$address', params: { address } }),
              },
              {
                label: 'Delete',
                icon: Trash2,
                danger: true,
                disabled: legal,
                onSelect: () => void deletePage(id, title),
              },
            ]}
          />
        )}
      />
    </ContentFrame>
  );
}
