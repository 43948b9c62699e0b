import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eraseDeletedUsers } from '../../../src/features/privacy/erase-users.service.ts';
import { createTestApp } from '../../test-app.ts';
import { newGuestEmail, UNKNOWN_TOKEN } from '../guest-orders/guest-shop.ts';
import { createSeatShop, type SeatShop } from './seat-shop.ts';

let shop: SeatShop;
beforeAll(async () => {
  shop = await createSeatShop();
});
afterEach(() => shop.app.clock.reset());
afterAll(() => shop.close());

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const listLicences = async (headers: Record<string, string>) =>
  (await shop.app.http.get('/api/licences').set(headers)).body;
const countMails = async (email: string, kind: string) =>
  (await shop.listMails(email)).filter((mail) => mail.kind === kind).length;

describe('POST /api/orders', () => {
  it('201: seats cost their number times the price, and the buyer has the plan without a key', async () => {
    const { orderId, buyer } = await shop.buy(3);
    const { body } = await shop.app.http.get(`/api/orders/${orderId}`).set(buyer).expect(200);
    expect(body).toMatchObject({ amount: 90, status: 'completed', lines: [{ quantity: 3, amount: 90, seats: true }] });
    expect(body.download_id).not.toBeNull();
    expect(await listLicences(buyer)).toEqual([]);
  });

  it('201: one seat, together with a unit for the buyer with a key', async () => {
    const { product, buyer } = await shop.buy(1);
    expect(await listLicences(buyer)).toEqual([]);
    await shop.post('orders', { product_id: product.id, tier: 'School', again: true }, buyer).expect(201);
    expect(await listLicences(buyer)).toHaveLength(1);
  });

  it('400: seats of a free plan, as a gift, and of a plan that has none', async () => {
    const { product, buyer } = await shop.buy(2);
    const order = (input: object) => shop.post('orders', { product_id: product.id, again: true, ...input }, buyer);
    expect((await order({ tier: 'Free', seats: 2 })).body.message).toContain('Free plans');
    const gift = { recipient_name: 'Sultana', recipient_email: newGuestEmail(), sender_name: 'Nadia' };
    expect((await order({ tier: 'School', seats: 2, gift })).body.message).toContain('can’t be bought as a gift');
    await shop.app.db
      .updateTable('products')
      .set({ pricing: '[{"name":"School","price":30,"period":"once","features":[]}]' })
      .where('id', '=', product.id)
      .execute();
    expect((await order({ tier: 'School', seats: 1 })).body.message).toContain('isn’t sold per seat');
  });
});

describe('POST /api/orders/:id/seats', () => {
  it('200: invites each person once, whatever the case of the email', async () => {
    const bought = await shop.buy(3);
    const [first, second] = [newGuestEmail(), newGuestEmail()];
    const { body } = await shop.invite(bought, first, first.toUpperCase(), second).expect(200);
    expect(body).toMatchObject({
      total: 3,
      free: 1,
      active: true,
      seats: [{ email: first, status: 'invited' }, { email: second }],
    });
    expect((await shop.invite(bought, second).expect(200)).body.free).toBe(1);
    expect([await countMails(first, 'seat-invitation'), await countMails(second, 'seat-invitation')]).toEqual([1, 1]);
    expect((await shop.list(bought).expect(200)).body.items).toMatchObject([{ total: 3, free: 1 }]);
  });

  it('409: more people than free seats invites none; 404 for another person’s order and an unknown line', async () => {
    const bought = await shop.buy(2);
    const { body } = await shop.invite(bought, newGuestEmail(), newGuestEmail(), newGuestEmail()).expect(409);
    expect(body.message).toBe('2 seats are available, but you entered 3 people. Shorten the list, or buy more seats.');
    expect((await shop.list(bought)).body.items[0].free).toBe(2);
    const other = (await shop.app.signedIn()).headers;
    expect((await shop.invite({ ...bought, buyer: other }, newGuestEmail())).status).toBe(404);
    expect((await shop.list({ ...bought, buyer: other })).status).toBe(404);
    const input = { line_id: UNKNOWN_ID, emails: [newGuestEmail()] };
    expect((await shop.post(`orders/${bought.orderId}/seats`, input, bought.buyer)).status).toBe(404);
  });

  it('429: each email counts, and a list that is refused as a whole does not', async () => {
    const app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    const { headers } = await app.signedIn();
    const path = `/api/orders/${UNKNOWN_ID}/seats`;
    const post = async (to: string, body: object) => (await app.http.post(to).set(headers).send(body)).status;
    const invite = (count: number) =>
      post(path, { line_id: UNKNOWN_ID, emails: Array.from({ length: count }, newGuestEmail) });
    expect([await invite(2), await invite(1), await invite(1)]).toEqual([429, 404, 429]);
    expect(await post(`${path}/${UNKNOWN_ID}/send`, { email: 'a@example.com' })).toBe(429);
    await app.close();
  });
});

