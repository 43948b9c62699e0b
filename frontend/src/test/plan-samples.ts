import type { MockApi } from '../../../mocks/api.ts';
import type { Entitlement } from '../api/generated/model.ts';
import { sampleDownload } from './account-samples.ts';

const DAY = 86_400_000;

/** Rights of a plan that ends in this many days, relative to the current time. */
export function endingIn(days: number): Entitlement {
  const end = Date.now() + days * DAY;
  const [until, grace] = [new Date(end).toISOString(), new Date(end + 7 * DAY).toISOString()];
  return {
    plan_id: '00000000-0000-4000-9000-000000010001',
    renewable: true,
    tier: 'Mosque and office',
    activations: 5,
    holds_until: until,
    grace_until: grace,
    ended: false,
    updates_until: until,
    support_until: until,
  };
}

/** Rights of a plan without an expiry. */
export const lifetime = (tier = 'Mosque and office'): Entitlement => ({
  plan_id: '00000000-0000-4000-9000-000000010001',
  renewable: false,
  tier,
  activations: 5,
  holds_until: null,
  grace_until: null,
  updates_until: null,
  support_until: null,
  ended: false,
});

/** The sample file, bought by the demo's customer for 9.99 with these rights; its product has a larger plan as well. */
export function savePlan({ db }: MockApi, rights: Entitlement, hasBigger = true): void {
  const userId = db.accountByEmail('customer@example.com')?.user.id ?? '';
  const started = rights.holds_until ? Date.parse(rights.holds_until) - 30 * DAY : Date.now() - 30 * DAY;
  db.state.downloads = [{ ...sampleDownload, userId, rights, created_at: new Date(started).toISOString() }];
  const [order] = db.state.orders;
  if (order) {
    Object.assign(order, { userId, amount: 9.99, status: 'completed' });
    Object.assign(order.lines[0] ?? {}, { amount: 9.99, download_id: sampleDownload.id });
  }
  const entry = db.state.catalogue.find(({ product }) => product.title === sampleDownload.product_name);
  const month = { updateMonths: 1, supportMonths: 1, termMonths: 1 };
  const bigger = {
    id: '00000000-0000-4000-9000-000000010009',
    name: 'All mosques of a district',
    price: 29.99,
    period: 'month',
    rights: { activations: 50, ...month },
    features: ['Up to 50 devices', 'Your own announcements on every screen'],
  };
  if (hasBigger) entry?.product.pricing.push(bigger);
}
