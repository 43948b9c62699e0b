import { EMPTY_DRAFT, toDueDay, toInvoicedLines } from '@contract/rules/invoice-drafts.ts';
import { divideMonthly } from '@contract/rules/invoice-instalments.ts';
import type { InvoicedLine } from '@contract/rules/invoice-lines.ts';
import type { MockApi } from '../../../mocks/api.ts';
import { findDepositLines, markDeducted } from '../../../mocks/store/invoice-deposits.ts';
import { insertInvoice, withLines } from '../../../mocks/store/invoices.ts';
import { toPaymentRow } from '../../../mocks/store/recorded-payments.ts';
import { saveLeads } from './lead-samples.ts';

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

/** 100 + 150 - 25 = 225 at 15% is 33.75; 24 without tax. */
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

/** Two people who pay for the organisation of a project, which the draft belongs to. */
export function storePayers(api: MockApi, draftId = DRAFT_ID): void {
  const { state } = api.db;
  const draft = state.invoiceDrafts.find(({ id }) => id === draftId);
  saveLeads(api);
  const [lead] = state.leads;
  if (!lead || !draft) return;
  lead.organisationId = '00000000-0000-4000-8000-0000000000f1';
  draft.leadId = lead.id;
  for (const [index, name] of ['Rina Das', 'Mahmudul Karim'].entries())
    state.people.push({
      id: `00000000-0000-4000-8000-00000000f1e${index}`,
      organisationId: lead.organisationId,
      name,
      email: `${name.split(' ')[0]?.toLowerCase()}@padma.example`,
      rights: ['pay'],
      invited_by: '',
      created_at: '2026-11-02T09:05:00.000Z',
      token: '',
    });
}

const SELLER = {
  name: 'Nodi Studio',
  address: '7 River Lane',
  country: 'BD',
  taxNumber: '',
  email: 'hello@nodi.example',
};

export const INVOICE_TOKEN = 'q3v8m1c6x0z7b2n5k9d4f8g1h6j3l0p7r2t5w9y4a8s';
export const INVOICE_ID = '00000000-0000-4000-8000-0000000000d2';

export const DEPOSIT_IDS = ['00000000-0000-4000-8000-0000000000d3', '00000000-0000-4000-8000-0000000000d4'] as const;

const issueSample = (api: MockApi, id: string, lines: InvoicedLine[], day: string): void => {
  const at = new Date(`${day}T09:05:00.000Z`);
  const { customerId, language, ...buyer } = sampleContent.recipient;
  const parties = { seller: SELLER, buyer, mushak: false, taxName: 'VAT', taxPercent: 15 };
  const texts = { refersTo: null, orderNumber: null, suppliedAt: at.toISOString(), currency: 'USD' };
  const dueOn = toDueDay(at, 14, 'UTC');
  const fields = { ...texts, ...parties, dueOn, ...withLines(lines) };
  insertInvoice(api.db, { orderId: null }, 'invoice', fields, at.toISOString());
  const stored = api.db.state.invoices.at(-1);
  if (stored) stored.id = id;
  api.db.state.directInvoices[id] = { customerId, language, dueOn, token: `${id}-token`, payments: [] };
};

/** Two deposits of the sample recipient: $115.00, which is paid, and $57.50. */
export function storeDeposits(api: MockApi): void {
  api.db.state.invoices = [];
  const [first, second] = DEPOSIT_IDS;
  issueSample(api, first, toInvoicedLines([line('Deposit, first part')], 'USD'), '2026-10-05');
  issueSample(api, second, toInvoicedLines([line('Deposit, second part', { unitPrice: 50 })], 'USD'), '2026-11-02');
  const paid = { ...toPaymentRow(), amount: 115, paidOn: '2026-10-12', method: 'bank' as const, reference: '' };
  api.db.state.directInvoices[first]?.payments.push(paid);
}

/** A final invoice that deducts both of them. */
export function storeFinalInvoice(api: MockApi): void {
  storeDeposits(api);
  const own = toInvoicedLines(sampleLines, 'USD');
  const recipient = { ...sampleContent, deposits: [...DEPOSIT_IDS] };
  const deducting = findDepositLines(api.db, recipient, own);
  issueSample(api, INVOICE_ID, [...own, ...('lines' in deducting ? deducting.lines : [])], '2026-11-18');
  markDeducted(api.db, DEPOSIT_IDS, INVOICE_ID);
}

/** Three monthly parts of $282.75 from a day. */
export const threeParts = (from: string) => divideMonthly(28_275, { count: 3, from, currency: 'USD' });

/** Stores an invoice that the studio has written. */
export function storeDirectInvoice(
  api: MockApi,
  dueDays = 14,
  instalments: { dueOn: string; amount: number }[] = [],
): void {
  const { state } = api.db;
  const at = new Date('2026-11-18T09:05:00.000Z');
  const dueOn = instalments.at(-1)?.dueOn ?? toDueDay(at, dueDays, 'UTC');
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
      seller: SELLER,
      buyer,
      note,
      purchaseOrder,
      mushak: false,
      taxName: 'VAT',
      taxPercent: 15,
      dueOn,
      ...(instalments.length > 0 && { instalments }),
      ...withLines(toInvoicedLines(lines, 'USD')),
    },
    at.toISOString(),
  );
  const [invoice] = state.invoices;
  if (invoice) invoice.id = INVOICE_ID;
  state.directInvoices[INVOICE_ID] = { customerId, language, dueOn, token: INVOICE_TOKEN, payments: [] };
}
