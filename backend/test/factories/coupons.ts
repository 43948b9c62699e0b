import type { TestApp } from '../test-app.ts';

/** A code for 25% off everything by default. */
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
/** A name unique among the tests. */
export const nextCode = (): string => {
  count += 1;
  return `CODE-${count}`;
};

/** A code created by an administrator. */
export async function createCoupon(app: TestApp, headers: Record<string, string>, values: Partial<typeof COUPON> = {}) {
  const answer = await app.http
    .post('/api/admin/coupons')
    .set(headers)
    .send({ ...COUPON, code: nextCode(), ...values });
  if (answer.status !== 201) throw new Error(`making a code answered ${answer.status}: ${answer.body.message}`);
  return answer.body as typeof COUPON & { id: string; version: number; uses: number };
}
