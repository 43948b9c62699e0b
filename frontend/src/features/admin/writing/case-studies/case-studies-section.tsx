import { Link, useNavigate } from '@tanstack/react-router';
import { ExternalLink, FilePlus2, Pencil, Trash2 } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListCaseStudies } from '@/api/generated/admin-case-studies/admin-case-studies.ts';
import type { AdminCaseStudyRow } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { formatDate } from '@/lib/format.ts';
import { ContentFrame } from '../../kit/content/content-frame.tsx';
import { useDeleteContent } from '../../kit/content/use-delete-content.ts';
import type { Column } from '../../kit/list/column.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';

const columns: readonly Column<AdminCaseStudyRow>[] = [
  {
    id: 'title',
    header: 'Case study',
    phone: 'title',
    className: 'rows:w-[50%] rows:max-w-0',
    cell: ({ id, title, client, year, image }) => (
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
            to="/admin/content/case-studies/$id"
            params={{ id: String(id) }}
            className="line-clamp-2 font-semibold underline-offset-4 hover:underline"
          >
            {title}
          </Link>
          <span className="block truncate text-xs text-muted-foreground">
            {[client, String(year)].filter(Boolean).join(', ')}
          </span>
        </span>
      </span>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'updated',
    header: 'Updated',
    phone: 'label',
    cell: ({ updated_at: updatedAt }) => (
      <span className="whitespace-nowrap tabular-nums">{formatDate(updatedAt)}</span>
    ),
  },
];

/** All case studies, whatever their status. */
export function CaseStudiesSection() {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useAdminListCaseStudies();
  const deleteStudy = useDeleteContent('case-studies', 'case study');
  const write = (
    <Link to="/admin/content/case-studies/$id" params={{ id: 'new' }} className={buttonVariants()} {...NEW_ACTION}>
      <FilePlus2 aria-hidden="true" />
      New case study
    </Link>
  );
  return (
    <ContentFrame page="case-studies" actions={write}>
      <DataTable
        label="Case studies"
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        loading="Loading case studies..."
        error={error && errorMessage(error, 'Failed to fetch case studies')}
        onRetry={() => void refetch()}
        busy={isFetching && !data}
        empty={
          <EmptyState
            scene="writing"
            title="No case studies yet"
            line="Write about a finished project. Its client approves the page before it is published."
            action={write}
          />
        }
        actions={({ id, title, address, status }) => (
          <RowMenu
            label={`More actions for ${title}`}
            items={[
              {
                label: 'Edit',
                icon: Pencil,
                onSelect: () => void navigate({ to: '/admin/content/case-studies/$id', params: { id: String(id) } }),
              },
              {
                label: 'View on the site',
                icon: ExternalLink,
                disabled: status !== 'published',
                onSelect: () => void navigate({ to: '/work/$address', params: { address } }),
              },
              { label: 'Delete', icon: Trash2, danger: true, onSelect: () => void deleteStudy(id, title) },
            ]}
          />
        )}
      />
    </ContentFrame>
  );
}
