import { randomUUID } from 'node:crypto';
import type { QuoteLine } from '../../../contract/rules/quotes.ts';
import type { TestApp } from '../test-app.ts';

type Headers = Record<string, string>;

const BRIEF = {
  kind: 'Mobile App Development',
  goals: 'Tide tables for our boats',
  budget_from: null,
  budget_to: null,
  needed_by: null,
  links: '',
  name: 'Rafi Karim',
  email: 'rafi@example.com',
  reach: 'email',
  phone: '',
};

/** A lead from a brief. @returns its id */
export async function createLead(app: TestApp, admin: Headers, fields: object = {}, language = 'en'): Promise<string> {
  const brief = { ...BRIEF, ...fields };
  const { token } = (await app.http.post('/api/briefs').set('accept-language', language).send(brief).expect(201)).body;
  await app.http
    .post('/api/brief/send')
    .set('x-brief-token', token)
    .send({ ...brief, version: 1 })
    .expect(200);
  return (await app.http.get('/api/admin/leads').set(admin).expect(200)).body.items[0].id;
}

export const quoteLine = (description: string, values: Partial<QuoteLine> = {}): QuoteLine => ({
  id: randomUUID(),
  description,
  quantity: 1,
  unit: '',
  unitPrice: 100,
  discount: 0,
  taxName: 'VAT',
  taxPercent: 15,
  optional: false,
  ...values,
});

/** A quote over $5,144.99, with options of $383.33 and $158.03 (added up in `lib/quotes.test.ts`). */
export const quoteContent = () => {
  const phases = ['Design & Prototyping', 'Deployment'].map((name) => ({
    id: randomUUID(),
    name,
    from: '2026-12-01',
    until: '2026-12-20',
  }));
  return {
    title: 'Tide tables for Android',
    recipient: {
      customerId: null as string | null,
      name: 'Padma Boats Ltd.',
      email: 'boats@padma.example',
      address: '12 Padma Road\nRajshahi',
      country: 'BD',
      taxNumber: '',
      language: 'en',
    },
    intro: 'An app that shows tide tables without a network.',
    lines: [
      quoteLine('Screens', { quantity: 3, unitPrice: 1250 }),
      quoteLine('Review', { quantity: 12.5, unit: 'hours', unitPrice: 48.4, discount: 55 }),
      quoteLine('Hosting', { unitPrice: 199.99, taxName: '', taxPercent: 0 }),
      quoteLine('Dark theme', { unitPrice: 333.33, optional: true }),
      quoteLine('Training', { quantity: 2, unitPrice: 75.25, taxName: 'Service tax', taxPercent: 5, optional: true }),
    ],
    phases,
    terms: 'Two rounds of changes are included.\nThe source code is yours after the last payment.',
    validUntil: '2026-12-31',
    schedule: [
      { kind: 'deposit', phaseId: null, percent: 30 },
      { kind: 'phase', phaseId: phases[0]?.id ?? null, percent: 40 },
      { kind: 'final', phaseId: null, percent: 30 },
    ],
  };
};

/** A draft with these contents. */
export async function createQuote(app: TestApp, admin: Headers, values: object = {}, lead?: string) {
  const lead_id = lead ?? (await createLead(app, admin));
  const { body } = await app.http.post('/api/admin/quotes').set(admin).send({ lead_id }).expect(201);
  const content = { ...quoteContent(), ...values, version: body.version };
  return (await app.http.put(`/api/admin/quotes/${body.id}`).set(admin).send(content).expect(200)).body;
}

/** Sends a version. @returns the quote, and the headers of its newest link */
export async function sendQuote(app: TestApp, admin: Headers, { id, version }: { id: string; version: number }) {
  const { body } = await app.http.post(`/api/admin/quotes/${id}/send`).set(admin).send({ version }).expect(200);
  return { quote: body, access: { 'x-quote-token': new URL(body.versions[0].link).hash.slice(1) } };
}
