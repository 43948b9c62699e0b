import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCoupon } from '../../factories/coupons.ts';
import { createSeatShop, type SeatShop } from './seat-shop.ts';

let shop: SeatShop;
beforeAll(async () => {
  shop = await createSeatShop();
});
afterAll(() => shop.close());

type Bought = Awaited<ReturnType<SeatShop['buy']>>;

const refund = ({ orderId }: Bought, input: object) =>
  shop.post(
    `admin/orders/${orderId}/refunds`,
    { to: 'wallet', reason: 'Fewer pupils', withdraw: false, refunded: 0, line_id: orderId, ...input },
    shop.admin,
  );
const listSeats = async (bought: Bought) => (await shop.list(bought)).body.items[0];
const creditNotes = async ({ orderId, buyer }: Bought) => {
  const { body } = await shop.app.http.get(`/api/orders/${orderId}/invoices`).set(buyer);
  return body.items.slice(1).map(({ total }: { total: number }) => total);
};

describe('a refund of seats', () => {
  it('201: of free seats and of a person, with a credit note; that person is notified, the others stay', async () => {
    const bought = await shop.buy(4);
    const first = await shop.inviteNew(bought);
    const second = await shop.inviteNew(bought);
    const opened = await shop.accept(first.token).expect(200);
    const before = await shop.balance(bought.buyer);
    await refund(bought, { amount: 60, seats: { free: 1, ids: [first.seatId] } }).expect(201);
    expect((await shop.balance(bought.buyer)) - before).toBe(60);
    expect(await listSeats(bought)).toMatchObject({ total: 2, free: 1, refunded: 2, seats: [{ email: second.email }] });
    expect((await shop.getOrder(opened.body.token)).body.licence).toBeNull();
    const email = (await shop.listMails(first.email)).find(({ kind }) => kind === 'seat-removed');
    expect(email?.text).toContain('was partly refunded, and your seat ended with it');
    expect(email?.text).not.toContain('removed');
    expect(await creditNotes(bought)).toEqual([-60]);
    const { body: change } = await shop.app.http.get(`/api/orders/${bought.orderId}`).set(bought.buyer);
    const { body: plans } = await shop.app.http.get(`/api/downloads/${change.download_id}/plans`).set(bought.buyer);
    expect(plans.renewal.listed).toBe(60);
    await refund(bought, { amount: 60, refunded: 60, seats: { free: 1, ids: [second.seatId] } }).expect(201);
    expect(await creditNotes(bought)).toEqual([-60, -60]);
    const { body: order } = await shop.app.http.get(`/api/orders/${bought.orderId}`).set(bought.buyer);
    expect(order.status).toBe('refunded');
    expect(await listSeats(bought)).toMatchObject({ total: 0, active: false });
    const { body: ended } = await shop.app.http.get(`/api/downloads/${change.download_id}/plans`).set(bought.buyer);
    expect(ended.renewal ?? null).toBeNull();
  });

  it('400: another amount than the share, no seats, and a line without seats', async () => {
    const bought = await shop.buy(3);
    const fields = async (input: object) =>
      (await refund(bought, input).expect(400)).body.details.map(({ field }: { field: string }) => field);
    expect(await fields({ amount: 29, seats: { free: 1, ids: [] } })).toEqual(['amount']);
    expect(await fields({ amount: 30, seats: { free: 0, ids: [] } })).toEqual(['seats']);
    expect(await fields({ amount: 30, line_id: undefined, seats: { free: 1, ids: [] } })).toEqual(['seats']);
  });

  it('409: more free seats than there are, or a person without a seat; nothing changes', async () => {
    const bought = await shop.buy(2);
    const { seatId } = await shop.inviteNew(bought);
    await refund(bought, { amount: 60, seats: { free: 2, ids: [] } }).expect(409);
    await refund(bought, { amount: 30, seats: { free: 0, ids: [crypto.randomUUID()] } }).expect(409);
    const answers = await Promise.all(
      [1, 2].map(() => refund(bought, { amount: 30, seats: { free: 0, ids: [seatId] } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await listSeats(bought)).toMatchObject({ total: 1, free: 1, refunded: 1, seats: [] });
  });

  it('409: a retry of a failed one, while its seats are in use again', async () => {
    const bought = await shop.buy(2);
    const { reference } = await shop.begin(bought.buyer, 'stripe', 60);
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    shop.simulator.plan('refund-fails');
    const { body } = await refund(bought, { to: 'source', amount: 30, seats: { free: 1, ids: [] } }).expect(201);
    expect(body).toMatchObject({ refunds: [{ status: 'failed' }], seats: [{ total: 2 }] });
    await shop.inviteNew(bought);
    const { seatId } = await shop.inviteNew(bought);
    const retry = () => shop.post(`admin/orders/${bought.orderId}/refunds/${body.refunds[0].id}/retry`, {}, shop.admin);
    expect((await retry()).status).toBe(409);
    await shop.remove(bought, seatId).expect(200);
    await retry().expect(200);
    expect(await listSeats(bought)).toMatchObject({ total: 1, free: 0, refunded: 1 });
  });

  it('200: retried refunds are of the share that is left, so that the seats add up to what the line cost', async () => {
    // Three seats for 90.00 - 70.00 = 20.00: their shares are 6.67, 6.66 and 6.67.
    const { code } = await createCoupon(shop.app, shop.admin, { kind: 'amount', value: 70 });
    const bought = await shop.buy(3, { coupon: code });
    const { reference } = await shop.begin(bought.buyer, 'stripe', 60);
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    const seats = { free: 1, ids: [] };
    await refund(bought, { amount: 6.67, seats }).expect(201);
    shop.simulator.plan('refund-fails');
    const { body } = await refund(bought, { to: 'source', amount: 6.66, refunded: 6.67, seats }).expect(201);
    const failed = body.refunds[1];
    expect(failed).toMatchObject({ status: 'failed', amount: 6.66 });
    await refund(bought, { amount: 6.66, refunded: 6.67, seats }).expect(201);
    const retried = await shop
      .post(`admin/orders/${bought.orderId}/refunds/${failed.id}/retry`, {}, shop.admin)
      .expect(200);
    expect(retried.body).toMatchObject({ status: 'refunded', refunded: 20 });
    expect(retried.body.refunds.map(({ amount }: { amount: number }) => amount)).toEqual([6.67, 6.67, 6.66]);
    expect(await creditNotes(bought)).toEqual([-6.67, -6.66, -6.67]);
    expect(await listSeats(bought)).toMatchObject({ total: 0, refunded: 3 });
  });
});
