import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEventBody } from '../../../src/features/operations/webhook-bodies.repository.ts';
import { createGuestShop, type GuestShop } from '../../orders/guest-orders/guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
});
afterAll(() => shop.close());

it('an order of a guest is announced with its customer, and without once the guest is erased', async () => {
  const { body, email } = await shop.placeOrder({ provider: 'stripe' });
  const { db } = shop.app;
  const { id } = body.order.order;
  const readCustomer = async () => {
    const event = await readEventBody(db, { event: 'order.paid', subject_id: id, created_at: new Date() });
    return JSON.parse(event ?? '{}').data.customer;
  };
  expect(await readCustomer()).toEqual({ name: expect.any(String), email });
  await db.updateTable('users').set({ deleted_at: new Date() }).where('email', '=', email).execute();
  expect(await readCustomer()).toBeNull();
});
