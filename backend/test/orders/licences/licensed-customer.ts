import { createOffer } from '../../factories/commerce.ts';
import type { TestApp } from '../../test-app.ts';

/** A product with keys whose plan allows this many devices, bought by a new customer. */
export async function createLicensedCustomer(app: TestApp, { activations = 3, licenceKeys = true, price = 0 } = {}) {
  const product = await createOffer(app.db, app.deps.storage);
  const rights = { activations, updateMonths: 1, supportMonths: 0 };
  const pricing = JSON.stringify([{ name: 'Pro', price, period: 'month', features: [], rights }]);
  const values = { pricing, licence_keys: licenceKeys };
  await app.db.updateTable('products').set(values).where('id', '=', product.id).execute();
  const customer = await app.signedIn();
  if (price > 0) await app.http.post('/api/wallet/add-funds').set(customer.headers).send({ amount: price });
  const order = await app.http
    .post('/api/orders')
    .set(customer.headers)
    .send({ product_id: product.id, tier: 'Pro' })
    .expect(201);
  const list = async () => (await app.http.get('/api/licences').set(customer.headers).expect(200)).body;
  const [licence] = await list();
  return { product, customer, order: order.body, licence, list };
}

/** The requests that programs send. */
export const createProgramClient = (app: TestApp, key: string, device_id = 'device-0001', product_id?: number) => ({
  activate: (device_name?: string) =>
    app.http.post('/api/licences/activate').send({ key, device_id, device_name, product_id }),
  validate: () => app.http.post('/api/licences/validate').send({ key, device_id, product_id }),
  deactivate: () => app.http.post('/api/licences/deactivate').send({ key, device_id, product_id }),
});
