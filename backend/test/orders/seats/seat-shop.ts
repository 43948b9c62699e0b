import { sql } from 'kysely';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import type { Headers } from '../../factories/payments-app.ts';
import { createGuestShop, type GuestShop, newGuestEmail } from '../guest-orders/guest-shop.ts';

/** What the calls of one purchase need. */
interface BoughtSeats {
  orderId: string;
  buyer: Headers;
  userId: string;
  product: { id: number };
}

export interface SeatShop extends GuestShop {
  /** Seats of a product with licence keys, paid from the buyer's wallet; one costs $30 a year. */
  buy(seats?: number, order?: object): Promise<BoughtSeats>;
  createProduct(): Promise<{ id: number }>;
  list(bought: Pick<BoughtSeats, 'orderId' | 'buyer'>): ReturnType<GuestShop['getOrder']>;
  invite(bought: Pick<BoughtSeats, 'orderId' | 'buyer'>, ...emails: string[]): ReturnType<GuestShop['post']>;
  /** Invites a new email; returns it with the token of the link. */
  inviteNew(bought: Pick<BoughtSeats, 'orderId' | 'buyer'>): Promise<{ email: string; token: string; seatId: string }>;
  open(token: string, headers?: Headers): ReturnType<GuestShop['getOrder']>;
  accept(token: string, headers?: Headers): ReturnType<GuestShop['post']>;
  remove(bought: Pick<BoughtSeats, 'orderId' | 'buyer'>, seatId: string): ReturnType<GuestShop['post']>;
  send(bought: Pick<BoughtSeats, 'orderId' | 'buyer'>, seatId: string, email: string): ReturnType<GuestShop['post']>;
}

export async function createSeatShop(engine?: 'postgres'): Promise<SeatShop> {
  const shop = await createGuestShop(engine);
  const { app, post } = shop;
  const { http, db } = app;
  const createProduct = async () => {
    const product = await createOffer(db, app.deps.storage, { title: 'River Map', prices: { School: 30, Free: 0 } });
    await db
      .updateTable('products')
      .set({
        licence_keys: true,
        pricing: sql`(select jsonb_agg(plan || jsonb_build_object('period', 'year',
          'rights', jsonb_build_object('activations', 2, 'updateMonths', 12, 'supportMonths', 0, 'seats', true)))
          from jsonb_array_elements(pricing) as plan)`,
      })
      .where('id', '=', product.id)
      .execute();
    return product;
  };
  const seatsOf = (orderId: string) => `/api/orders/${orderId}/seats`;
  const invite: SeatShop['invite'] = ({ orderId, buyer }, ...emails) =>
    post(`orders/${orderId}/seats`, { line_id: orderId, emails }, buyer);
  return {
    ...shop,
    createProduct,
    buy: async (seats = 3, order = {}) => {
      const { user, headers } = await app.signedIn();
      await creditWallet(db, user.id, 1_000_000);
      const product = await createProduct();
      const input = { product_id: product.id, tier: 'School', seats, ...order };
      const { body } = await post('orders', input, headers).expect(201);
      return { orderId: body.id, buyer: headers, userId: user.id, product };
    },
    list: ({ orderId, buyer }) => http.get(seatsOf(orderId)).set(buyer),
    invite,
    inviteNew: async (bought) => {
      const email = newGuestEmail();
      const { body } = await invite(bought, email).expect(200);
      const token = await shop.tokenOf(email, 'seat-invitation');
      return { email, token, seatId: body.seats.at(-1).id };
    },
    open: (token, headers = {}) => http.get('/api/seat').set({ ...headers, 'x-seat-token': token }),
    accept: (token, headers = {}) => post('seat/accept', {}, { ...headers, 'x-seat-token': token }),
    remove: ({ orderId, buyer }, seatId) => http.delete(`${seatsOf(orderId)}/${seatId}`).set(buyer),
    send: ({ orderId, buyer }, seatId, email) => post(`orders/${orderId}/seats/${seatId}/send`, { email }, buyer),
  };
}
