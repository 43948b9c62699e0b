import { Link, useNavigate } from '@tanstack/react-router';
import { ExternalLink, PackagePlus, Pencil, Trash2 } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminDeleteBundle,
  useAdminListBundles,
  useAdminRestoreBundle,
} from '@/api/generated/admin-bundles/admin-bundles.ts';
import type { AdminBundle } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { DataTable } from '../../kit/list/data-table.tsx';
import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import { showUndo } from '../../kit/list/show-undo.ts';
import { usePanelValue } from '../../kit/use-panel-value.ts';
import { bundleColumns } from './bundle-columns.tsx';
import { BundleEditor } from './bundle-editor.tsx';
import { bundleState } from './bundle-rules.ts';

export interface BundlesSearch {
  /** the bundle that is edited, or 'new' */
  readonly bundle?: string | undefined;
}

/** Deletes a bundle immediately; undo is offered while the message is shown. */
function useDeleteBundle() {
  const { show } = useToast();
  const { mutateAsync: remove } = useAdminDeleteBundle();
  const { mutateAsync: restore } = useAdminRestoreBundle();
  return async ({ id: number, name }: AdminBundle) => {
    const id = String(number);
    try {
      await remove({ id });
      showUndo({
        text: `${name} deleted`,
        undo: () => restore({ id }),
        undoneText: `${name} restored`,
        failed: 'Failed to restore the bundle',
      });
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, 'Failed to delete the bundle') });
    }
  };
}

/** Bundles of products for one price. */
export function BundlesPage({ search }: { readonly search: BundlesSearch }) {
  const navigate = useNavigate();
  const query = useAdminListBundles();
  const deleteBundle = useDeleteBundle();
  const items = query.data?.items;
  const open = (bundle: string | undefined) =>
    void navigate({
      to: '/admin/products/bundles',
      search: bundle === undefined ? {} : { bundle },
      resetScroll: false,
    });
  const { lastValue, count } = usePanelValue(search.bundle);
  const edited = items?.find(({ id }) => String(id) === lastValue) ?? null;
  const add = (
    <Link
      to="/admin/products/bundles"
      search={{ bundle: 'new' }}
      resetScroll={false}
      className={buttonVariants()}
      {...NEW_ACTION}
    >
      <PackagePlus aria-hidden="true" />
      New bundle
    </Link>
  );
  const reload = async () => (await query.refetch()).data?.items.find(({ id }) => String(id) === lastValue);
  return (
    <AdminPage title="Bundles" actions={add}>
      <DataTable
        label="Bundles"
        columns={bundleColumns}
        rows={items}
        rowKey={({ id }) => id}
        loading="Loading bundles..."
        error={query.error ? errorMessage(query.error, 'Failed to fetch bundles') : null}
        onRetry={() => void query.refetch()}
        busy={query.isFetching && query.error !== null}
        empty={
          <EmptyState
            scene="products"
            title="No bundles yet"
            line="Sell several products for one price."
            action={add}
          />
        }
        actions={(bundle) => (
          <RowMenu
            label={`More actions for ${bundle.name}`}
            items={[
              { label: 'Edit', icon: Pencil, onSelect: () => open(String(bundle.id)) },
              {
                label: 'View on site',
                icon: ExternalLink,
                disabled: bundleState(bundle, Date.now()) !== 'Published',
                onSelect: () => void navigate({ to: '/bundle/$id', params: { id: String(bundle.id) } }),
              },
              { label: 'Delete', icon: Trash2, danger: true, onSelect: () => void deleteBundle(bundle) },
            ]}
          />
        )}
      />
      {lastValue === 'new' || edited ? (
        <BundleEditor
          key={count}
          stored={lastValue === 'new' ? null : edited}
          open={search.bundle !== undefined}
          onClose={() => open(undefined)}
          reload={reload}
          isReloading={query.isFetching}
        />
      ) : null}
    </AdminPage>
  );
}
