import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { createPlanFile, publishRelease, releaseInput } from '../../factories/releases.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createPlanHolder } from '../orders/plan-holder.ts';

let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const SMALL_PLANS = ['Month'];
const LARGE_PLANS = ['Studio', 'Ever', 'Max'];
/** A release with another file for the larger plans, and a guide for all. */
const createTwoFiles = async (version: string) => ({
  version,
  files: [
    await createPlanFile(app, `guide-${version}.pdf`, []),
    await createPlanFile(app, `small-${version}.zip`, SMALL_PLANS),
    await createPlanFile(app, `big-${version}.zip`, LARGE_PLANS),
  ],
});
type PlanHolder = Awaited<ReturnType<typeof createPlanHolder>>;
const listNames = async ({ headers, file }: PlanHolder): Promise<string[]> => {
  const { id } = await file();
  const { body } = await app.http.get(`/api/downloads/${id}/releases`).set(headers).expect(200);
  return body.releases.flatMap(({ files }: { files: { name: string }[] }) => files.map(({ name }) => name));
};
const buy = async (product: { id: number }, tier: string, status = 201) => {
  const { headers } = await app.signedIn();
  await app.http.post('/api/wallet/add-funds').set(headers).send({ amount: 200 }).expect(200);
  await app.http.post('/api/orders').set(headers).send({ product_id: product.id, tier }).expect(status);
  const { body } = await app.http.get('/api/downloads').set(headers).expect(200);
  return { headers, file: async () => body[0] } as unknown as PlanHolder;
};

