import type { TestApp } from '../test-app.ts';

/** A link's terms: a fifth of the price, held for ten days. */
export const AFFILIATE = { percent: 20, days: 30, hold_days: 10, products: [], active: true };

let count = 0;
export const nextAffiliateCode = (): string => {
  count += 1;
  return `friend-${count}`;
};

/** A customer with an affiliate link. */
export async function createAffiliate(app: TestApp, admin: Record<string, string>, terms: object = {}) {
  const customer = await app.signedIn();
  const body = { ...AFFILIATE, code: nextAffiliateCode(), email: customer.user.email, ...terms };
  const { body: link } = await app.http.post('/api/admin/affiliates').set(admin).send(body).expect(201);
  return { ...customer, link };
}
