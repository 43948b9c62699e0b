import type { AdminRelease, ReleaseInput } from '../../../contract/generated/model.ts';
import type { TestApp } from '../test-app.ts';
import { createFile, createOffer } from './commerce.ts';

type Headers = Record<string, string>;

/** A release as the administration creates it, with one new file by default. */
export async function releaseInput(app: TestApp, values: Partial<ReleaseInput> = {}): Promise<ReleaseInput> {
  const { version = '2.0.0', channel = 'stable', notes = '- Faster' } = values;
  if (values.files) return { ...values, version, channel, notes, files: values.files };
  const { id: fileId } = await createFile(app.db, app.deps.storage, `map-${version}.zip`, Buffer.from(version));
  return { ...values, version, channel, notes, files: [{ fileId, platform: 'any', requirements: '' }] };
}

/** A file of a release for some plans. */
export async function createPlanFile(app: TestApp, name: string, plans: string[]) {
  const { id: fileId } = await createFile(app.db, app.deps.storage, name, Buffer.from(name));
  return { fileId, platform: 'any' as const, requirements: '', plans };
}

/** Creates and publishes a release. */
export async function publishRelease(
  app: TestApp,
  admin: Headers,
  productId: number,
  values: Partial<ReleaseInput> = {},
): Promise<AdminRelease> {
  const path = `/api/admin/products/${productId}/releases`;
  const input = await releaseInput(app, values);
  const { body } = await app.http.post(path).set(admin).send(input).expect(201);
  const sent = app.http.post(`${path}/${body.id}/publish`).set(admin);
  const published = await sent.send({ revision: body.revision, at: null }).expect(200);
  await app.background.idle();
  return published.body;
}

/** A product that a new customer has bought in the free plan, with its file. */
export async function createBoughtProduct(app: TestApp) {
  const product = await createOffer(app.db, app.deps.storage);
  const customer = await app.signedIn();
  await orderFreePlan(app, customer.headers, product.id);
  return { product, ...customer, download: await getDownload(app, customer.headers) };
}

export const orderFreePlan = (app: TestApp, headers: Headers, id: number) =>
  app.http.post('/api/orders').set(headers).send({ product_id: id, tier: 'Free' }).expect(201);

/** The user's newest file. */
export const getDownload = async (app: TestApp, headers: Headers) =>
  (await app.http.get('/api/downloads').set(headers)).body[0];
