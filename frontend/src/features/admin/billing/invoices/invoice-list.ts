import { adminListInvoices, getAdminListInvoicesQueryKey } from '@/api/generated/admin-invoices/admin-invoices.ts';
import { AdminInvoiceSort, InvoiceKind } from '@/api/generated/model.ts';
import { searchId } from '@/lib/search-id.ts';
import { defineList, optionsOf, type SearchOf, searchMonth } from '../../kit/list/define-list.ts';

/** The code of a currency, or undefined. */
const searchCurrency = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : undefined;

/** Invoices that the studio has written and that are not paid yet. */
const DUE = { open: 'Due', overdue: 'Overdue' };

export const invoiceList = defineList(adminListInvoices, getAdminListInvoicesQueryKey, {
  name: 'invoices',
  labels: {
    noun: ['document', 'documents'],
    failed: 'Failed to fetch invoices',
    placeholder: 'Search invoices...',
    noResults: { title: 'No invoices found' },
    emptyMessage: {
      scene: 'invoices',
      title: 'No invoices yet',
      line: 'An invoice is issued for each paid order, and a credit note for each refund. You can also write one yourself.',
    },
  },
  filters: {
    kind: { legend: 'Kind', options: optionsOf(InvoiceKind), counted: true },
    currency: {
      legend: 'Currency',
      // Nothing to select from in a shop that has always had one.
      options: ({ currencies }) => (currencies.length > 1 ? optionsOf(currencies, (code) => code) : {}),
      read: searchCurrency,
    },
    due: { legend: 'To pay', options: DUE },
    month: { legend: 'Month', read: searchMonth, isLong: true },
  },
  sorts: AdminInvoiceSort,
  firstSort: '-date',
  panel: { order: searchId, invoice: searchId, draft: searchId },
});

export type InvoicesSearch = SearchOf<typeof invoiceList>;