describe('POST /api/seat/accept', () => {
  it('200: an account gets file and a key of its own, until all seats end', async () => {
    const bought = await shop.buy(2);
    const { token, email } = await shop.inviteNew(bought);
    const member = await shop.app.signedIn();
    expect((await shop.open(token, member.headers).expect(200)).body).toMatchObject({
      email,
      product_name: 'River Map',
      active: true,
      accepted: false,
      owned: false,
    });
    const { body } = await shop.accept(token, member.headers).expect(200);
    expect(body.token).toBeNull();
    const order = (await shop.app.http.get(`/api/orders/${body.id}`).set(member.headers).expect(200)).body;
    expect(order).toMatchObject({
      amount: 0,
      status: 'completed',
      product_name: 'River Map',
      lines: [{ quantity: 1 }],
    });
    expect(await listLicences(member.headers)).toMatchObject([{ activations: 2, revoked: false }]);
    const [seats] = (await shop.list(bought)).body.items;
    expect(seats.seats).toMatchObject([{ email, status: 'accepted', name: member.user.name }]);
    // The same account gets the same answer; anyone else hears that it is used.
    expect((await shop.accept(token, member.headers).expect(200)).body).toEqual(body);
    expect((await shop.accept(token)).status).toBe(409);
    expect((await shop.open(token)).body.accepted).toBe(true);
    // The plan is renewed for all seats together, by the buyer.
    const file = `/api/downloads/${order.download_id}/plans`;
    expect((await shop.app.http.get(file).set(member.headers)).body).toMatchObject({ renewal: null, upgrades: [] });
  });

  it('200: without an account it is a guest order; the buyer is notified of the last seat', async () => {
    const bought = await shop.buy(1);
    const { token, email } = await shop.inviteNew(bought);
    const { body } = await shop.accept(token).expect(200);
    const guest = (await shop.getOrder(body.token).expect(200)).body;
    expect(guest).toMatchObject({ email, licence: expect.any(String), invoices: [] });
    const { email: buyer } = await shop.app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', bought.userId)
      .executeTakeFirstOrThrow();
    expect(await countMails(buyer, 'seats-used')).toBe(1);
  });

  it('401, 404: with a token of an account that is gone, and a forged link', async () => {
    const bought = await shop.buy(1);
    const { token } = await shop.inviteNew(bought);
    expect((await shop.accept(token, { authorization: 'Bearer unknown' })).status).toBe(401);
    expect([(await shop.open(UNKNOWN_TOKEN)).status, (await shop.accept(UNKNOWN_TOKEN)).status]).toEqual([404, 404]);
  });

  it('200: says that the account has the plan already', async () => {
    const bought = await shop.buy(1);
    const { token } = await shop.inviteNew(bought);
    const input = { product_id: bought.product.id, tier: 'School', again: true };
    await shop.post('orders', input, bought.buyer).expect(201);
    expect((await shop.open(token, bought.buyer)).body.owned).toBe(true);
  });
});

describe('the person with a seat', () => {
  it('has the plan as long as the seat: renewed by the buyer, ended by a refund', async () => {
    const bought = await shop.buy(2);
    const { token } = await shop.inviteNew(bought);
    const { headers } = await shop.app.signedIn();
    const { id } = (await shop.accept(token, headers).expect(200)).body;
    const memberUntil = async () =>
      (await shop.app.http.get('/api/downloads').set(headers)).body[0]?.rights.holds_until;
    const untilBefore = await memberUntil();
    const [seats] = (await shop.list(bought)).body.items;
    expect(seats.until).toBe(untilBefore);
    const { download_id } = (await shop.app.http.get(`/api/orders/${bought.orderId}`).set(bought.buyer)).body;
    const change = { kind: 'renewal', download_id };
    const renewal = { product_id: bought.product.id, tier: 'School', change, again: true };
    expect((await shop.post('orders', renewal, bought.buyer).expect(201)).body.amount).toBe(60);
    const untilAfter = await memberUntil();
    expect(new Date(untilAfter).getUTCFullYear()).toBe(new Date(untilBefore).getUTCFullYear() + 1);
    expect(await listLicences(headers)).toMatchObject([{ activations: 2 }]);
    const member = (await shop.app.http.get(`/api/orders/${id}`).set(headers)).body;
    const own = { ...renewal, change: { ...change, download_id: member.download_id } };
    expect((await shop.post('orders', own, headers)).status).toBe(409);
  });

  it('loses it with a refund of the order', async () => {
    const bought = await shop.buy(2);
    const { token } = await shop.inviteNew(bought);
    const open = await shop.inviteNew(bought);
    const { headers } = await shop.app.signedIn();
    await shop.accept(token, headers).expect(200);
    const refund = { to: 'wallet', reason: 'Cancelled', withdraw: true, refunded: 0, amount: 60 };
    await shop.post(`admin/orders/${bought.orderId}/refunds`, refund, shop.admin).expect(201);
    expect(await listLicences(headers)).toMatchObject([{ revoked: true }]);
    expect((await shop.app.http.get('/api/downloads').set(headers)).body).toEqual([]);
    expect((await shop.accept(open.token)).status).toBe(409);
    expect((await shop.invite(bought, newGuestEmail())).status).toBe(409);
    expect((await shop.send(bought, open.seatId, open.email)).status).toBe(409);
  });
});

