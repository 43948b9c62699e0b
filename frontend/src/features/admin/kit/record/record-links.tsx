import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '../use-can.ts';
import type { useOriginState } from './list-origin.ts';

// Links between the pages of records. Users without access to a page see its name as plain text.

/** High enough to be hit with a finger. */
const LINK = 'inline-block min-h-6 rounded-sm font-medium hover:text-primary hover:underline';

interface OrderLinkProps {
  readonly order: { readonly id: string; readonly number: number };
  readonly className?: string;
}

/** 'Order #10125'. */
export function OrderLink({ order: { id, number }, className = LINK }: OrderLinkProps) {
  const text = `Order #${number}`;
  const can = useCan();
  if (!can('adminGetOrder')) return <span>{text}</span>;
  return (
    <Link to="/admin/orders/$id" params={{ id }} className={className}>
      {text}
    </Link>
  );
}

interface RecordLinkProps<Id> {
  /** Null once it was deleted. */
  readonly id: Id | null;
  readonly children: ReactNode;
  readonly className?: string;
}

interface CustomerLinkProps extends RecordLinkProps<string> {
  /** Makes the page step through the list that the link is in. */
  readonly state?: ReturnType<typeof useOriginState>;
}

export function CustomerLink({ id, children, className = LINK, state }: CustomerLinkProps) {
  const can = useCan();
  if (id === null || !can('adminGetCustomer')) return <span>{children}</span>;
  return (
    <Link to="/admin/users/$id" params={{ id }} className={className} {...(state && { state })}>
      {children}
    </Link>
  );
}

export function ProductLink({ id, children, className = LINK }: RecordLinkProps<number>) {
  const can = useCan();
  if (id === null || !can('adminGetProduct')) return <span>{children}</span>;
  return (
    <Link to="/admin/products/$id" params={{ id: String(id) }} className={className}>
      {children}
    </Link>
  );
}

export function ConversationLink({ id, children, className = LINK }: RecordLinkProps<string>) {
  const can = useCan();
  if (id === null || !can('adminGetConversation')) return <span>{children}</span>;
  return (
    <Link to="/admin/inbox/messages" search={{ entry: id }} className={className}>
      {children}
    </Link>
  );
}

export function PaymentLink({ id, children, className = LINK }: RecordLinkProps<string>) {
  const can = useCan();
  if (id === null || !can('adminGetPayment')) return <span>{children}</span>;
  return (
    <Link to="/admin/orders/payments" search={{ payment: id }} className={className}>
      {children}
    </Link>
  );
}

/** Links to the list of codes, filtered by this one. */
export function CouponLink({ code, className = LINK }: { readonly code: string; readonly className?: string }) {
  const can = useCan();
  if (!can('adminListCoupons')) return <span>{code}</span>;
  return (
    <Link to="/admin/orders/coupons" search={{ search: code }} className={className}>
      {code}
    </Link>
  );
}
