import type { AdminOrderDetail } from '@/api/generated/model.ts';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { CustomerLink } from '../../kit/record/record-links.tsx';

/** Who ordered, with a link to everything about them. */
export function OrderPerson({ order: { customer } }: { readonly order: Pick<AdminOrderDetail, 'customer'> }) {
  if (!customer) {
    return (
      <p className="text-sm text-muted-foreground">
        Account deleted. The order is kept for your records without a name.
      </p>
    );
  }
  return (
    <div className="flex items-center gap-3">
      <PersonAvatar name={customer.name} src={null} className="size-10 text-sm" />
      <div className="min-w-0 text-sm">
        <p className="truncate">
          <CustomerLink id={customer.id}>
            <bdi>{customer.name}</bdi>
          </CustomerLink>
          {customer.guest ? <span className="ms-1.5 text-muted-foreground">Guest</span> : null}
        </p>
        <a
          href={`mailto:${customer.email}`}
          className="block truncate leading-6 text-muted-foreground hover:text-primary hover:underline"
        >
          {customer.email}
        </a>
      </div>
    </div>
  );
}
