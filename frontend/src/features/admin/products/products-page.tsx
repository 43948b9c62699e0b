import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { messageOf } from '@/api/api-error.ts';
import { useAdminListProducts } from '@/api/generated/admin-products/admin-products.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonClass } from '@/components/ui/button-class.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { ListToolbar } from '../kit/list/list-toolbar.tsx';
import { Pager } from '../kit/list/pager.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { isNarrowed, productFilters } from './products-filters.ts';
import { type ProductsSearch, productListParams } from './products-search.ts';
import { ProductsTable } from './products-table.tsx';
import { foundProducts } from './products-texts.ts';
import { useProductActions } from './use-product-actions.ts';

interface ProductsPageProps {
  readonly search: ProductsSearch;
}

/** What the studio sells, published or not. */
export function ProductsPage({ search }: ProductsPageProps) {
  const navigate = useNavigate();
  const query = useAdminListProducts(productListParams(search), { query: { placeholderData: keepPreviousData } });
  const { data, error, isPlaceholderData } = query;
  const { view, publish, deletion } = useProductActions();
  const narrowed = isNarrowed(search);

  const go = (change: ProductsSearch, replace = false) =>
    void navigate({ to: '/admin/products', search: { ...search, ...change }, replace, resetScroll: false });
  // What narrows or turns the list starts it again from its first page.
  const list = (change: ProductsSearch) => go({ page: undefined, ...change }, true);
  const clear = () => list({ search: undefined, status: undefined, category: undefined });
  const add = (
    <Link to="/admin/products" search={{ ...search, product: 'new' }} resetScroll={false} className={buttonClass()}>
      <Plus aria-hidden="true" />
      Add Product
    </Link>
  );

  return (
    <AdminPage title="Products" actions={add}>
      <ListToolbar
        placeholder="Search products..."
        search={search.search ?? ''}
        onSearch={(text) => list({ search: text || undefined })}
        filters={productFilters(search)}
        onFilter={(name, value) => list({ [name]: value })}
        onClear={clear}
        result={data && !isPlaceholderData ? foundProducts(data.total) : undefined}
      />
      <ProductsTable
        search={search}
        products={data?.items}
        error={error ? messageOf(error, 'Failed to fetch products') : null}
        busy={isPlaceholderData || (Boolean(error) && query.isFetching)}
        onSort={(sort) => list({ sort })}
        onRetry={() => void query.refetch()}
        onView={view}
        onPublish={publish}
        onDelete={deletion.ask}
        empty={
          narrowed || search.page ? (
            <EmptyState
              title="No products found"
              line="Nothing matches what is set above."
              action={
                <Button variant="secondary" onClick={clear}>
                  Show all products
                </Button>
              }
            />
          ) : (
            <EmptyState title="No products yet" line="What you add stays a draft until you publish it." action={add} />
          )
        }
      />
      {data ? (
        <Pager
          page={data.page}
          limit={data.limit}
          total={data.items.length === 0 ? 0 : data.total}
          noun="products"
          linkTo={(page, props) => (
            <Link to="/admin/products" search={{ ...search, page: page > 1 ? page : undefined }} {...props} />
          )}
        />
      ) : null}
      <ProductSheet id={search.product} onClose={() => go({ product: undefined })} />
      <ConfirmDialog
        open={deletion.asked !== null}
        question="Are you sure you want to delete this product?"
        action="Delete"
        busy={deletion.busy}
        problem={deletion.problem}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      >
        <strong className="block font-semibold text-text">
          <bdi>{deletion.asked?.title}</bdi>
        </strong>
        It leaves the site. Customers keep their orders and downloads.
      </ConfirmDialog>
    </AdminPage>
  );
}
