import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import {
  adminExportInvoicePayments,
  adminExportInvoices,
  adminGetInvoicePdf,
  useAdminGetInvoiceSettings,
  useAdminListInvoicesWithoutCountry,
} from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { AdminInvoiceRow } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { SaveInvoice } from '@/components/invoice/download-document.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { businessDay } from '@/lib/business-time-zone.ts';
import { formatCount, formatDate, formatMoney } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatMonth } from '@/lib/format-month.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { Can } from '../../kit/can.tsx';
import { type Column, TWO_LINES } from '../../kit/list/column.ts';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import { DataTable } from '../../kit/list/data-table.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { useList } from '../../kit/list/use-list.ts';
import { CustomerLink, OrderLink } from '../../kit/record/record-links.tsx';
import { InvoiceDrafts, NewInvoiceButton } from './invoice-drafts.tsx';
import { type InvoicesSearch, invoiceList } from './invoice-list.ts';
import { pastMonths } from './past-months.ts';
import { RecurringInvoices } from './recurring-invoices.tsx';
import { VatReturn } from './vat-return.tsx';

/** The invoices that carry no country's tax because the customer gave no country; nothing where there are none. */
function WithoutCountry() {
  const { data: settings } = useAdminGetInvoiceSettings();
  const isTaxed = settings !== undefined && settings.rates.length > 0;
  const { data } = useAdminListInvoicesWithoutCountry({ query: { enabled: isTaxed } });
  const [isOpen, setOpen] = useState(false);
  if (!isTaxed || !data || data.total === 0) return null;
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
          <ul aria-label="Invoices without a country" className="grid gap-3 text-sm">
            {items.map(({ id, number, orderId, orderNumber, issued_at: issuedAt, buyer, total: amount }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <span className="min-w-0 wrap-anywhere">
                  <Link
                    to="/admin/orders/invoices"
                    search={orderId === null ? { invoice: id } : { order: orderId }}
                    className="font-semibold text-primary underline underline-offset-4"
                  >
                    {number}
                  </Link>
                  <span className="text-muted-foreground">
                    {[orderNumber === null ? [] : `Order #${orderNumber}`, formatDate(issuedAt)]
                      .flat()
                      .map((text) => ` · ${text}`)
                      .join('')}
                  </span>
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

/** @param search the list's parameters, which the link to the documents of an order keeps */
const invoiceColumns = (search: InvoicesSearch): Column<AdminInvoiceRow>[] => [
  {
    id: 'number',
    header: 'Number',
    sort: 'number',
    descendingFirst: true,
    phone: 'title',
    cell: ({ number, order, invoice_id: invoice, kind, refersTo }) => (
      <span className={TWO_LINES}>
        <Link
          to="/admin/orders/invoices"
          search={order ? { ...search, order: order.id } : { ...search, invoice: invoice ?? undefined }}
          className="font-semibold whitespace-nowrap tabular-nums hover:text-primary hover:underline"
        >
          {number}
        </Link>
        <span className="block text-xs whitespace-nowrap text-muted-foreground tabular-nums">
          <span>{kind === 'invoice' ? 'Invoice' : 'Credit note'}</span>
          {refersTo ? <span className="rows:hidden wide-rows:inline">{` for ${refersTo}`}</span> : null}
        </span>
      </span>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    className: 'rows:w-[60%] rows:max-w-0 cards:basis-full',
    cell: ({ customer: { id, name, email, guest } }) => (
      <span className={TWO_LINES}>
        <span className="flex items-baseline gap-1.5">
          <CustomerLink id={id} className="min-w-0 truncate font-medium hover:text-primary hover:underline">
            <bdi>{name}</bdi>
          </CustomerLink>
          {guest ? <span className="text-xs text-muted-foreground">Guest</span> : null}
        </span>
        <bdi className="block truncate text-xs text-muted-foreground">{email}</bdi>
      </span>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    sort: 'date',
    descendingFirst: true,
    cell: ({ issued_at: issuedAt, order }) => (
      <span className={clsx(TWO_LINES, 'whitespace-nowrap tabular-nums cards:flex cards:items-baseline cards:gap-3')}>
        <time dateTime={issuedAt} className="block text-ink-11">
          {formatDate(issuedAt)}
        </time>
        {order ? (
          <OrderLink order={order} className="block text-xs text-muted-foreground hover:text-primary hover:underline" />
        ) : (
          <span className="block text-xs text-muted-foreground">No order</span>
        )}
      </span>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    className: 'cards:ml-auto',
    cell: ({ total, currency }) => <span className="font-medium">{moneyIn(currency, total)}</span>,
  },
];

/** Invoices and credit notes of all orders, to find, download and export. */
export function InvoicesPage({ search: url }: ListScreenProps) {
  const months = pastMonths(businessDay(Date.now()).slice(0, 7));
  const options = { month: months.map((value) => ({ value, label: formatMonth(value) })) };
  const { list, query } = useList(invoiceList, url, options);
  const { search } = list;
  const file = search.month === undefined ? 'invoices.csv' : `invoices-${search.month}.csv`;
  return (
    <AdminPage
      title="Invoices"
      actions={
        <Can do="adminCreateInvoiceDraft">
          <NewInvoiceButton />
        </Can>
      }
    >
      <Can do="adminListInvoiceDrafts">
        <InvoiceDrafts />
      </Can>
      <Can do="adminListInvoiceSchedules">
        <RecurringInvoices />
      </Can>
      <Can do="adminListInvoicesWithoutCountry">
        <WithoutCountry />
      </Can>
      {search.month === undefined ? null : (
        <Can do="adminGetVatReturn">
          <VatReturn month={search.month} />
        </Can>
      )}
      <ListPage
        list={list}
        query={query}
        labels={invoiceList.labels}
        tools={
          <>
            <Can do="adminExportInvoicePayments">
              <CsvButton
                label="Export payments"
                file={`invoice-payments${search.month === undefined ? '' : `-${search.month}`}.csv`}
                load={() => adminExportInvoicePayments(search.month === undefined ? {} : { month: search.month })}
              />
            </Can>
            <Can do="adminExportInvoices">
              <CsvButton file={file} load={() => adminExportInvoices(exportParams(search))} />
            </Can>
          </>
        }
      >
        {(body) => (
          <DataTable
            {...body}
            label="Invoices"
            columns={invoiceColumns(search)}
            rowKey={({ id }) => id}
            loading="Loading invoices..."
            actions={(invoice) => (
              <SaveInvoice
                invoice={invoice}
                variant="icon"
                className="rows:size-9"
                load={(id) => adminGetInvoicePdf(id)}
              />
            )}
          />
        )}
      </ListPage>
    </AdminPage>
  );
}

/** The export is in the order of time, as accountants book. */
function exportParams(search: InvoicesSearch) {
  const { sort: _sort, ...filter } = invoiceList.filterParams(search);
  return filter;
}
