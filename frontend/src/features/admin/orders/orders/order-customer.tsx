import type { OrderCustomer as Customer } from '@/api/generated/model.ts';
import { TWO_LINES } from '../../kit/list/column.ts';

interface OrderCustomerProps {
  /** Null after the account was deleted. */
  readonly customer: Customer | null;
}

/** The customer of an order: name over email, both possibly long. */
export function OrderCustomer({ customer }: OrderCustomerProps) {
  if (!customer) return <span className="text-muted-foreground">Deleted account</span>;
  return (
    <span className={TWO_LINES}>
      <span className="block truncate font-medium">
        <bdi>{customer.name}</bdi>
        {customer.guest ? <span className="ms-1.5 text-xs font-normal text-muted-foreground">Guest</span> : null}
      </span>
      <bdi className="block truncate text-xs text-muted-foreground">{customer.email}</bdi>
    </span>
  );
}
