import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../shared/refusals.ts';
import { createFile } from '../../factories/commerce.ts';
import { createLibrary, productForm } from '../../factories/product-form.ts';
import { publishRelease } from '../../factories/releases.ts';
import { holder } from '../../orders/orders/holder.ts';
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
type Held = Awaited<ReturnType<typeof holder>>;

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
const offers = async ({ headers, file }: Held) =>
  (
    await app.http
      .get(`/api/downloads/${(await file()).id}/plans`)
      .set(headers)
      .expect(200)
  ).body;
const named = (product: Product, name: string) => {
  const plan = product.pricing.find((one) => one.name === name);
  if (!plan) throw new Error(`No plan ${name}`);
  return plan;
};
const part = async (name: string, plans: string[]) => {
  const { id: fileId } = await createFile(app.db, app.deps.storage, name, Buffer.from(name));
  return { fileId, platform: 'any' as const, requirements: '', plans };
};

describe('a plan that is renamed', () => {
  it('is renewed by its holders under the new name, and gets the next version', async () => {
    const one = await holder(app);
    const before = await read(one.product.id);
    const month = named(before, 'Month');
    const after: Product = await save(
      before,
      before.pricing.map((plan) => (plan === month ? { ...plan, name: 'Basic' } : plan)),
    );
    expect(named(after, 'Basic').id).toBe(month.id);
    expect(after.planUses.find(({ id }) => id === month.id)).toMatchObject({ holders: 1 });
    expect((await one.file()).rights).toMatchObject({ plan_id: month.id, tier: 'Month', renewable: true });
    expect((await offers(one)).renewal).toMatchObject({ plan_id: month.id, tier: 'Basic', price: 10 });

    const others = after.pricing.filter(({ id }) => id !== month.id).map(({ id }) => id);
    await publishRelease(app, admin, after.id, {
      version: '1.1.0',
      files: [await part('basic.zip', ['Basic']), await part('others.zip', others)],
    });
    expect(await one.file()).toMatchObject({ file_name: 'basic.zip', version: '1.1.0' });
    expect((await read(after.id)).planUses.find(({ id }) => id === month.id)?.files).toEqual([
      { version: '1.1.0', name: 'basic.zip' },
    ]);
    await one.change('renewal', 'Basic').expect(201);
    expect((await one.file()).rights).toMatchObject({ plan_id: month.id, tier: 'Basic' });
    const { claims } = (await one.activate().expect(200)).body;
    expect(claims).toMatchObject({ plan_id: month.id, plan: 'Basic' });
    expect((await app.http.get(`/api/orders/${one.orderId}`).set(one.headers)).body).toMatchObject({
      tier: 'Month',
      plan_id: month.id,
    });
    const latest = (await app.http.get(`/api/products/${after.id}/latest.json`).expect(200)).body;
    expect(latest.files[0]).toMatchObject({ name: 'basic.zip', plans: ['Basic'] });
  });

  it('keeps its holders when two plans exchange their names', async () => {
    const one = await holder(app);
    const before = await read(one.product.id);
    const [month, studio] = [named(before, 'Month'), named(before, 'Studio')];
    await save(
      before,
      before.pricing.map((plan) => {
        if (plan === month) return { ...plan, name: 'Studio' };
        return plan === studio ? { ...plan, name: 'Month' } : plan;
      }),
    );
    const { renewal, upgrades } = await offers(one);
    expect(renewal).toMatchObject({ plan_id: month.id, tier: 'Studio', price: 10 });
    expect(upgrades[0]).toMatchObject({ plan_id: studio.id, tier: 'Month', listed: 30 });
  });
});

describe('a plan that is taken off sale', () => {
  it('is kept for its holders, who renew it while the owner lets them, and is sold to nobody', async () => {
    const one = await holder(app);
    const before = await read(one.product.id);
    const month = named(before, 'Month');
    const rest = before.pricing.filter((plan) => plan !== month && plan.name !== 'Max');
    const after: Product = await save(before, rest);
    expect(after.retiredPlans).toMatchObject([{ id: month.id, name: 'Month', renewable: true }]);
    const wish = { product_id: after.id, plan_id: month.id, tier: 'Month' };
    const refused = await app.http.post('/api/orders').set(one.headers).send(wish).expect(400);
    expect(refused.body.message).toBe(REFUSALS.choosePlan);
    expect((await offers(one)).renewal).toMatchObject({ plan_id: month.id, price: 10 });
    await one.change('renewal', 'Month').expect(201);

    const closed: Product = await save(after, rest, [{ id: month.id, renewable: false }]);
    expect(closed.retiredPlans).toMatchObject([{ id: month.id, renewable: false }]);
    expect((await offers(one)).renewal).toBeNull();
    const { id: file, rights } = await one.file();
    expect(rights).toMatchObject({ renewable: false });
    await one.change('renewal', 'Month').expect(400);

    await one.endsAt(new Date(app.clock.now().getTime() - 8 * 24 * 60 * 60 * 1000));
    const refusals = [one.fetch(file), one.begin(file), one.activate(), one.validate()];
    const sentences = (await Promise.all(refusals.map((call) => call.expect(410)))).map(({ body }) => body.message);
    const [ended, expired] = [REFUSALS.planEnded(false), REFUSALS.licenceExpired(false)];
    expect(sentences).toEqual([ended, ended, expired, expired]);
    for (const sentence of sentences) expect(sentence).not.toMatch(/renew it/i);
  });

  it('is another one when it is made anew under its name, and the same when it is sold again', async () => {
    const one = await holder(app);
    const before = await read(one.product.id);
    const month = named(before, 'Month');
    const rest = before.pricing.filter((plan) => plan !== month);
    const anew: Product = await save(before, [...rest, { name: 'Month', price: 12, period: 'month', features: [] }]);
    expect(named(anew, 'Month').id).not.toBe(month.id);
    expect((await offers(one)).renewal).toMatchObject({ plan_id: month.id, price: 10 });
    const again: Product = await save(anew, [...rest, month]);
    expect(named(again, 'Month').id).toBe(month.id);
    expect(again.retiredPlans).toEqual([]);
  });

  it('400: an id that is none of the product’s', async () => {
    const one = await holder(app);
    const before = await read(one.product.id);
    const strange = before.pricing.map((plan, at) =>
      at === 0 ? { ...plan, id: '00000000-0000-4000-8000-00000000abcd' } : plan,
    );
    expect((await save(before, strange, undefined, 400)).details).toMatchObject([
      { field: 'pricing.0.id', message: REFUSALS.planUnknown },
    ]);
  });
});

it('a purchase by id is that of the plan, whatever it is called by now', async () => {
  const one = await holder(app);
  const before = await read(one.product.id);
  const max = named(before, 'Max');
  await save(
    before,
    before.pricing.map((plan) => (plan === max ? { ...plan, name: 'Forever' } : plan)),
  );
  const wish = { product_id: before.id, plan_id: max.id, tier: 'Max' };
  const { body } = await app.http.post('/api/orders').set(one.headers).send(wish).expect(201);
  expect(body).toMatchObject({ plan_id: max.id, tier: 'Forever', amount: 80 });
});
