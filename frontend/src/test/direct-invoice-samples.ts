import { EMPTY_DRAFT, toDueDay, toInvoicedLines } from '@contract/rules/invoice-drafts.ts';
import type { MockApi } from '../../../mocks/api.ts';
import { insertInvoice, withLines } from '../../../mocks/store/invoices.ts';

export const DRAFT_ID = '00000000-0000-4000-8000-0000000000d1';

const line = (description: string, values: object = {}) => ({
  description,
  quantity: 1,
  unit: '',
  unitPrice: 100,
  discount: 0,
  taxName: 'VAT',
  taxPercent: 15,
  ...values,
});

/** 100 + 150 - 25 = 225 at 15 % is 33.75; 24 without tax. */
const sampleLines = [
  line('Logo and letterhead, three rounds', { quantity: 2.5, unit: 'hours', unitPrice: 40 }),
  line('Icon set', { unitPrice: 150, discount: 25 }),
  line('Domain for a year', { unitPrice: 24, taxName: '', taxPercent: 0 }),
];

export const sampleContent = {
  ...EMPTY_DRAFT,
  recipient: {
    ...EMPTY_DRAFT.recipient,
    name: 'Padma Foods Ltd.',
    email: 'accounts@padma.example',
    address: '12 Padma Road\nRajshahi',
    country: 'BD',
  },
  lines: sampleLines,
  note: 'Thank you for working with us.',
  purchaseOrder: 'PO-2026-118',
};

/** Stores a draft. */
export function storeDraft(api: MockApi, content = sampleContent, id = DRAFT_ID): void {
  const [admin] = api.db.state.accounts.filter(({ user }) => user.role === 'super_admin');
  api.db.state.invoiceDrafts.push({
    id,
    content,
    version: 1,
    savedBy: admin?.user.id ?? '',
    savedAt: '2026-11-18T09:05:00.000Z',
    deleted: false,
    invoiceId: null,
  });
}

export const INVOICE_TOKEN = 'q3v8m1c6x0z7b2n5k9d4f8g1h6j3l0p7r2t5w9y4a8s';
export const INVOICE_ID = '00000000-0000-4000-8000-0000000000d2';

/** Stores an invoice that the studio has written. */
export function storeDirectInvoice(api: MockApi, dueDays = 14): void {
  const { state } = api.db;
  const at = new Date('2026-11-18T09:05:00.000Z');
  const dueOn = toDueDay(at, dueDays, 'UTC');
  const { recipient, note, purchaseOrder, lines } = sampleContent;
  const { customerId, language, ...buyer } = recipient;
  state.invoices = [];
  insertInvoice(
    api.db,
    { orderId: null },
    'invoice',
    {
      refersTo: null,
      orderNumber: null,
      suppliedAt: at.toISOString(),
      currency: 'USD',
      seller: {
        name: 'Nodi Studio',
        address: '7 River Lane',
        country: 'BD',
        taxNumber: '',
        email: 'hello@nodi.example',
      },
      buyer,
      note,
      purchaseOrder,
      mushak: false,
      taxName: 'VAT',
      taxPercent: 15,
      dueOn,
      ...withLines(toInvoicedLines(lines, 'USD')),
    },
    at.toISOString(),
  );
  const [invoice] = state.invoices;
  if (invoice) invoice.id = INVOICE_ID;
  state.directInvoices[INVOICE_ID] = { customerId, language, dueOn, token: INVOICE_TOKEN, payments: [] };
}
