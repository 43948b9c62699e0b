import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuestEmail } from '../guest-orders/guest-shop.ts';
import { createSeatShop, type SeatShop } from './seat-shop.ts';

let shop: SeatShop;
beforeAll(async () => {
  shop = await createSeatShop('postgres');
});
afterAll(() => shop.close());

it('of two invitations to the last free seat, one is sent', async () => {
  for (let round = 0; round < 5; round += 1) {
    const bought = await shop.buy(1);
    const answers = await Promise.all([shop.invite(bought, newGuestEmail()), shop.invite(bought, newGuestEmail())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await shop.list(bought)).body.items[0]).toMatchObject({ free: 0, total: 1 });
  }
});

it('a seat is accepted or removed, and no one has a key without a seat', async () => {
  for (let round = 0; round < 5; round += 1) {
    const bought = await shop.buy(1);
    const { token, seatId } = await shop.inviteNew(bought);
    const [accepted, removed] = await Promise.all([shop.accept(token), shop.remove(bought, seatId)]);
    expect([accepted.status, removed.status]).toEqual([expect.any(Number), 200]);
    if (accepted.status === 200) expect((await shop.getOrder(accepted.body.token)).body.licence).toBeNull();
    else expect(accepted.status).toBe(404);
  }
});
