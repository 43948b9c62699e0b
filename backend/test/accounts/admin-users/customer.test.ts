import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUEST_SENTINEL } from '../../../../contract/rules/guest-sentinel.ts';
import { createOrder, creditWallet } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

type Headers = Record<string, string>;

let app: TestApp;
let owner: Headers;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const read = (id: string, headers: Headers = owner) => app.http.get(`/api/admin/users/${id}`).set(headers);
const add = (id: string, text: string, headers: Headers = owner) =>
  app.http.post(`/api/admin/users/${id}/notes`).set(headers).send({ text });

describe('GET /api/admin/users/{id}', () => {
  it('200: the latest 50 orders and the number of all; cancelled ones are not spent', async () => {
    const { id } = await app.createUser();
    for (let at = 0; at < 51; at += 1) await createOrder(app.db, id, { amount_cents: 100 });
    await createOrder(app.db, id, { amount_cents: 900, status: 'cancelled' });
    const { body } = await read(id).expect(200);
    expect(body.orders).toHaveLength(50);
    expect(body).toMatchObject({ spent: 51, counts: { orders: 52 } });
    expect(body.orders[0]).toMatchObject({ status: 'cancelled', total: 9 });
  });

  it('200: what was paid is added up by the years of the shop', async () => {
    const { id } = await app.createUser();
    const place = (created_at: string) =>
      createOrder(app.db, id, { amount_cents: 1000, created_at: new Date(created_at) });
    await place('2025-06-01T00:00:00Z');
    // Already the new year in Dhaka.
    await place('2025-12-31T19:00:00Z');
    const { spent, years } = (await read(id).expect(200)).body;
    expect([spent, years]).toEqual([
      20,
      [
        { year: 2026, spent: 10 },
        { year: 2025, spent: 10 },
      ],
    ]);
  });

  it('200: an order counts in the year in which it was paid, and its refund in its own', async () => {
    const { id } = await app.createUser();
    const { id: order_id } = await createOrder(app.db, id, { amount_cents: 1000, created_at: new Date('2025-12-30') });
    const paid = { order_id, status: 'completed' as const, created_at: new Date('2026-01-02') };
    await app.db.insertInto('order_events').values(paid).execute();
    expect((await read(id).expect(200)).body.years).toEqual([{ year: 2026, spent: 10 }]);
    const refund = {
      order_id,
      amount_cents: 400,
      destination: 'wallet' as const,
      withdraws: false,
      status: 'done' as const,
    };
    const created_at = new Date('2027-01-02');
    await app.db
      .insertInto('refunds')
      .values({ ...refund, provider_key: order_id, created_at })
      .execute();
    expect((await read(id).expect(200)).body.years).toEqual([
      { year: 2027, spent: -4 },
      { year: 2026, spent: 10 },
    ]);
  });

  it('200: without the right to money there is neither wallet nor payment', async () => {
    const { id } = await app.createUser();
    await creditWallet(app.db, id, 1000);
    const seen = async (rights: string[]) => {
      const { headers } = await app.signedIn('super_admin', rights);
      const { wallet, payments, counts } = (await read(id, headers).expect(200)).body;
      return [wallet?.balance ?? null, payments, counts.payments];
    };
    expect(await seen(['support'])).toEqual([null, null, null]);
    expect(await seen(['support', 'accounting'])).toEqual([null, [], 0]);
    expect(await seen(['all'])).toEqual([10, [], 0]);
  });

  it('200: a guest has no account and no wallet; an order number is matched as a whole in emails of the order', async () => {
    const guest = await app.createUser();
    await app.db.updateTable('users').set({ deleted_at: GUEST_SENTINEL }).where('id', '=', guest.id).execute();
    const order = await createOrder(app.db, guest.id);
    const mail = (subject: string) =>
      app.db
        .insertInto('mail_log')
        .values({
          id: crypto.randomUUID(),
          kind: 'guest-order',
          recipient_name: guest.name,
          recipient_email: guest.email.toUpperCase(),
          subject,
          created_at: new Date(),
        })
        .execute();
    await mail(`Order #${order.number}`);
    await mail(`Order #${order.number}1`);
    const { body } = await read(guest.id).expect(200);
    expect(body).toMatchObject({ account: null, wallet: null, counts: { orders: 1, mails: 2 } });
    const context = await app.http.get(`/api/admin/orders/${order.id}/context`).set(owner).expect(200);
    expect(context.body.mails).toMatchObject([{ subject: `Order #${order.number}` }]);
  });

  it('403: for administrators of content or accounting, and for customers', async () => {
    const { id } = await app.createUser();
    for (const right of ['content', 'accounting']) {
      const { headers } = await app.signedIn('super_admin', [right]);
      expect((await read(id, headers)).status).toBe(403);
    }
    expect((await read(id, (await app.signedIn()).headers)).status).toBe(403);
  });

  it('404: for an unknown and for a deleted account', async () => {
    const { id } = await app.createUser();
    await app.http.delete(`/api/admin/users/${id}`).set(owner).expect(204);
    expect((await read(id)).status).toBe(404);
    expect((await read(UNKNOWN)).status).toBe(404);
  });
});

