import { sendDueGifts } from '../../../src/features/orders/gift-delivery.service.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import type { Headers } from '../../factories/payments-app.ts';
import { BUYER, createGuestShop, type GuestShop, newGuestEmail } from '../guest-orders/guest-shop.ts';

/** What the calls of one gift need. */
export interface PlacedGift {
  orderId: string;
  /** of the recipient */
  email: string;
  buyer: Headers;
  product: { id: number };
}

export interface GiftShop extends GuestShop {
  /** A gift of one product with a licence key, paid from the buyer's wallet. */
  give(gift?: object, order?: object): Promise<PlacedGift>;
  /** A gift whose buyer has no account, paid with the simulator. */
  giveAsGuest(gift?: object): Promise<{ token: string; orderId: string; email: string }>;
  createProduct(): Promise<{ id: number }>;
  open(token: string): ReturnType<GuestShop['getOrder']>;
  claim(token: string, headers?: Headers): ReturnType<GuestShop['post']>;
  /** The newest link that was emailed. */
  linkOf(email: string, kind?: string): Promise<string>;
  runJob(): Promise<void>;
  giftOf(orderId: string, headers: Headers): ReturnType<GuestShop['getOrder']>;
}

export const GIFT = { recipient_name: 'Sultana Begum', sender_name: 'Nadia', message: 'Happy birthday!' };

export async function createGiftShop(engine?: 'postgres'): Promise<GiftShop> {
  const shop = await createGuestShop(engine);
  const { app, post } = shop;
  const createProduct = async () => {
    const product = await createOffer(app.db, app.deps.storage, { title: 'River Map', prices: { Pro: 30, Free: 0 } });
    await app.db.updateTable('products').set({ licence_keys: true }).where('id', '=', product.id).execute();
    return product;
  };
  const { http } = app;
  return {
    ...shop,
    createProduct,
    give: async (gift = {}, order = {}) => {
      const { user, headers } = await app.signedIn();
      await creditWallet(app.db, user.id, 10_000);
      const product = await createProduct();
      const email = newGuestEmail();
      const input = {
        product_id: product.id,
        tier: 'Pro',
        gift: { ...GIFT, recipient_email: email, ...gift },
        ...order,
      };
      const { body } = await post('orders', input, headers).expect(201);
      return { orderId: body.id, email, buyer: headers, product };
    },
    giveAsGuest: async (gift = {}) => {
      const product = await createProduct();
      const email = newGuestEmail();
      const input = { product_id: product.id, tier: 'Pro', provider: 'stripe', email: newGuestEmail(), ...BUYER };
      const { body } = await post('guest-orders', { ...input, gift: { ...GIFT, recipient_email: email, ...gift } });
      await shop.simulator.act(String(body.order.order.payment.checkoutUrl).split('/').at(-1) ?? '', 'pay');
      await shop.deliverHeld();
      return { token: body.token, orderId: body.order.order.id, email };
    },
    open: (token) => http.get('/api/gift').set({ 'x-gift-token': token }),
    claim: (token, headers = {}) => post('gift/claim', {}, { ...headers, 'x-gift-token': token }),
    linkOf: (email, kind = 'gift') => shop.tokenOf(email, kind),
    runJob: () => sendDueGifts(app.deps),
    giftOf: (orderId, headers) => http.get(`/api/orders/${orderId}`).set(headers),
  };
}
