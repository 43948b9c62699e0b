import { Link, useNavigate } from '@tanstack/react-router';
import { EyeOff, Globe, Plus, Upload } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import {
  adminExportProducts,
  useAdminDeleteProduct,
  useAdminRestoreProduct,
  useAdminSetProductStatus,
} from '@/api/generated/admin-products/admin-products.ts';
import type { AdminProductRow } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { countText, type Noun } from '@/lib/count-text.ts';
import { formatCount } from '@/lib/format.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { BulkBar } from '../../kit/list/bulk-bar.tsx';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import { DataTable } from '../../kit/list/data-table.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { showUndo } from '../../kit/list/show-undo.ts';
import { useBulk } from '../../kit/list/use-bulk.ts';
import { useList } from '../../kit/list/use-list.ts';
import { type Selection, useSelection } from '../../kit/list/use-selection.ts';
import { useDeletion } from '../../kit/use-deletion.ts';
import { useTopicNames } from '../../kit/use-topic-names.ts';
import { ProductActions } from './product-actions.tsx';
import { productColumns } from './product-columns.tsx';
import { productList } from './product-list.ts';
import { ProductSheet } from './product-sheet.tsx';

interface ProductBulkProps {
  readonly selection: Selection<AdminProductRow>;
}

const { noun } = productList.labels;
const DRAFT: Noun = ['draft', 'drafts'];

/** Publishes or hides the selected products, with undo. */
function ProductBulk({ selection }: ProductBulkProps) {
  const { selected } = selection;
  const { mutateAsync: setStatus } = useAdminSetProductStatus();
  const bulk = useBulk(selection);
  const drafts = selected.filter(({ status }) => status === 'draft');
  const published = selected.filter(({ status }) => status === 'published');
  const show = async (rows: readonly AdminProductRow[], status: 'published' | 'draft') => {
    const isShown = status === 'published';
    await bulk.run({
      rows,
      noun,
      change: ({ id, revision }) => setStatus({ id: String(id), data: { status, revision } }),
      undo: ({ id, status: before }, { revision }) => setStatus({ id: String(id), data: { status: before, revision } }),
      done: isShown ? 'published' : 'unpublished',
      undoneText: isShown ? 'unpublished' : 'published',
      failed: 'Failed to update product',
    });
  };
  return (
    <BulkBar selection={selection} noun={noun} bulk={bulk}>
      {drafts.length > 0 ? (
        <Button size="sm" onClick={() => void show(drafts, 'published')}>
          <Globe aria-hidden="true" />
          <span>{drafts.length === selected.length ? 'Publish' : `Publish ${countText(drafts.length, DRAFT)}`}</span>
        </Button>
      ) : null}
      {published.length > 0 ? (
        <Button size="sm" variant="outline" onClick={() => void show(published, 'draft')}>
          <EyeOff aria-hidden="true" />
          <span>
            {published.length === selected.length
              ? 'Unpublish'
              : `Unpublish ${formatCount(published.length)} published`}
          </span>
        </Button>
      ) : null}
    </BulkBar>
  );
}

/** The actions on a row of the list: view its page, publish or hide it, delete it. */
function useProductActions() {
  const navigate = useNavigate();
  const { show } = useToast();
  const status = useAdminSetProductStatus();
  const { mutateAsync: restore } = useAdminRestoreProduct();
  const deletion = useDeletion({
    mutation: useAdminDeleteProduct(),
    variablesOf: ({ id }: AdminProductRow) => ({ id: String(id) }),
    failed: 'Failed to delete product',
    onDeleted: ({ id, title }) =>
      showUndo({
        text: `${title} deleted`,
        undo: () => restore({ id: String(id) }),
        undoneText: `${title} restored`,
        failed: 'Failed to restore product',
      }),
  });

  const publish = ({ id, title, status: now, revision }: AdminProductRow) => {
    const next = now === 'published' ? 'draft' : 'published';
    status.mutate(
      { id: String(id), data: { status: next, revision } },
      {
        onSuccess: () =>
          show({ tone: 'success', text: next === 'published' ? `${title} published` : `${title} unpublished` }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to update product') }),
      },
    );
  };
  return {
    view: ({ id }: AdminProductRow) => void navigate({ to: '/product/$id', params: { id: String(id) } }),
    publish,
    deletion,
  };
}

/** All products, published or not. */
export function ProductsPage({ search: url }: ListScreenProps) {
  const { category } = productList.read(url);
  // The owner may have removed the category that the URL names.
  const categories = new Set([...useTopicNames('productCategories'), ...(category ? [category] : [])]);
  const { list, query, result } = useList(productList, url, {
    category: [...categories].map((value) => ({ value, label: value })),
  });
  const { search } = list;
  const { view, publish, deletion } = useProductActions();
  const selection = useSelection({
    rows: query.data?.items,
    rowKey: ({ id }) => id,
    name: ({ title }) => title,
    result,
  });
  const add = (
    <Link
      to="/admin/products"
      search={{ ...search, product: 'new' }}
      resetScroll={false}
      className={buttonVariants()}
      {...NEW_ACTION}
    >
      <Plus aria-hidden="true" />
      Add Product
    </Link>
  );
  return (
    <AdminPage
      title="Products"
      actions={
        <>
          <Link to="/admin/import" className={buttonVariants({ variant: 'ghost' })}>
            <Upload aria-hidden="true" />
            <span>Import CSV</span>
          </Link>
          <CsvButton file="products.csv" load={() => adminExportProducts()} />
          {add}
        </>
      }
    >
      <ListPage list={list} query={query} labels={productList.labels} emptyAction={add}>
        {(body) => (
          <>
            <DataTable
              {...body}
              label="Products"
              columns={productColumns}
              rowKey={({ id }) => id}
              loading="Loading products..."
              actions={(product) => (
                <ProductActions
                  product={product}
                  search={search}
                  onView={view}
                  onPublish={publish}
                  onDelete={deletion.requestDeletion}
                />
              )}
              selection={selection}
            />
            <ProductBulk selection={selection} />
          </>
        )}
      </ListPage>
      <ProductSheet id={search.product} onClose={list.close} />
      <ConfirmDialog {...deletion.dialog} question="Are you sure you want to delete this product?" action="Delete">
        <strong className="block font-semibold text-foreground">
          <bdi>{deletion.candidate?.title}</bdi>
        </strong>
        It’s removed from the site. Customers keep their orders and downloads.
      </ConfirmDialog>
    </AdminPage>
  );
}
