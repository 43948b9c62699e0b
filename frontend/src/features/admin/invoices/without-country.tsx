import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAdminListInvoicesWithoutCountry } from '@/api/generated/admin-invoices/admin-invoices.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatCount, formatDate, formatMoney } from '@/lib/format.ts';

/** The invoices that carry no country's tax because the customer gave no country; nothing where there are none. */
export function WithoutCountry() {
  const { data } = useAdminListInvoicesWithoutCountry();
  const [isOpen, setOpen] = useState(false);
  if (!data || data.total === 0) return null;
  const { items, total } = data;
  const count = total === 1 ? '1 invoice has' : `${formatCount(total)} invoices have`;
  return (
    <div className="mb-6 max-w-160">
      <Banner
        tone="notice"
        action={
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'}
          </Button>
        }
      >
        {`${count} no customer country. Ask your accountant which tax applies.`}
      </Banner>
      {isOpen ? (
        <Card className="mt-3 p-5 sm:p-6">
          <ul className="grid gap-3 text-sm">
            {items.map(({ id, number, orderId, orderNumber, issued_at: issuedAt, buyer, total: amount }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <span className="min-w-0 wrap-anywhere">
                  <Link
                    to="/admin/invoices"
                    search={{ order: orderId }}
                    className="font-semibold text-primary underline underline-offset-4"
                  >
                    {number}
                  </Link>
                  <span className="text-muted-foreground">{` · Order #${orderNumber} · ${formatDate(issuedAt)}`}</span>
                  <bdi className="block">{buyer}</bdi>
                </span>
                <span className="tabular-nums">{formatMoney(amount)}</span>
              </li>
            ))}
          </ul>
          {total > items.length ? (
            <p className="mt-4 text-sm text-muted-foreground">
              {`Showing the newest ${formatCount(items.length)} of ${formatCount(total)}. The month’s export lists all of them.`}
            </p>
          ) : null}
        </Card>
      ) : null}
    </div>
  );
}
