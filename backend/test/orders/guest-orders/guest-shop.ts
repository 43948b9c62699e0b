import { createOffer } from '../../factories/commerce.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';

export const BUYER = { name: 'Nadia Rahman', country: 'BD' };
/** A well-formed but unknown token. */
export const UNKNOWN_TOKEN = 'A'.repeat(43);

let guestCount = 0;
export const newGuestEmail = (): string => {
  guestCount += 1;
  return `guest-${guestCount}-${crypto.randomUUID()}@example.com`;
};

export interface GuestShop extends PaymentsApp {
  admin: Headers;
  post(path: string, body?: object, headers?: Headers): ReturnType<PaymentsApp['app']['http']['post']>;
  /** The order that the token opens. */
  getOrder(token: string, path?: string): ReturnType<PaymentsApp['app']['http']['get']>;
  /** A product, ordered by a customer without an account. */
  placeOrder(overrides?: object, key?: string): Promise<GuestPurchase>;
  /** Kinds of the emails sent to an address. */
  listMails(email: string): Promise<{ kind: string; text: string; subject: string; link?: string | undefined }[]>;
  /** The token of the newest email of a kind. */
  tokenOf(email: string, kind: string): Promise<string>;
  enableTransfers(): Promise<void>;
}

interface GuestPurchase {
  status: number;
  email: string;
  token: string;
  orderInput: Record<string, unknown>;
  reference: string;
  // biome-ignore lint/suspicious/noExplicitAny: the body of an answer
  body: any;
}

/** A shop whose visitors have no accounts; the simulator replaces its providers. */
export async function createGuestShop(engine?: 'postgres'): Promise<GuestShop> {
  const shop = await createPaymentsApp(engine);
  const { http, db, deps, mail, background } = shop.app;
  const admin = (await shop.app.signedIn('super_admin')).headers;
  const post = (path: string, body: object = {}, headers: Headers = {}) =>
    http.post(`/api/${path}`).set(headers).send(body);
  const listMails = async (email: string) => {
    await background.idle();
    return mail.sent.filter(({ to }) => to.address === email);
  };
  return {
    ...shop,
    admin,
    post,
    listMails,
    getOrder: (token, path = '') => http.get(`/api/guest-order${path}`).set({ 'x-order-token': token }),
    placeOrder: async (overrides = {}, key) => {
      const product = await createOffer(db, deps.storage);
      const email = newGuestEmail();
      const orderInput = { product_id: product.id, tier: 'Pro', provider: 'stripe', email, ...BUYER, ...overrides };
      const { status, body } = await post('guest-orders', orderInput, key ? { 'idempotency-key': key } : {});
      const reference = String(body.order?.order.payment?.checkoutUrl ?? '')
        .split('/')
        .at(-1);
      return {
        status,
        body,
        orderInput,
        email: String(orderInput.email),
        token: String(body.token),
        reference: reference ?? '',
      };
    },
    tokenOf: async (email, kind) => {
      const match = (await listMails(email)).findLast((candidate) => candidate.kind === kind);
      return new URL(match?.link ?? 'https://shop.example').hash.slice(1);
    },
    enableTransfers: async () => {
      const manualFields = { manualTitle: 'bKash', manualInstructions: 'Send the amount to 01700-000000.' };
      const { version } = (await http.get('/api/admin/payments/settings').set(admin)).body;
      await http
        .put('/api/admin/payments/settings')
        .set(admin)
        .send({ ...manualFields, manualEnabled: true, version })
        .expect(200);
    },
  };
}
