import type { MockApi } from '../../../mocks/api.ts';
import type { AdminCoupon } from '../api/generated/model.ts';
import { sampleId } from './sample-values.ts';

export const sampleCoupon: Omit<AdminCoupon, 'uses'> = {
  id: sampleId(61),
  version: 1,
  code: 'BOISHAKH20',
  kind: 'percent',
  value: 20,
  products: [],
  active: true,
  endsAt: null,
  limit: 200,
  created_at: '2026-11-18T09:05:00.000Z',
};

/** One of every status, newest first. */
const couponStates: Omit<AdminCoupon, 'uses'>[] = [
  sampleCoupon,
  { ...sampleCoupon, id: sampleId(62), code: 'FIRST-STEP', kind: 'amount', value: 2.5, products: [1, 3], limit: null },
  { ...sampleCoupon, id: sampleId(63), code: 'EID25', value: 25, endsAt: '2026-04-10T18:00:00.000Z', limit: null },
  { ...sampleCoupon, id: sampleId(64), code: 'TEST', value: 100, products: [2], limit: 1, active: false },
];

/** Adds these codes to the studio. */
export function saveCoupons(api: MockApi, coupons = couponStates): void {
  api.db.state.coupons = structuredClone(coupons);
}
