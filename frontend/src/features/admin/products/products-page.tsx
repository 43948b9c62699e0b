import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { adminExportProducts, useAdminListProducts } from '@/api/generated/admin-products/admin-products.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { CsvButton } from '../kit/list/csv-button.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { useSelection } from '../kit/list/use-selection.ts';
import { useTopicNames } from '../kit/use-topic-names.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductBulk } from './product-bulk.tsx';
import { productColumns } from './product-columns.tsx';
import { productListParams } from './product-list-params.ts';
import { ProductSheet } from './product-sheet.tsx';
import { FIRST_SORT, productFilters } from './products-filters.ts';
import type { ProductsSearch } from './products-search.ts';
import { useProductActions } from './use-product-actions.ts';

interface ProductsPageProps {
  readonly search: ProductsSearch;
}

/** All products, published or not. */
export function ProductsPage({ search }: ProductsPageProps) {
  const categories = useTopicNames('productCategories');
  const list = useListPage(search, { filters: productFilters(search, categories), sort: FIRST_SORT });
  const query = useAdminListProducts(productListParams(search), { query: { placeholderData: keepPreviousData } });
  const { view, publish, deletion } = useProductActions();
  const selection = useSelection({ rows: query.data?.items, rowKey: ({ id }) => id, name: ({ title }) => title });
  const add = (
    <Link to="/admin/products" search={{ ...search, product: 'new' }} resetScroll={false} className={buttonVariants()}>
      <Plus aria-hidden="true" />
      Add Product
    </Link>
  );
  return (
    <AdminPage
      title="Products"
      actions={
        <>
          <Link to="/admin/import" className={buttonVariants({ variant: 'outline' })}>
            Import CSV
          </Link>
          <CsvButton file="products.csv" load={() => adminExportProducts()} />
          {add}
        </>
      }
    >
      <ListPage
        list={list}
        query={query}
        labels={{
          noun: ['product', 'products'],
          failed: 'Failed to fetch products',
          emptyMessage: {
            scene: 'products',
            title: 'No products yet',
            line: 'New products stay drafts until you publish them.',
            action: add,
          },
        }}
      >
        {(body) => (
          <>
            <DataTable
              {...body}
              label="Products"
              columns={productColumns(search)}
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
      <ProductSheet id={search.product} onClose={() => list.go({ product: undefined })} />
      <ConfirmDialog {...deletion.dialog} question="Are you sure you want to delete this product?" action="Delete">
        <strong className="block font-semibold text-foreground">
          <bdi>{deletion.candidate?.title}</bdi>
        </strong>
        It’s removed from the site. Customers keep their orders and downloads.
      </ConfirmDialog>
    </AdminPage>
  );
}
