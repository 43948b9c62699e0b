import type { OrderCustomer as Customer } from '@/api/generated/model.ts';

interface OrderCustomerProps {
  /** Null once the account is deleted. */
  readonly customer: Customer | null;
}

/** Who ordered: name over address, both of which may be long. */
export function OrderCustomer({ customer }: OrderCustomerProps) {
  if (!customer) return <span className="text-muted-foreground">Deleted account</span>;
  return (
    <span className="block min-w-0">
      <bdi className="block truncate font-medium">{customer.name}</bdi>
      <bdi className="block truncate text-xs text-muted-foreground">{customer.email}</bdi>
    </span>
  );
}
