import { Link } from '@tanstack/react-router';
import { ExternalLink, EyeOff, Globe, Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { AdminProductRow } from '@/api/generated/model.ts';
import { Picture } from '@/components/ui/picture.tsx';
import type { Column } from '../kit/column.ts';
import { DataTable } from '../kit/data-table.tsx';
import { RowMenu } from '../kit/row-menu.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { FIRST_SORT } from './products-filters.ts';
import type { ProductsSearch } from './products-search.ts';
import { priceParts } from './products-texts.ts';

interface ProductsTableProps {
  readonly search: ProductsSearch;
  /** Undefined while the first answer is on its way. */
  readonly products: readonly AdminProductRow[] | undefined;
  readonly error: string | null;
  readonly busy: boolean;
  readonly empty: React.ReactNode;
  readonly onSort: (sort: string) => void;
  readonly onRetry: () => void;
  readonly onView: (product: AdminProductRow) => void;
  readonly onPublish: (product: AdminProductRow) => void;
  readonly onDelete: (product: AdminProductRow) => void;
}

const columnsFor = (search: ProductsSearch): Column<AdminProductRow>[] => [
  {
    id: 'title',
    header: 'Product',
    sort: 'title',
    phone: 'title',
    cell: ({ id, title, image, category, version }) => (
      <span className="flex min-w-0 items-center gap-3">
        <Picture picture={image} alt="" sizes="4rem" className="h-10 w-13 shrink-0 rounded-control" />
        <span className="block min-w-0">
          <Link
            to="/admin/products"
            search={{ ...search, product: String(id) }}
            resetScroll={false}
            className="line-clamp-2 font-semibold hover:text-accent hover:underline"
          >
            <bdi>{title}</bdi>
          </Link>
          <span className="block text-xs text-muted tabular-nums rows:truncate">
            {category} · {version}
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    sort: 'price',
    numeric: true,
    cell: (row) => {
      const { amount, note } = priceParts(row);
      return (
        <span className="whitespace-nowrap">
          <span className="font-medium">{amount}</span>
          {note ? <span className="text-xs text-muted cards:hidden rows:block">{note}</span> : null}
        </span>
      );
    },
  },
  {
    id: 'stock',
    header: 'Stock',
    phone: 'label',
    cell: ({ hasFile }) =>
      hasFile ? <span className="text-ink-11">Unlimited</span> : <span className="text-warning">No file yet</span>,
  },
  { id: 'status', header: 'Status', sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
];

/** The studio's products, drafts included. */
export function ProductsTable(props: ProductsTableProps) {
  const { search, products, error, busy, empty, onSort, onRetry, onView, onPublish, onDelete } = props;
  const columns = useMemo(() => columnsFor(search), [search]);
  return (
    <DataTable
      label="Products"
      columns={columns}
      rows={products}
      rowKey={({ id }) => id}
      loading="Loading products..."
      empty={empty}
      error={error}
      onRetry={onRetry}
      busy={busy}
      sort={search.sort ?? FIRST_SORT}
      onSort={onSort}
      actions={(row) => (
        <>
          <Link
            to="/admin/products"
            search={{ ...search, product: String(row.id) }}
            resetScroll={false}
            title="Edit"
            className="inline-flex size-9 items-center justify-center rounded-control text-ink-11 transition-colors hover:bg-ink-4 hover:text-text max-sm:hidden"
          >
            <Pencil className="size-4.5" aria-hidden="true" />
            <span className="sr-only">Edit {row.title}</span>
          </Link>
          <RowMenu
            label={`More actions for ${row.title}`}
            items={[
              ...(row.status === 'published'
                ? [
                    { label: 'View on the site', icon: ExternalLink, onSelect: () => onView(row) },
                    { label: 'Unpublish', icon: EyeOff, onSelect: () => onPublish(row) },
                  ]
                : [{ label: 'Publish', icon: Globe, onSelect: () => onPublish(row) }]),
              { label: 'Delete', icon: Trash2, danger: true, onSelect: () => onDelete(row) },
            ]}
          />
        </>
      )}
    />
  );
}
