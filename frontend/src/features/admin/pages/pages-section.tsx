import { Link, useNavigate } from '@tanstack/react-router';
import { ExternalLink, FilePlus2, Pencil, Trash2 } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListPages } from '@/api/generated/admin-pages/admin-pages.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { ContentFrame } from '../kit/content/content-frame.tsx';
import { useDeleteContent } from '../kit/content/use-delete-content.ts';
import { DataTable } from '../kit/list/data-table.tsx';
import { RowMenu } from '../kit/list/row-menu.tsx';
import { pageColumns } from './page-columns.tsx';

/** The owner's pages: first privacy policy and terms, then all others. */
export function PagesSection() {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useAdminListPages();
  const deletePage = useDeleteContent('pages', 'page');
  const write = (
    <Link to="/admin/content/pages/$id" params={{ id: 'new' }} className={buttonVariants()}>
      <FilePlus2 aria-hidden="true" />
      New page
    </Link>
  );
  return (
    <ContentFrame section="pages" actions={write}>
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