describe('DELETE /api/orders/:id/seats/:seat', () => {
  it('200: the key stops working, the person is notified, and the seat is free', async () => {
    const bought = await shop.buy(1);
    const { token, seatId, email } = await shop.inviteNew(bought);
    const { body } = await shop.accept(token).expect(200);
    expect((await shop.remove(bought, seatId).expect(200)).body).toMatchObject({ free: 1, seats: [] });
    expect((await shop.getOrder(body.token)).body).toMatchObject({ licence: null, file_name: null });
    expect(await countMails(email, 'seat-removed')).toBe(1);
    expect((await shop.open(token)).status).toBe(404);
    expect((await shop.remove(bought, seatId)).status).toBe(404);
    // The same person can be invited again.
    await shop.invite(bought, email).expect(200);
  });

  it('401, 404: without an account, and of another person', async () => {
    const bought = await shop.buy(1);
    const { seatId, email } = await shop.inviteNew(bought);
    const other = { ...bought, buyer: (await shop.app.signedIn()).headers };
    expect([
      (await shop.remove({ ...bought, buyer: {} }, seatId)).status,
      (await shop.remove(other, seatId)).status,
    ]).toEqual([401, 404]);
    expect([
      (await shop.send({ ...bought, buyer: {} }, seatId, email)).status,
      (await shop.send(other, seatId, email)).status,
    ]).toEqual([401, 404]);
  });
});

describe('POST /api/orders/:id/seats/:seat/send', () => {
  it('200: again to the same email with a new link; moved to another one', async () => {
    const bought = await shop.buy(2);
    const { token, seatId, email } = await shop.inviteNew(bought);
    const taken = await shop.inviteNew(bought);
    await shop.send(bought, seatId, email).expect(200);
    expect((await shop.open(token)).status).toBe(404);
    const { body: accepted } = await shop.accept(await shop.tokenOf(email, 'seat-invitation')).expect(200);
    expect((await shop.send(bought, seatId, email)).body.message).toBe('This seat has already been accepted');
    expect((await shop.send(bought, seatId, taken.email.toUpperCase())).body.message).toBe(
      'This person already has a seat',
    );
    const next = newGuestEmail();
    const { body } = await shop.send(bought, seatId, next).expect(200);
    expect(body).toMatchObject({ free: 0, seats: [{ email: taken.email }, { email: next, status: 'invited' }] });
    expect((await shop.getOrder(accepted.token)).body.licence).toBeNull();
    expect((await shop.send(bought, seatId, email)).status).toBe(404);
    await shop.accept(await shop.tokenOf(next, 'seat-invitation')).expect(200);
  });
});

describe('GET /api/admin/orders/:id', () => {
  it('200: the seats of the order', async () => {
    const bought = await shop.buy(2);
    const { email } = await shop.inviteNew(bought);
    const { body } = await shop.app.http.get(`/api/admin/orders/${bought.orderId}`).set(shop.admin).expect(200);
    expect(body.seats).toMatchObject([{ total: 2, free: 1, seats: [{ email, status: 'invited' }] }]);
  });
});

describe('erasure', () => {
  const erase = async (userId: string) => {
    const deleted = { deleted_at: new Date(0) };
    await shop.app.db.updateTable('users').set(deleted).where('id', '=', userId).execute();
    await eraseDeletedUsers(shop.app.deps, new Date());
  };
  const readSeats = (lineId: string) =>
    shop.app.db
      .selectFrom('seats')
      .select(['email', 'ended_at'])
      .where('line_id', '=', lineId)
      .orderBy('seq')
      .execute();

  it('of a person frees the seat; of the buyer ends invitations and leaves members what they have', async () => {
    const bought = await shop.buy(3);
    const [first, second] = [await shop.inviteNew(bought), await shop.inviteNew(bought)];
    await shop.inviteNew(bought);
    const { headers, user } = await shop.app.signedIn();
    await shop.accept(first.token, headers).expect(200);
    const { body: guest } = await shop.accept(second.token).expect(200);
    await erase(user.id);
    expect((await shop.list(bought)).body.items[0].free).toBe(1);
    await erase(bought.userId);
    expect(await readSeats(bought.orderId)).toEqual([
      { email: '', ended_at: expect.any(Date) },
      { email: '', ended_at: null },
      { email: '', ended_at: expect.any(Date) },
    ]);
    expect((await shop.getOrder(guest.token)).body.licence).toEqual(expect.any(String));
  });

  it('of a person empties an invitation that was not accepted, as removing it does', async () => {
    const bought = await shop.buy(2);
    const { user } = await shop.app.signedIn();
    const verified = { email_verified_at: new Date(0) };
    await shop.app.db.updateTable('users').set(verified).where('id', '=', user.id).execute();
    await shop.invite(bought, user.email).expect(200);
    await shop.remove(bought, (await shop.inviteNew(bought)).seatId).expect(200);
    await erase(user.id);
    const ended = { email: '', ended_at: expect.any(Date) };
    expect(await readSeats(bought.orderId)).toEqual([ended, ended]);
  });
});
