import { toBusinessTime, toMidnight } from '../../contract/rules/business-day.ts';
import { toAmount } from '../../contract/rules/money.ts';
import { demoOffers } from '../../demo/content/demo-customers/offers.ts';
import { planDemoCustomers } from '../../demo/content/demo-customers/plan.ts';
import type { DemoFacts, DemoPlan } from '../../demo/content/demo-customers/types.ts';
import { products } from '../../demo/content/products.ts';
import { createRandom } from '../../packages/conformance/src/random.ts';
import { createEntitlement } from './entitlements.ts';
import { SHOP_ZONE } from './mail-state.ts';
import { toOnlyLine } from './order-lines.ts';
import { withSeedIds } from './product-plans.ts';
import type { Account, MockState } from './state.ts';

const DAY = 86_400_000;
const WINDOW = 30 * DAY;
const STEPS = 2 ** 30;

type Rows = Pick<MockState, 'accounts' | 'orders' | 'walletEntries' | 'downloads' | 'downloadDays'>;

const dayOf = (ms: number) => toBusinessTime(new Date(ms), SHOP_ZONE).day;

/** The administration's figures without the demo customers. */
const presentAt = (midnight: number, { accounts, orders, walletEntries }: Rows): DemoFacts => {
  const ages = (times: string[]) =>
    times.map((time) => Math.ceil((midnight - Date.parse(time)) / WINDOW)).filter((age) => age > 0);
  const people = ages(accounts.map(({ user }) => user.created_at));
  const ordered = ages(orders.map(({ created_at }) => created_at));
  const paid = walletEntries.filter(({ type }) => type === 'purchase' || type === 'refund');
  const within = (age?: number) =>
    paid
      .filter(({ created_at }) => {
        const own = Math.ceil((midnight - Date.parse(created_at)) / WINDOW);
        return own > 0 && (age === undefined || own === age);
      })
      .reduce((sum, { cents }) => sum - cents, 0);
  const orderedIn = (age: number) => ordered.filter((own) => own === age).length;
  return {
    users: people.length,
    recentUsers: people.filter((age) => age === 1).length,
    orders: [ordered.length, orderedIn(1), orderedIn(2), orderedIn(3)],
    revenue: [within(), within(1), within(2), within(3)],
  };
};

/** Every story and test starts its own server; all of them share one plan per day. */
const plans = new Map<string, DemoPlan>();
const planFor = (midnight: number, present: DemoFacts, made: MockState['orders']): DemoPlan => {
  const key = JSON.stringify([midnight, present]);
  const existingPlan = plans.get(key);
  if (existingPlan) return existingPlan;
  const { int } = createRandom(1_234_856);
  const random = () => int(0, STEPS - 1) / STEPS;
  const orders = made.map(({ number, created_at }) => ({ number, at: Date.parse(created_at) }));
  const plan = planDemoCustomers({ present, orders, offers: demoOffers(products), midnight, dayOf, random });
  plans.set(key, plan);
  return plan;
};

/**
 * Thousands of timestamps, the same for every mock server of one day: formatting them anew took a tenth of creating
 * one.
 */
const times = new Map<number, string>();
const iso = (ms: number) => {
  const time = times.get(ms) ?? new Date(ms).toISOString();
  times.set(ms, time);
  return time;
};

const accountOf = ({ id, name, email, status, at }: DemoPlan['people'][number]): Account => ({
  user: {
    id,
    name,
    email,
    status,
    role: 'customer',
    is_admin: false,
    rights: [],
    isAdmin: false,
    avatar: null,
    address: null,
    created_at: iso(at),
  },
  // Signing in as one of these users is impossible: no request can contain such a password.
  password: '\0',
});

const planOf = (productId: number | null, name: string | null) => {
  const product = products.find(({ id }) => id === productId);
  return product && withSeedIds(product.id, product.pricing).find((plan) => plan.name === name);
};

const orderOf = (order: DemoPlan['orders'][number], downloadId: string | null): MockState['orders'][number] => {
  const bought = {
    id: order.id,
    product_name: order.name,
    amount: toAmount(order.cents),
    product_id: order.productId,
    tier: order.tier,
    plan_id: planOf(order.productId, order.tier)?.id ?? null,
  };
  return {
    userId: order.personId,
    ...bought,
    number: order.number,
    status: order.status,
    created_at: iso(order.at),
    lines: [toOnlyLine(bought, downloadId)],
    history: [{ status: order.status, created_at: iso(order.refundedAt ?? order.at) }],
  };
};

const downloadOf = (download: DemoPlan['downloads'][number]): MockState['downloads'][number] => {
  const product = products.find(({ id }) => id === download.productId);
  const paid = product?.pricing.find(({ price }) => price > 0);
  const plan = product?.title === download.name && planOf(product.id, paid?.name ?? null);
  return {
    userId: download.personId,
    id: download.id,
    file_name: `${download.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.zip`,
    download_count: download.days.reduce((sum, { count }) => sum + count, 0),
    created_at: iso(download.at),
    size_bytes: 2_480_112,
    product_name: download.name,
    version: product?.version ?? null,
    rights: plan ? createEntitlement(plan, iso(download.at)) : null,
    missed: null,
  };
};

/** Adds the users, orders and payments behind the administration's figures to the demo's data. */
export const withDemoCustomers = <State extends Rows>(state: State, now: number): State => {
  const midnight = toMidnight(dayOf(now), SHOP_ZONE).getTime();
  const plan = planFor(midnight, presentAt(midnight, state), state.orders);
  const files = new Map(plan.downloads.map(({ orderId, id }) => [orderId, id]));
  const downloadDays = { ...state.downloadDays };
  for (const { days } of plan.downloads) {
    for (const { day, count } of days) downloadDays[day] = (downloadDays[day] ?? 0) + count;
  }
  const entries = plan.entries.map(({ personId, kind, cents, reference, at }, index) => ({
    userId: personId,
    id: state.walletEntries.length + index + 1,
    type: kind,
    cents,
    reference,
    created_at: iso(at),
  }));
  return {
    ...state,
    accounts: [...state.accounts, ...plan.people.map(accountOf)],
    orders: [...state.orders, ...plan.orders.map((order) => orderOf(order, files.get(order.id) ?? null))],
    walletEntries: [...state.walletEntries, ...entries],
    downloads: [...state.downloads, ...plan.downloads.map(downloadOf)],
    downloadDays,
  };
};
