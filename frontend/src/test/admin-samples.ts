import type { Column } from '../features/admin/kit/column.ts';

export interface SampleRow {
  readonly id: number;
  readonly product: string;
  readonly status: string;
  readonly sold: number;
  readonly price: string;
}

const NAMES = ['Ramadan Calendar 2025', 'Bangla Calendar 2025', 'Learn UX UI Design Bangla', 'Mehndi & Henna Design'];
const STATUSES = ['published', 'draft', 'pending', 'cancelled'];

/** Rows for stories of the kit. */
export const sampleRows = (count: number): SampleRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    product: NAMES[index % NAMES.length] ?? '',
    status: STATUSES[index % STATUSES.length] ?? '',
    sold: (index * 37) % 1000,
    price: `$${(9.99 + (index % 7) * 5).toFixed(2)}`,
  }));

export const sampleColumns: Column<SampleRow>[] = [
  { id: 'product', header: 'Product', cell: ({ product }) => product, sort: 'product', phone: 'title' },
  { id: 'status', header: 'Status', cell: ({ status }) => status },
  { id: 'sold', header: 'Sold', cell: ({ sold }) => sold, numeric: true, sort: 'sold', phone: 'label' },
  { id: 'price', header: 'Price', cell: ({ price }) => price, numeric: true, phone: 'label' },
];
