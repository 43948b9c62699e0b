import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  adminExportInvoices,
  useAdminGetInvoiceSettings,
  useAdminListInvoicesWithoutCountry,
} from '@/api/generated/admin-invoices/admin-invoices.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { businessDay } from '@/lib/business-time-zone.ts';
import { formatCount, formatDate, formatMoney } from '@/lib/format.ts';
import { formatMonth } from '@/lib/format-month.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import { pastMonths } from './past-months.ts';

/** The invoices that carry no country's tax because the customer gave no country; nothing where there are none. */
function WithoutCountry() {
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
                    to="/admin/orders/invoices"
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

/** Exports a month for the accountant. A list: Firefox and desktop Safari have no month field. */
function MonthExport() {
  const now = businessDay(Date.now()).slice(0, 7);
  const [month, setMonth] = useState(now);
  return (
    <Card className="mb-6 flex max-w-160 flex-wrap items-end gap-4 p-5 sm:p-6">
      <div className="grid gap-1.5">
        <Label htmlFor="month">Export month</Label>
        <NativeSelect id="month" value={month} onChange={({ currentTarget }) => setMonth(currentTarget.value)}>
          {pastMonths(now).map(({ year, months }) => (
            <optgroup key={year} label={year}>
              {months.map((item) => (
                <NativeSelectOption key={item} value={item}>
                  {formatMonth(item)}
                </NativeSelectOption>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </div>
      <CsvButton file={`invoices-${month}.csv`} load={() => adminExportInvoices({ month })} />
    </Card>
  );
}

/** The monthly export for the accountant, and the invoices that need a look. Each order has its own invoices. */
export function InvoicesPage() {
  const { data } = useAdminGetInvoiceSettings();
  return (
    <AdminPage title="Invoices">
      {data && data.rates.length > 0 ? <WithoutCountry /> : null}
      <MonthExport />
      <p className="max-w-160 text-sm text-muted-foreground">
        An order’s invoices and credit notes are on its page.{' '}
        <Link to="/admin/orders" className="font-semibold text-primary underline underline-offset-4">
          All orders
        </Link>
      </p>
    </AdminPage>
  );
}
