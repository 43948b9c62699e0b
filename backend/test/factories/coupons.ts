import type { TestApp } from '../test-app.ts';

/** A code for a quarter of everything, unless told otherwise. */
export const COUPON = {
  code: 'EID25',
  kind: 'percent',
  value: 25,
  products: [] as number[],
  endsAt: null as string | null,
  limit: null as number | null,
  active: true,
};

let count = 0;
/** A name that no other test has used. */
export const newCode = (): string => {
  count += 1;
  return `CODE-${count}`;
};

/** A code that an administrator has made. */
export async function createCoupon(app: TestApp, headers: Record<string, string>, given: Partial<typeof COUPON> = {}) {
  const answer = await app.http
    .post('/api/admin/coupons')
    .set(headers)
    .send({ ...COUPON, code: newCode(), ...given });
  if (answer.status !== 201) throw new Error(`making a code answered ${answer.status}: ${answer.body.message}`);
  return answer.body as typeof COUPON & { id: string; version: number; uses: number };
}
