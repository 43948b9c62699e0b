import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { createLibrary, productForm } from '../../factories/product-form.ts';
import { createPlanFile, publishRelease } from '../../factories/releases.ts';
import { createPlanHolder } from '../../orders/orders/plan-holder.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  await createLibrary(app.db);
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

interface Plan {
  id?: string;
  name: string;
  price: number;
  period: string;
  features: string[];
  rights?: object;
}
interface Product {
  id: number;
  revision: number;
  version: string;
  pricing: (Plan & { id: string })[];
  retiredPlans: { id: string; name: string; renewable: boolean }[];
  planUses: { id: string; holders: number; files: { version: string; name: string }[] }[];
}
type PlanHolder = Awaited<ReturnType<typeof createPlanHolder>>;

const read = async (id: number): Promise<Product> =>
  (await app.http.get(`/api/admin/products/${id}`).set(admin).expect(200)).body;
const save = async (
  { id, revision, version }: Product,
  pricing: Plan[],
  retiredPlans?: { id: string; renewable: boolean }[],
  status = 200,
) => {
  const product = {
    ...productForm(),
    version,
    status: 'published',
    pricing,
    ...(retiredPlans ? { retiredPlans } : {}),
  };
  return (await app.http.put(`/api/admin/products/${id}`).set(admin).send({ revision, product }).expect(status)).body;
};
const listOffers = async ({ headers, file }: PlanHolder) =>
  (
    await app.http
      .get(`/api/downloads/${(await file()).id}/plans`)
      .set(headers)
      .expect(200)
  ).body;
const findPlan = (product: Product, name: string) => {
  const plan = product.pricing.find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`No plan ${name}`);
  return plan;
};

describe('a renamed plan', () => {
  it('is renewed by its holders under the new name, and gets the next version', async () => {
    const candidate = await createPlanHolder(app);
    const before = await read(candidate.product.id);
    const month = findPlan(before, 'Month');
    const after: Product = await save(
      before,
      before.pricing.map((plan) => (plan === month ? { ...plan, name: 'Basic' } : plan)),
    );
    expect(findPlan(after, 'Basic').id).toBe(month.id);
    expect(after.planUses.find(({ id }) => id === month.id)).toMatchObject({ holders: 1 });
    expect((await candidate.file()).rights).toMatchObject({ plan_id: month.id, tier: 'Month', renewable: true });
    expect((await listOffers(candidate)).renewal).toMatchObject({ plan_id: month.id, tier: 'Basic', price: 10 });

    const others = after.pricing.filter(({ id }) => id !== month.id).map(({ id }) => id);
    await publishRelease(app, admin, after.id, {
      version: '1.1.0',
      files: [await createPlanFile(app, 'basic.zip', ['Basic']), await createPlanFile(app, 'others.zip', others)],
    });
    expect(await candidate.file()).toMatchObject({ file_name: 'basic.zip', version: '1.1.0' });
    expect((await read(after.id)).planUses.find(({ id }) => id === month.id)?.files).toEqual([
      { version: '1.1.0', name: 'basic.zip' },
    ]);
    await candidate.change('renewal', 'Basic').expect(201);
    expect((await candidate.file()).rights).toMatchObject({ plan_id: month.id, tier: 'Basic' });
    const { claims } = (await candidate.activate().expect(200)).body;
    expect(claims).toMatchObject({ plan_id: month.id, plan: 'Basic' });
    expect((await app.http.get(`/api/orders/${candidate.orderId}`).set(candidate.headers)).body).toMatchObject({
      tier: 'Month',
      plan_id: month.id,
    });
    const latest = (await app.http.get(`/api/products/${after.id}/latest.json`).expect(200)).body;
    expect(latest.files[0]).toMatchObject({ name: 'basic.zip', plans: ['Basic'] });
  });

  it('keeps its holders when two plans swap names', async () => {
    const candidate = await createPlanHolder(app);
    const before = await read(candidate.product.id);
    const [month, studio] = [findPlan(before, 'Month'), findPlan(before, 'Studio')];
    await save(
      before,
      before.pricing.map((plan) => {
        if (plan === month) return { ...plan, name: 'Studio' };
        return plan === studio ? { ...plan, name: 'Month' } : plan;
      }),
    );
    const { renewal, upgrades } = await listOffers(candidate);
    expect(renewal).toMatchObject({ plan_id: month.id, tier: 'Studio', price: 10 });
    expect(upgrades[0]).toMatchObject({ plan_id: studio.id, tier: 'Month', listed: 30 });
  });
});

