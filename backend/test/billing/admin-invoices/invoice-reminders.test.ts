import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDueReminders } from '../../../src/features/billing/invoice-reminders.service.ts';
import { sendDirectInvoice } from '../../factories/direct-invoices.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { dayIn } from '../../support/today.ts';

const DAY = 86_400_000;

// The sample invoice is over $268.50 and due after 14 days.
let shop: PaymentsApp;
let admin: Headers;
beforeAll(async () => {
  shop = await createPaymentsApp('embedded', { servers: 2 });
  admin = (await shop.app.signedIn('super_admin')).headers;
  await setPlan([-3, 0, 7]);
});
afterAll(() => shop.close());

const PLAN = '/api/admin/invoice-reminders';
const getPlan = async () => (await shop.app.http.get(PLAN).set(admin).expect(200)).body;
const putPlan = (plan: object) => shop.app.http.put(PLAN).set(admin).send(plan);
async function setPlan(days: number[]): Promise<void> {
  const { version } = await getPlan();
  const steps = days.map((day) => ({ days: day, active: true }));
  await putPlan({ steps, skips_weekend: false, version }).expect(200);
}

const write = async (recipient = {}) => {
  const email = `r-${crypto.randomUUID()}@padma.example`;
  const invoice = await sendDirectInvoice(shop.app, admin, { email, ...recipient });
  const path = `/api/admin/invoices/${invoice.id}`;
  return {
    ...invoice,
    path,
    reminders: async () => (await shop.app.http.get(`${path}/reminders`).set(admin).expect(200)).body,
    mails: () =>
      shop.app.mail.sent.filter(({ to, kind }) => to.address === email && /^invoice-(reminder|overdue)$/.test(kind)),
    record: (amount: number, left: number) =>
      shop.app.http
        .post(`${path}/payments`)
        .set(admin)
        .send({ amount, left, paidOn: '2026-01-05', method: 'bank', reference: '' })
        .expect(200),
    silence: (silenced: boolean) =>
      shop.app.http.put(`${path}/reminders/silence`).set(admin).send({ silenced }).expect(200),
    remind: (sent: number) => shop.app.http.post(`${path}/reminders`).set(admin).send({ sent }),
  };
};

/** Runs the job on two servers concurrently, at noon in the shop's time zone, a number of days from today. */
async function run(days: number): Promise<void> {
  const at = new Date(`${dayIn(shop.app, days)}T12:00:00+06:00`);
  const deps = { ...shop.app.deps, clock: { now: () => at } };
  await Promise.all([sendDueReminders(deps), sendDueReminders(deps)]);
  await shop.app.background.idle();
}

