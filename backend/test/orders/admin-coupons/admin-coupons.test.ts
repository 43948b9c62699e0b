import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { listAuditEntries } from '../../factories/audit.ts';
import { COUPON, createCoupon, nextCode } from '../../factories/coupons.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admin: Headers;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const path = (id = '') => `/api/admin/coupons${id && `/${id}`}`;
const list = (query: object = {}, headers = admin) => app.http.get(path()).query(query).set(headers);
const get = (id: string, headers = admin) => app.http.get(path(id)).set(headers);
const create = (body: object, headers = admin) => app.http.post(path()).set(headers).send(body);
const update = (id: string, body: object, headers = admin) => app.http.put(path(id)).set(headers).send(body);
const remove = (id: string, headers = admin) => app.http.delete(path(id)).set(headers);
const toInput = ({
  code,
  kind,
  value,
  products,
  endsAt,
  limit,
  active,
  version,
}: Awaited<ReturnType<typeof coupon>>) => ({
  code,
  kind,
  value,
  products,
  endsAt,
  limit,
  active,
  version,
});
const coupon = (overrides: Partial<typeof COUPON> = {}) => createCoupon(app, admin, overrides);

describe('GET /api/admin/coupons', () => {
  it('200: newest first, filtered by part of the code and by whether they are active', async () => {
    const mark = nextCode();
    const ended = await coupon({ code: `${mark}-OLD`, endsAt: '2020-01-01T00:00:00.000Z' });
    const inactive = await coupon({ code: `${mark}-OFF`, active: false });
    const open = await coupon({ code: `${mark}-NOW` });
    const { body } = await list({ search: `${mark.toLowerCase()}-` }).expect(200);
    expect(body).toEqual({ items: [open, inactive, ended], total: 3, page: 1, limit: 20 });
    expect((await list({ search: mark, active: true })).body.items).toEqual([open]);
    expect((await list({ search: mark, active: false, limit: 1, page: 2 })).body.items).toEqual([ended]);
    expect((await list({ search: '%' })).body.total).toBe(0);
  });

  it('400: a page before the first', async () => {
    await list({ page: 0 }).expect(400);
  });
});

describe('POST /api/admin/coupons', () => {
  it('201: created, with an audit entry', async () => {
    const code = nextCode();
    const { body } = await create({ ...COUPON, code, kind: 'amount', value: 2.5, limit: 10, products: [3] }).expect(
      201,
    );
    expect(body).toMatchObject({ code, kind: 'amount', value: 2.5, limit: 10, products: [3], uses: 0, version: 1 });
    expect(await listAuditEntries(app.db, 'coupon', body.id)).toMatchObject([
      { action: 'coupon.create', label: `Coupon ${code}`, before: null, after: { value: 2.5 } },
    ]);
  });

  it.each([
    ['small letters', { code: 'eid' }, 'code'],
    ['a letter that is none of ours', { code: 'ঈদ২৫' }, 'code'],
    ['no value', { value: 0 }, 'value'],
    ['half a per cent', { value: 12.5 }, 'value'],
    ['more than all', { value: 101 }, 'value'],
    ['a third of a cent', { kind: 'amount', value: 1.005 }, 'value'],
    ['a day that is none', { endsAt: 'tomorrow' }, 'endsAt'],
    ['a limit of nobody', { limit: 0 }, 'limit'],
    ['a product twice', { products: [1, 1] }, 'products'],
  ])('400: %s', async (_name, overrides, field) => {
    const { body } = await create({ ...COUPON, code: nextCode(), ...overrides }).expect(400);
    expect(body.details[0].field).toContain(field);
  });

  it('400: above the currency limit, which the message names', async () => {
    for (const value of [10_000.01, 1e12]) {
      const { body } = await create({ ...COUPON, code: nextCode(), kind: 'amount', value }).expect(400);
      expect(body.details).toEqual([{ field: 'value', message: 'At most $10,000.00' }]);
    }
  });

  it('400: a code that is taken, also by one of two concurrent requests', async () => {
    const { code } = await coupon();
    const { body } = await create({ ...COUPON, code }).expect(400);
    expect(body.details).toEqual([{ field: 'code', message: String(REFUSALS.couponTaken) }]);
    const sharedCode = nextCode();
    const answers = await Promise.all([1, 2].map(() => create({ ...COUPON, code: sharedCode })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });
});

describe('GET /api/admin/coupons/{id}', () => {
  it('200: a single coupon', async () => {
    const created = await coupon();
    expect((await get(created.id).expect(200)).body).toEqual(created);
  });

  it('404: a malformed id', async () => {
    await get('x').expect(404);
  });

  it('404: unknown', async () => {
    await get(randomUUID()).expect(404);
  });
});

describe('PUT /api/admin/coupons/{id}', () => {
  it('200: changed, and the audit entry has only the changed fields', async () => {
    const created = await coupon();
    const { body } = await update(created.id, { ...toInput(created), value: 30 }).expect(200);
    expect(body).toEqual({ ...created, value: 30, version: 2 });
    const [, row] = await listAuditEntries(app.db, 'coupon', created.id);
    expect(row).toMatchObject({ action: 'coupon.update', before: { value: 25 }, after: { value: 30 } });
  });

  it('400: without a version, or with a code that is taken', async () => {
    const [one, other] = [await coupon(), await coupon()];
    await update(one.id, { ...toInput(one), version: undefined }).expect(400);
    const { body } = await update(one.id, { ...toInput(one), code: other.code }).expect(400);
    expect(body.details[0].field).toBe('code');
  });

  it('404: unknown', async () => {
    await update(randomUUID(), { ...COUPON, version: 1 }).expect(404);
  });

  it('409: a stale version', async () => {
    const created = await coupon();
    await update(created.id, { ...toInput(created), value: 5 }).expect(200);
    await update(created.id, { ...toInput(created), value: 6 }).expect(409);
  });
});

describe('DELETE /api/admin/coupons/{id}', () => {
  it('204: deleted, and its code can be used again', async () => {
    const created = await coupon();
    await remove(created.id).expect(204);
    await get(created.id).expect(404);
    await coupon({ code: created.code });
  });

  it('404: a malformed id', async () => {
    await remove('x').expect(404);
  });

  it('404: unknown', async () => {
    await remove(randomUUID()).expect(404);
  });
});
