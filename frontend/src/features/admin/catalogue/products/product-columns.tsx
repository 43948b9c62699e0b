import { Link } from '@tanstack/react-router';
import type { AdminProductRow } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { type Column, TWO_LINES } from '../../kit/list/column.ts';
import { useOriginState } from '../../kit/record/list-origin.ts';
import { priceParts } from './products-format.ts';

/** Leads to the page of a product, which steps through the list. */
function ProductTitle({ id, title }: Pick<AdminProductRow, 'id' | 'title'>) {
  const origin = useOriginState();
  return (
    <Link
      to="/admin/products/$id"
      params={{ id: String(id) }}
      state={origin}
      className="line-clamp-2 font-semibold hover:text-primary hover:underline"
    >
      <bdi lang={detectLanguage(title)}>{title}</bdi>
    </Link>
  );
}

export const productColumns: Column<AdminProductRow>[] = [
  {
    id: 'title',
    header: 'Product',
    sort: 'title',
    phone: 'title',
    className: 'rows:w-[56%] rows:max-w-0',
    cell: ({ id, title, image, category, version }) => (
      <span className="flex min-w-0 items-center gap-3">
        <Picture
          picture={image}
          alt=""
          sizes="4rem"
          className="h-10 w-13 shrink-0 rounded-md rows:hidden wide-rows:block wide-rows:compact:hidden"
        />
        <span className={TWO_LINES}>
          <ProductTitle id={id} title={title} />
          <span className="block text-xs text-muted-foreground tabular-nums rows:truncate">
            {`${category} · ${version}`}
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
          {note ? <span className="text-xs text-muted-foreground cards:hidden rows:block">{note}</span> : null}
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