describe('reminders by the plan', () => {
  it('200: each step once, less what was paid, until it is paid', async () => {
    const invoice = await write({ language: 'bn' });
    expect((await invoice.reminders()).upcoming.map(({ days }: { days: number }) => days)).toEqual([-3, 0, 7]);
    await run(5);
    expect(invoice.mails()).toHaveLength(0);
    await run(11);
    await run(11);
    expect(invoice.mails()).toHaveLength(1);
    await invoice.record(100, 268.5);
    await run(14);
    await run(15);
    const [first, second] = invoice.mails();
    expect(invoice.mails()).toHaveLength(2);
    expect(first?.text).toContain('২৬৮.৫০');
    expect(second?.text).toContain('১৬৮.৫০');
    expect(second?.text).toContain('/bn/invoice#');
    expect(second?.files?.[0]?.name).toBe(`${invoice.number}.pdf`);
    const { sent, pause_reason: reason, upcoming } = await invoice.reminders();
    expect(sent).toMatchObject([
      { days: -3, amount: 268.5, sent_by: null, dueOn: invoice.dueOn },
      { days: 0, amount: 168.5 },
    ]);
    expect([reason, upcoming.length]).toEqual([null, 1]);
    await invoice.record(168.5, 168.5);
    await run(21);
    expect(invoice.mails()).toHaveLength(2);
    expect(await invoice.reminders()).toMatchObject({ pause_reason: 'paid', upcoming: [] });
  });

  it('200: none for a credited or silenced invoice, nor before nine in the morning', async () => {
    const [credited, silenced] = [await write(), await write()];
    await shop.app.http.post(`${credited.path}/credits`).set(admin).send({ amount: 268.5, left: 268.5 }).expect(200);
    expect((await silenced.silence(true)).body).toMatchObject({
      silenced: true,
      pause_reason: 'silenced',
      upcoming: [],
    });
    await silenced.silence(true);
    await run(14);
    expect([credited.mails().length, silenced.mails().length]).toEqual([0, 0]);
    await silenced.silence(false);
    const early = new Date(shop.app.clock.now().getTime() + 14 * DAY);
    early.setUTCHours(2);
    await sendDueReminders({ ...shop.app.deps, clock: { now: () => early } });
    await shop.app.background.idle();
    expect(silenced.mails()).toHaveLength(0);
    await run(14);
    expect(silenced.mails()).toHaveLength(1);
  });

  it('200: none while a transfer is checked or a payment is disputed', async () => {
    const invoice = await write();
    const pay = { invoice_id: invoice.id, purpose: 'invoice', provider: 'manual', currency: 'USD' } as const;
    const row = { ...pay, code: `TEST-${invoice.number}`, amount_minor: 26_850, status: 'pending' } as const;
    const [payment] = await shop.app.db
      .insertInto('payments')
      .values({ ...row, hold: 'transfer' })
      .returning('id')
      .execute();
    await run(14);
    expect((await invoice.reminders()).pause_reason).toBe('payment_check');
    expect((await invoice.remind(0).expect(409)).body.message).toContain('being checked');
    await shop.app.db
      .updateTable('payments')
      .set({ status: 'disputed', hold: null })
      .where('id', '=', payment?.id ?? '')
      .execute();
    await run(14);
    expect((await invoice.reminders()).pause_reason).toBe('disputed');
    await invoice.remind(0).expect(409);
    expect(invoice.mails()).toHaveLength(0);
  });
});

describe('a reminder by hand', () => {
  it('200: once for one press, and steps up to today are done with it', async () => {
    const invoice = await write();
    const [first, second] = await Promise.all([invoice.remind(0), invoice.remind(0)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    await shop.app.background.idle();
    expect(invoice.mails()).toHaveLength(1);
    expect(invoice.mails()[0]?.subject).toContain(`Invoice ${invoice.number} is due on`);
    const { sent, upcoming } = await invoice.reminders();
    expect(sent).toMatchObject([{ days: null, amount: 268.5 }]);
    expect(sent[0].sent_by).not.toBeNull();
    expect(upcoming).toHaveLength(3);
  });
  it('404 for the invoice of an order, 409 for a paid one', async () => {
    const path = `/api/admin/invoices/${crypto.randomUUID()}/reminders`;
    await shop.app.http.get(path).set(admin).expect(404);
    await shop.app.http.post(path).set(admin).send({ sent: 0 }).expect(404);
    await shop.app.http.put(`${path}/silence`).set(admin).send({ silenced: true }).expect(404);
    const invoice = await write();
    await invoice.record(268.5, 268.5);
    await invoice.remind(0).expect(409);
  });
});

describe('the plan', () => {
  it('200 in the order of its days; 400 for two steps on one day, 409 for an outdated version', async () => {
    const { version } = await getPlan();
    const steps = [
      { days: 7, active: true },
      { days: -3, active: true },
      { days: 0, active: true },
    ];
    const plan = { steps, skips_weekend: false, version };
    const { body } = await putPlan(plan).expect(200);
    expect(body.steps.map(({ days }: { days: number }) => days)).toEqual([-3, 0, 7]);
    await putPlan(plan).expect(409);
    const twice = await putPlan({ ...plan, steps: [...steps, { days: 7, active: false }] }).expect(400);
    expect(twice.body.details).toMatchObject([{ field: 'steps' }]);
  });
});
