import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer } from '../../factories/commerce.ts';
import { createGuestShop, type GuestShop } from '../guest-orders/guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
});
afterAll(() => shop.close());

const TERMS = { kind: 'percent', value: 20, products: [], endsAt: null };
const create = (input: object, key?: string) =>
  shop.post(
    'admin/coupons/batch',
    { ...TERMS, ...input },
    key ? { ...shop.admin, 'idempotency-key': key } : shop.admin,
  );
const list = async (search: string) =>
  (await shop.app.http.get('/api/admin/coupons').query({ search, limit: 100 }).set(shop.admin).expect(200)).body;
const exportRows = async (query: object) => {
  const { text } = await shop.app.http.get('/api/admin/coupons/export').query(query).set(shop.admin).expect(200);
  return text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
};

describe('single-use coupons', () => {
  it('201: as many different codes as asked for, once per key', async () => {
    expect((await create({ prefix: 'SCHOOL', count: 30 }, 'first').expect(201)).body).toEqual({
      prefix: 'SCHOOL',
      count: 30,
    });
    const repeated = await create({ prefix: 'SCHOOL', count: 30 }, 'first').expect(201);
    expect(repeated.headers['idempotent-replayed']).toBe('true');
    await create({ prefix: 'SCHOOL', count: 31 }, 'first').expect(409);
    const { items, total } = await list('SCHOOL-');
    expect(total).toBe(30);
    for (const { code, limit, uses, active } of items) {
      expect(code).toMatch(/^SCHOOL-[A-HJKMNP-Z2-9]{8}$/);
      expect([limit, uses, active]).toEqual([1, 0, true]);
    }
    expect(new Set(items.map(({ code }: { code: string }) => code)).size).toBe(30);
  });

  it('200: CSV with used and unused codes; a guest cannot use a second code twice by another spelling of the email', async () => {
    await create({ prefix: 'ONE', count: 2 }).expect(201);
    const [first, second] = (await list('ONE-')).items;
    const { id: product_id } = await createOffer(shop.app.db, shop.app.deps.storage);
    const order = { product_id, tier: 'Pro', provider: 'stripe', name: 'Nadia', country: 'BD', again: true };
    const buy = (coupon: string, email: string) => shop.post('guest-orders', { ...order, email, coupon });
    await buy(first.code, 'nadia@example.com').expect(201);
    await buy(first.code, 'rafi@example.com').expect(400);
    const rows = await exportRows({ search: 'ONE-' });
    expect(rows[0]).toEqual(['Code', 'Type', 'Discount', 'Orders', 'Usage limit', 'Valid until', 'Active', 'Created']);
    expect(rows.slice(1).map((row) => row.slice(0, 5))).toEqual([
      [first.code, 'percent', '20', '1', '1'],
      [second.code, 'percent', '20', '0', '1'],
    ]);
    expect(await exportRows({ search: 'ONE-', active: true })).toHaveLength(2);
    const many = { code: 'TWICE', kind: 'percent', value: 5, products: [], endsAt: null, limit: null, active: true };
    await shop.post('admin/coupons', many, shop.admin).expect(201);
    await buy('TWICE', 'mina@gmail.com').expect(201);
    const other = await createOffer(shop.app.db, shop.app.deps.storage);
    const again = { ...order, product_id: other.id, email: 'Mina+shop@Gmail.com', coupon: 'TWICE' };
    await shop.post('guest-orders', again).expect(400);
  });

  it('400: no prefix, too many codes, a discount that is not possible', async () => {
    await create({ prefix: '-A', count: 1 }).expect(400);
    await create({ prefix: 'MANY', count: 1001 }).expect(400);
    const { body } = await create({ prefix: 'HALF', count: 1, value: 12.5 }).expect(400);
    expect(body.details).toMatchObject([{ field: 'value' }]);
    expect((await list('HALF-')).total).toBe(0);
  });
});