describe('a release with one file per plan', () => {
  it('200: each holder gets their own file, by notification, list, URL and content, and never the other', async () => {
    const smallPlanHolder = await createPlanHolder(app, 'Month');
    const release = await publishRelease(app, admin, smallPlanHolder.product.id, await createTwoFiles('2.0.0'));
    const largePlanHolder = await buy(smallPlanHolder.product, 'Max');
    expect(await smallPlanHolder.file()).toMatchObject({ file_name: 'small-2.0.0.zip', version: '2.0.0' });
    expect(await largePlanHolder.file()).toMatchObject({ file_name: 'big-2.0.0.zip', version: '2.0.0' });
    expect(await listNames(largePlanHolder)).toEqual([
      'big-2.0.0.zip',
      'guide-2.0.0.pdf',
      expect.stringMatching(/\.zip$/),
    ]);
    const { address } = (await smallPlanHolder.begin((await smallPlanHolder.file()).id).expect(200)).body;
    const got = await app.http.get(address).buffer(true).expect(200);
    expect(Buffer.from(got.body).toString()).toBe('small-2.0.0.zip');
    expect(
      Buffer.from((await smallPlanHolder.fetch((await smallPlanHolder.file()).id).expect(200)).body).toString(),
    ).toBe('small-2.0.0.zip');
    const foreign = { file: release.files[2]?.fileId };
    const response = app.http
      .post(`/api/downloads/${(await smallPlanHolder.file()).id}/address`)
      .set(smallPlanHolder.headers)
      .send(foreign);
    expect((await response.expect(404)).body.message).toBe(String(REFUSALS.releaseNotIncluded));
  });

  it('200: an upgrade brings its file immediately, and a refund restores the previous one', async () => {
    const one = await createPlanHolder(app, 'Month');
    await publishRelease(app, admin, one.product.id, await createTwoFiles('2.0.0'));
    const { id } = (await one.change('upgrade', 'Studio').expect(201)).body;
    expect((await one.file()).file_name).toBe('big-2.0.0.zip');
    const address = (await one.begin((await one.file()).id).expect(200)).body.address;
    const change = { from: 'completed', status: 'refunded' };
    await app.http.put(`/api/admin/orders/${id}/status`).set(admin).send(change).expect(200);
    expect((await one.file()).file_name).toBe('small-2.0.0.zip');
    await app.http.get(address).expect(404);
  });

  it('200: the next version follows the plan, and a withdrawn one falls back by plan', async () => {
    const smallPlanHolder = await createPlanHolder(app, 'Month');
    const { product } = smallPlanHolder;
    await publishRelease(app, admin, product.id, await createTwoFiles('2.0.0'));
    const largePlanHolder = await createPlanHolder(app, 'Max');
    const own = await buy(product, 'Max');
    const next = await publishRelease(app, admin, product.id, await createTwoFiles('3.0.0'));
    const nameOf = async ({ headers }: { headers: Record<string, string> }) =>
      (await app.http.get('/api/downloads').set(headers)).body[0].file_name;
    expect([await nameOf(smallPlanHolder), await nameOf(own)]).toEqual(['small-3.0.0.zip', 'big-3.0.0.zip']);
    expect(await nameOf(largePlanHolder)).not.toContain('3.0.0');
    const path = `/api/admin/products/${product.id}/releases/${next.id}/withdraw`;
    await app.http.post(path).set(admin).send({ revision: next.revision }).expect(200);
    await app.background.idle();
    expect([await nameOf(smallPlanHolder), await nameOf(own)]).toEqual(['small-2.0.0.zip', 'big-2.0.0.zip']);
  });

  it('200: a file that is plan-specific in one release and general in another is general', async () => {
    const smallPlanHolder = await createPlanHolder(app, 'Month');
    const { product } = smallPlanHolder;
    const [, one, two] = (await createTwoFiles('2.0.0')).files;
    if (!one || !two) throw new Error('There are three');
    await publishRelease(app, admin, product.id, { version: '2.0.0', files: [one, two] });
    await publishRelease(app, admin, product.id, { version: '2.1.0', files: [{ ...two, plans: [] }] });
    const { id } = await smallPlanHolder.file();
    expect((await smallPlanHolder.begin(id).expect(200)).body.name).toBe('big-2.0.0.zip');
    await smallPlanHolder.fetch(id).expect(200);
  });

  it('409: a plan added later has no file yet, even under the name of a former plan', async () => {
    const smallPlanHolder = await createPlanHolder(app, 'Month');
    const { product } = smallPlanHolder;
    await publishRelease(app, admin, product.id, {
      ...(await createTwoFiles('2.0.0')),
      files: [await createPlanFile(app, 'one.zip', SMALL_PLANS), await createPlanFile(app, 'two.zip', LARGE_PLANS)],
    });
    const pricing = JSON.stringify([{ name: 'Week', price: 3, period: 'once', features: [] }]);
    await app.db.updateTable('products').set({ pricing }).where('id', '=', product.id).execute();
    await buy(product, 'Week', 409);
    await publishRelease(app, admin, product.id, {
      version: '3.0.0',
      files: [await createPlanFile(app, 'week.zip', ['Week'])],
    });
    expect((await (await buy(product, 'Week')).file()).file_name).toBe('week.zip');
    expect(await smallPlanHolder.file()).toMatchObject({ file_name: 'one.zip', version: '2.0.0' });
    expect(await listNames(smallPlanHolder)).not.toContain('week.zip');
  });
});

describe('rejected requests', () => {
  it('400: an unknown plan of the product, and publishing with a plan without a file', async () => {
    const { product } = await createPlanHolder(app, 'Month');
    const path = `/api/admin/products/${product.id}/releases`;
    const make = async (plans: string[]) => {
      const input = await releaseInput(app, { version: '2.0.0', files: [await createPlanFile(app, 'x.zip', plans)] });
      return app.http.post(path).set(admin).send(input);
    };
    const unknownPlan = await make(['Moon']);
    expect(unknownPlan.status).toBe(400);
    expect(unknownPlan.body.details).toMatchObject([
      { field: 'files.0.plans', message: String(REFUSALS.releaseFilePlan('Moon')) },
    ]);
    const draft = await make(LARGE_PLANS);
    const publish = app.http.post(`${path}/${draft.body.id}/publish`).set(admin).send({ revision: 1, at: null });
    expect((await publish.expect(400)).body.details).toMatchObject([
      { field: 'files', message: String(REFUSALS.releasePlanWithoutFile('Month')) },
    ]);
  });
});