describe('notes about a customer', () => {
  it('201: by a support administrator, audited without the text', async () => {
    const { id, name } = await app.createUser();
    const { headers, user } = await app.signedIn('super_admin', ['support']);
    const { body } = await add(id, 'Very private', headers).expect(201);
    expect(body).toMatchObject({ text: 'Very private', author: user.name, version: 1 });
    const trail = await app.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute();
    expect(trail).toMatchObject([{ action: 'user.add-note', label: name, before: null, after: null }]);
    expect(JSON.stringify(trail)).not.toContain('private');
  });

  it('200: notes are erased with their customer and stay without a name after their author', async () => {
    const { id } = await app.createUser();
    const author = await app.signedIn('super_admin', ['support']);
    await add(id, 'Kept', author.headers).expect(201);
    await app.db.deleteFrom('users').where('id', '=', author.user.id).execute();
    expect((await read(id)).body.notes).toMatchObject([{ text: 'Kept', author: null }]);
    await app.db.deleteFrom('users').where('id', '=', id).execute();
    const left = await app.db.selectFrom('customer_notes').select('id').where('user_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  it('400: blank or too long', async () => {
    const { id } = await app.createUser();
    expect((await add(id, '  ')).status).toBe(400);
    expect((await add(id, 'x'.repeat(4001))).status).toBe(400);
  });

  it('403: for administrators without the right to support', async () => {
    const { id } = await app.createUser();
    const { headers } = await app.signedIn('super_admin', ['content', 'accounting']);
    expect((await add(id, 'No', headers)).status).toBe(403);
  });

  it('204: a deleted note is gone', async () => {
    const { id } = await app.createUser();
    const { body: note } = await add(id, 'Done').expect(201);
    await app.http.delete(`/api/admin/users/${id}/notes/${note.id}`).set(owner).expect(204);
    expect((await read(id)).body.notes).toEqual([]);
  });

  it('404: a note of another customer', async () => {
    const [one, other] = [await app.createUser(), await app.createUser()];
    const { body: note } = await add(one.id, 'Mine').expect(201);
    const path = `/api/admin/users/${other.id}/notes/${note.id}`;
    expect((await app.http.put(path).set(owner).send({ text: 'x', version: 1 })).status).toBe(404);
    expect((await app.http.delete(path).set(owner)).status).toBe(404);
  });

  it('409: of two changes of one version, the second', async () => {
    const { id } = await app.createUser();
    const { body: note } = await add(id, 'First').expect(201);
    const change = (text: string) =>
      app.http.put(`/api/admin/users/${id}/notes/${note.id}`).set(owner).send({ text, version: 1 });
    const answers = await Promise.all([change('One'), change('Other')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('409: the 201st', async () => {
    const { id: user_id } = await app.createUser();
    const at = new Date();
    const note = { user_id, author_id: null, text: 'Called', created_at: at, updated_at: at };
    await app.db
      .insertInto('customer_notes')
      .values(Array.from({ length: 200 }, () => note))
      .execute();
    expect((await add(user_id, 'One more')).status).toBe(409);
  });
});
