import type { TestApp } from '../test-app.ts';

type Headers = Record<string, string>;

export const draftLine = (description: string, values: object = {}) => ({
  description,
  quantity: 1,
  unit: '',
  unitPrice: 100,
  discount: 0,
  taxName: 'VAT',
  taxPercent: 15,
  ...values,
});

const RECIPIENT = {
  customerId: null as string | null,
  name: 'Padma Foods Ltd.',
  email: 'accounts@padma.example',
  address: '12 Padma Road\nRajshahi',
  country: 'BD',
  taxNumber: '',
  language: 'en',
};

/** What is typed of an invoice over $268.50. */
export const DRAFT_CONTENT = {
  recipient: RECIPIENT,
  // 2.5 * 40 - 10 = 90 and 100 at 15%: 28.50 tax; 50 without tax
  lines: [
    draftLine('Design of a logo', { quantity: 2.5, unit: 'hours', unitPrice: 40, discount: 10 }),
    draftLine('Icons'),
    draftLine('Domain', { unitPrice: 50, taxName: '', taxPercent: 0 }),
  ],
  note: '',
  purchaseOrder: '',
  dueDays: 14,
};

/** A complete draft over $268.50, not sent yet. */
export async function createInvoiceDraft(app: TestApp, admin: Headers, recipient: Partial<typeof RECIPIENT> = {}) {
  const path = '/api/admin/invoice-drafts';
  const { body: draft } = await app.http.post(path).set(admin).send({}).expect(201);
  const content = { ...DRAFT_CONTENT, recipient: { ...RECIPIENT, ...recipient }, version: draft.version };
  return (await app.http.put(`${path}/${draft.id}`).set(admin).send(content).expect(200)).body;
}

/** Sends an invoice of $268.50 that the studio has written. */
export async function sendDirectInvoice(app: TestApp, admin: Headers, recipient: Partial<typeof RECIPIENT> = {}) {
  const { id, version } = await createInvoiceDraft(app, admin, recipient);
  const { body } = await app.http.post(`/api/admin/invoice-drafts/${id}/send`).set(admin).send({ version }).expect(200);
  return body;
}
