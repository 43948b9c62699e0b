import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import type { AdminOrderRow } from '@/api/generated/model.ts';
import type { OrdersSearch } from './order-list.ts';

interface ViewOrderProps {
  readonly order: Pick<AdminOrderRow, 'id' | 'number'>;
  /** The list's parameters, which the link keeps. */
  readonly search: OrdersSearch;
}

/** Opens an order next to the list. */
export function ViewOrder({ order: { id, number }, search }: ViewOrderProps) {
  return (
    <Link
      to="/admin/orders"
      search={{ ...search, order: id }}
      resetScroll={false}
      title="View"
      className="inline-flex size-11 items-center justify-center rounded-md text-ink-11 transition-colors hover:bg-ink-4 hover:text-foreground rows:size-9"
    >
      <Eye className="size-5" aria-hidden="true" />
      <span className="sr-only">{`View order #${number}`}</span>
    </Link>
  );
}
