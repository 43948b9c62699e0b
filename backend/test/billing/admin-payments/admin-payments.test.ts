import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;

let app: TestApp;
let admin: Headers;
let customer: { id: string; email: string; headers: Headers };
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
  const { user, headers } = await app.signedIn();
  customer = { id: user.id, email: user.email, headers };
  const manual = { manualEnabled: true, manualTitle: 'Bank', manualInstructions: 'Account 1', version: 0 };
  await app.http.put('/api/admin/payments/settings').set(admin).send(manual);
});
afterAll(() => app.close());

const add = async (body: object) =>
  (await app.http.post('/api/wallet/add-funds').set(customer.headers).send(body)).body.payment;
const list = (query = '', headers = admin) => app.http.get(`/api/admin/payments${query}`).set(headers);
const detail = (id: string, headers = admin) => app.http.get(`/api/admin/payments/${id}`).set(headers);
const decide = (id: string, headers = admin, decision = 'confirm') =>
  app.http.put(`/api/admin/payments/${id}/decision`).set(headers).send({ decision, transferNumber: 'TX-100%' });

describe('payments of all customers', () => {
  it('200 lists them newest first, including the demo’s, with filters and the number to review', async () => {
    await app.http.post('/api/wallet/add-funds').set(customer.headers).send({ amount: 7.5 });
    app.clock.advance(1_000);
    const { id } = await add({ amount: 12, provider: 'manual' });
    await app.http.put(`/api/payments/${id}/transfer`).set(customer.headers).send({ number: 'TX-100%' });
    const { body } = await list();
    expect(body).toMatchObject({ total: 2, page: 1, limit: 20, waiting: 1 });
    expect(body.items[0]).toMatchObject({ id, amount: 12, status: 'pending', hold: 'transfer', creditedAt: null });
    expect(body.items[1]).toMatchObject({ provider: 'demo', amount: 7.5, status: 'paid', hold: null });
    expect(body.items[0].customer).toEqual({ id: customer.id, name: 'Nadia Rahman', email: customer.email });
    for (const [query, total] of [
      ['?status=waiting', 1],
      ['?status=paid', 1],
      ['?status=failed', 0],
      ['?provider=demo', 1],
      ['?search=tx-100%25', 1],
      [`?search=${customer.email.toUpperCase()}`, 2],
      ['?search=nobody', 0],
      ['?to=2000-01-01', 0],
      ['?from=2000-01-01&limit=1', 2],
    ] as const)
      expect((await list(query)).body.total, query).toBe(total);
  });

  it('200 returns one with its events; the audit trail records the decision', async () => {
    const { id } = (await list('?status=waiting')).body.items[0];
    expect((await decide(id)).body).toMatchObject({ status: 'paid', hold: null, transferNumber: 'TX-100%' });
    const { body } = await detail(id);
    expect(body.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'transfer reported',
      'confirmed by the studio',
    ]);
    const { action } = await app.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(action).toBe('payment.confirm');
  });

  it('400, 404, 409', async () => {
    const { id } = (await list('?provider=demo')).body.items[0];
    expect((await list('?status=held')).status).toBe(400);
    expect((await detail('x')).status).toBe(404);
    expect((await detail(crypto.randomUUID())).status).toBe(404);
    expect((await decide(id, admin, 'maybe')).status).toBe(400);
    expect((await decide(crypto.randomUUID())).status).toBe(404);
    expect((await decide(id)).status).toBe(409);
  });

  it('200 keeps the payments of an erased customer, without a name', async () => {
    await app.db.deleteFrom('users').where('id', '=', customer.id).execute();
    const { body } = await list();
    expect(body.total).toBe(2);
    expect(body.items[0].customer).toBeNull();
  });
});
