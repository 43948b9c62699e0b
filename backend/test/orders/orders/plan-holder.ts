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
export async function createPlanHolder(app: TestApp, tier = 'Month', funds = 200) {
  const product = await createOffer(app.db, app.deps.storage);
  const pricing = JSON.stringify(PLANS);
  await app.db.updateTable('products').set({ pricing, licence_keys: true }).where('id', '=', product.id).execute();
  const { user, headers } = await app.signedIn();
  await app.http.post('/api/wallet/add-funds').set(headers).send({ amount: funds }).expect(200);
  const orderInput = { product_id: product.id, tier, country: 'BD' };
  const orderId: string = (await app.http.post('/api/orders').set(headers).send(orderInput).expect(201)).body.id;
  const list = async (resource: string) => (await app.http.get(`/api/${resource}`).set(headers).expect(200)).body;
  const [key] = (await list('licences')).map((licence: { key: string }) => licence.key);
  const program = (resource: string) =>
    app.http.post(`/api/licences/${resource}`).send({ key, device_id: 'device-0001' });
  const ownEntitlement = () => app.db.updateTable('entitlements').where('line_id', '=', orderId);
  return {
    user,
    headers,
    product,
    orderId,
    file: async () => (await list('downloads'))[0],
    files: async () => (await list('downloads')).length,
    keys: async () => (await list('licences')).length,
    endsAt: (at: Date) => ownEntitlement().set({ holds_until: at }).execute(),
    spans: async (from: Date, until: Date) => {
      await ownEntitlement().set({ holds_until: until }).execute();
      await app.db
        .updateTable('entitlements')
        .set({ created_at: from } as never)
        .where('line_id', '=', orderId)
        .execute();
    },
    fetch: (id: string) => app.http.get(`/api/downloads/${id}`).set(headers),
    begin: (id: string) => app.http.post(`/api/downloads/${id}/address`).set(headers).send({}),
    activate: () => program('activate'),
    validate: () => program('validate'),
    change: (kind: 'renewal' | 'upgrade', newTier: string, idempotency?: string) => {
      const pendingRequest = app.http.post('/api/orders').set(headers);
      if (idempotency) pendingRequest.set('idempotency-key', idempotency);
      const download = app.db.selectFrom('downloads').select('id').where('line_id', '=', orderId).executeTakeFirst();
      return deferSend(pendingRequest, download, { product_id: product.id, tier: newTier }, kind);
    },
  };
}

type PendingRequest = ReturnType<TestApp['http']['post']>;

/** Sent once the id of the file is known; `expect` works like that of a request. */
function deferSend(
  pendingRequest: PendingRequest,
  download: Promise<{ id: string } | undefined>,
  orderInput: object,
  kind: string,
) {
  return {
    expect: async (status: number) =>
      pendingRequest.send({ ...orderInput, change: { kind, download_id: (await download)?.id } }).expect(status),
  };
}
