import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvoiceDraft, DRAFT_CONTENT, draftLine, sendDirectInvoice } from '../../factories/direct-invoices.ts';
import { findNumberingFaults } from '../../factories/invoices.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admins: Headers[];
beforeAll(async () => {
  app = await createTestApp({ engine: 'postgres' });
  admins = await Promise.all([0, 1].map(async () => (await app.signedIn('super_admin')).headers));
});
afterAll(() => app.close());

/** The same request of two administrators, four times each, at once. */
const press = (path: string, body: object) =>
  Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      app.http
        .post(path)
        .set(admins[index % 2] ?? {})
        .send(body),
    ),
  );

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const ONE_OF_EIGHT = [200, ...Array.from({ length: 7 }, () => 409)];

describe('invoices of the studio, used by two administrators at once', () => {
  it('are sent once, with one email, and numbered without gaps', async () => {
    const [first = {}] = admins;
    const numbers = [];
    for (let index = 0; index < 5; index += 1) {
      const { id, version } = await createInvoiceDraft(app, first, { email: `pressed-${index}@padma.example` });
      const pressed = await press(`/api/admin/invoice-drafts/${id}/send`, { version });
      expect(statuses(pressed)).toEqual(Array.from({ length: 8 }, () => 200));
      numbers.push(...new Set(pressed.map(({ body }) => body.number)));
    }
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toHaveLength(5);
    await app.background.idle();
    expect(app.mail.sent.filter(({ to }) => to.address.startsWith('pressed-'))).toHaveLength(5);
    expect(await findNumberingFaults(app)).toEqual([]);
  });

  it('are paid and credited once', async () => {
    const [first = {}] = admins;
    const { id } = await sendDirectInvoice(app, first);
    const path = `/api/admin/invoices/${id}`;
    const payment = { amount: 68.5, left: 268.5, paidOn: '2026-01-05', method: 'bank', reference: '' };
    expect(statuses(await press(`${path}/payments`, payment))).toEqual(ONE_OF_EIGHT);
    expect(statuses(await press(`${path}/credits`, { amount: 100, left: 268.5 }))).toEqual(ONE_OF_EIGHT);
    const { body } = await app.http.get(path).set(first).expect(200);
    expect(body).toMatchObject({ paid: 68.5, credited: 100, left: 100, status: 'partly_paid' });
    expect(await findNumberingFaults(app)).toEqual([]);
  });

  it('deduct a deposit once, whatever the order of their deposits', async () => {
    const [first = {}] = admins;
    const email = 'final@padma.example';
    const deposits: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { id, version, recipient } = await createInvoiceDraft(app, first, { email });
      const body = { ...DRAFT_CONTENT, recipient, lines: [draftLine('Deposit', { unitPrice: 20 })], version };
      const saved = await app.http.put(`/api/admin/invoice-drafts/${id}`).set(first).send(body).expect(200);
      const sending = { version: saved.body.version };
      deposits.push((await app.http.post(`/api/admin/invoice-drafts/${id}/send`).set(first).send(sending)).body.id);
    }
    const finals = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const { id, version, recipient } = await createInvoiceDraft(app, first, { email });
        const chosen = index % 2 === 0 ? deposits : deposits.toReversed();
        const body = { ...DRAFT_CONTENT, recipient, deposits: chosen, version };
        return (await app.http.put(`/api/admin/invoice-drafts/${id}`).set(first).send(body).expect(200)).body;
      }),
    );
    const answers = await Promise.all(
      finals.map(({ id, version }, index) =>
        app.http
          .post(`/api/admin/invoice-drafts/${id}/send`)
          .set(admins[index % 2] ?? {})
          .send({ version }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409]);
    // 268.50 less three times 23
    expect(answers.find(({ status }) => status === 200)?.body.total).toBe(199.5);
  });
});