describe('a retired plan', () => {
  it('is kept for its holders, who can renew it while the owner allows it, and is no longer sold', async () => {
    const candidate = await createPlanHolder(app);
    const before = await read(candidate.product.id);
    const month = findPlan(before, 'Month');
    const remainingPlans = before.pricing.filter((plan) => plan !== month && plan.name !== 'Max');
    const after: Product = await save(before, remainingPlans);
    expect(after.retiredPlans).toMatchObject([{ id: month.id, name: 'Month', renewable: true }]);
    const orderInput = { product_id: after.id, plan_id: month.id, tier: 'Month' };
    const rejected = await app.http.post('/api/orders').set(candidate.headers).send(orderInput).expect(400);
    expect(rejected.body.message).toBe(String(REFUSALS.choosePlan));
    expect((await listOffers(candidate)).renewal).toMatchObject({ plan_id: month.id, price: 10 });
    await candidate.change('renewal', 'Month').expect(201);

    const closed: Product = await save(after, remainingPlans, [{ id: month.id, renewable: false }]);
    expect(closed.retiredPlans).toMatchObject([{ id: month.id, renewable: false }]);
    expect((await listOffers(candidate)).renewal).toBeNull();
    const { id: file, rights } = await candidate.file();
    expect(rights).toMatchObject({ renewable: false });
    await candidate.change('renewal', 'Month').expect(400);

    await candidate.endsAt(new Date(app.clock.now().getTime() - 8 * 24 * 60 * 60 * 1000));
    const refusals = [candidate.fetch(file), candidate.begin(file), candidate.activate(), candidate.validate()];
    const sentences = (await Promise.all(refusals.map((call) => call.expect(410)))).map(({ body }) => body.message);
    const [ended, expired] = [String(REFUSALS.planEnded(false)), String(REFUSALS.licenceExpired(false))];
    expect(sentences).toEqual([ended, ended, expired, expired]);
    for (const sentence of sentences) expect(sentence).not.toMatch(/renew it/i);
  });

  it('is a new one when it is recreated under its name, and the same when it is put back on sale', async () => {
    const candidate = await createPlanHolder(app);
    const before = await read(candidate.product.id);
    const month = findPlan(before, 'Month');
    const remainingPlans = before.pricing.filter((plan) => plan !== month);
    const reAdded: Product = await save(before, [
      ...remainingPlans,
      { name: 'Month', price: 12, period: 'month', features: [] },
    ]);
    expect(findPlan(reAdded, 'Month').id).not.toBe(month.id);
    expect((await listOffers(candidate)).renewal).toMatchObject({ plan_id: month.id, price: 10 });
    const restored: Product = await save(reAdded, [...remainingPlans, month]);
    expect(findPlan(restored, 'Month').id).toBe(month.id);
    expect(restored.retiredPlans).toEqual([]);
  });

  it('400: an id that does not belong to the product', async () => {
    const candidate = await createPlanHolder(app);
    const before = await read(candidate.product.id);
    const strange = before.pricing.map((plan, at) =>
      at === 0 ? { ...plan, id: '00000000-0000-4000-8000-00000000abcd' } : plan,
    );
    expect((await save(before, strange, undefined, 400)).details).toMatchObject([
      { field: 'pricing.0.id', message: String(REFUSALS.planUnknown) },
    ]);
  });
});

it('a purchase by id buys that plan, whatever its current name', async () => {
  const candidate = await createPlanHolder(app);
  const before = await read(candidate.product.id);
  const max = findPlan(before, 'Max');
  await save(
    before,
    before.pricing.map((plan) => (plan === max ? { ...plan, name: 'Forever' } : plan)),
  );
  const orderInput = { product_id: before.id, plan_id: max.id, tier: 'Max' };
  const { body } = await app.http.post('/api/orders').set(candidate.headers).send(orderInput).expect(201);
  expect(body).toMatchObject({ plan_id: max.id, tier: 'Forever', amount: 80 });
});
