import { createOffer } from '../../factories/commerce.ts';
import type { TestApp } from '../../test-app.ts';

const rights = (activations: number, termMonths: number | null) => ({
  activations,
  termMonths,
  updateMonths: termMonths,
  supportMonths: 0,
});
const PLANS = [
  { name: 'Month', price: 10, period: 'month', features: [], rights: rights(3, 1) },
  { name: 'Studio', price: 30, period: 'month', features: [], rights: rights(9, 1) },
  { name: 'Ever', price: 40, period: 'once', features: [], rights: rights(3, null) },
  { name: 'Max', price: 80, period: 'once', features: [], rights: rights(9, null) },
];

/** A customer who has bought a plan of a new product, and has money left. */
export async function holder(app: TestApp, tier = 'Month', funds = 200) {
  const product = await createOffer(app.db, app.deps.storage);
  const pricing = JSON.stringify(PLANS);
  await app.db.updateTable('products').set({ pricing, licence_keys: true }).where('id', '=', product.id).execute();
  const { user, headers } = await app.signedIn();
  await app.http.post('/api/wallet/add-funds').set(headers).send({ amount: funds }).expect(200);
  const wish = { product_id: product.id, tier, country: 'BD' };
  const orderId: string = (await app.http.post('/api/orders').set(headers).send(wish).expect(201)).body.id;
  const list = async (what: string) => (await app.http.get(`/api/${what}`).set(headers).expect(200)).body;
  const [key] = (await list('licences')).map((licence: { key: string }) => licence.key);
  const program = (what: string) => app.http.post(`/api/licences/${what}`).send({ key, device_id: 'device-0001' });
  const own = () => app.db.updateTable('entitlements').where('order_id', '=', orderId);
  return {
    user,
    headers,
    product,
    orderId,
    file: async () => (await list('downloads'))[0],
    files: async () => (await list('downloads')).length,
    keys: async () => (await list('licences')).length,
    endsAt: (at: Date) => own().set({ holds_until: at }).execute(),
    spans: async (from: Date, until: Date) => {
      await own().set({ holds_until: until }).execute();
      await app.db
        .updateTable('entitlements')
        .set({ created_at: from } as never)
        .where('order_id', '=', orderId)
        .execute();
    },
    fetch: (id: string) => app.http.get(`/api/downloads/${id}`).set(headers),
    begin: (id: string) => app.http.post(`/api/downloads/${id}/address`).set(headers).send({}),
    activate: () => program('activate'),
    validate: () => program('validate'),
    change: (kind: 'renewal' | 'upgrade', wanted: string, idempotency?: string) => {
      const sent = app.http.post('/api/orders').set(headers);
      if (idempotency) sent.set('idempotency-key', idempotency);
      const found = app.db.selectFrom('downloads').select('id').where('order_id', '=', orderId).executeTakeFirst();
      return later(sent, found, { product_id: product.id, tier: wanted }, kind);
    },
  };
}

type Sent = ReturnType<TestApp['http']['post']>;

/** Sent once the id of the file is known; `expect` works like that of a request. */
function later(sent: Sent, found: Promise<{ id: string } | undefined>, wish: object, kind: string) {
  return {
    expect: async (status: number) =>
      sent.send({ ...wish, change: { kind, download_id: (await found)?.id } }).expect(status),
  };
}
