import type { MockApi } from '../../../mocks/api.ts';
import type { StoredAffiliate } from '../../../mocks/store/affiliates.ts';
import { sampleId } from './sample-values.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

export const sampleAffiliate: Omit<StoredAffiliate, 'customerId'> = {
  id: sampleId(71),
  version: 1,
  code: 'nadia',
  percent: 20,
  days: 30,
  hold_days: 30,
  products: [],
  active: true,
  created_at: '2026-10-18T09:05:00.000Z',
};

/** The demo's customer as affiliate, with commission that is paid, refunded and held; and a paused link. */
export function saveAffiliates(api: MockApi): void {
  const { state } = api.db;
  const customerId = state.accounts.find(({ user }) => user.role === 'customer')?.user.id ?? '';
  const paused = { ...sampleAffiliate, id: sampleId(72), code: 'a-teacher-in-rajshahi', percent: 35, active: false };
  state.affiliates = [
    { ...sampleAffiliate, customerId },
    { ...paused, products: [1, 2], customerId },
  ];
  state.affiliateVisit = { affiliateId: sampleAffiliate.id, endsAt: inDays(10) };
  const [first, second, , third] = state.orders;
  const orders = [first, second, second, third].filter((order) => order !== undefined);
  state.commissions = orders.flatMap(({ id: orderId }, at) => ({
    id: at + 1,
    affiliateId: sampleAffiliate.id,
    orderId,
    cents: [980, 1180, -1180, 740][at] ?? 100,
    available_at: inDays([-20, 12, 12, 25][at] ?? 1),
    isPaid: at === 0,
    created_at: inDays([-50, -18, -9, -5][at] ?? -1),
  }));
}
