import type { OrderStatus } from '../../backend/src/db/schema.ts';
import type { DemoPurchase } from './demo-purchases.ts';
import { createRandom } from './random.ts';

export interface PlannedOrder {
  good: DemoPurchase;
  status: OrderStatus;
  at: Date;
}

const COUNT = 125;
const SPAN_DAYS = 362;
/** Above 1, orders become slightly more frequent towards the end: the business grows. */
const GROWTH = 1.06;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const RECENT: OrderStatus[] = [
  'processing',
  'completed',
  'processing',
  'completed',
  'processing',
  'pending',
  'pending',
];

/** The demo customer's 125 orders of the twelve months before `now`, oldest first; the same for the same `now`. */
export function planOrders(goods: DemoPurchase[], now: Date): PlannedOrder[] {
  const random = createRandom(20_261_120);
  const known: DemoPurchase[] = [];
  return planTimes(random, now).map((at, index) => {
    const age = (now.getTime() - at.getTime()) / DAY_MS;
    const fresh = goods.find((good) => !known.includes(good) && good.firstOrdered >= age);
    if (fresh) {
      known.push(fresh);
      // The first order of each is completed: its file is among the downloads.
      return { good: fresh, status: 'completed', at };
    }
    const good = known[Math.floor(random() * known.length)] ?? known[0];
    if (!good) throw new Error('The oldest demo order needs something to buy');
    return { good, status: statusOf(index), at };
  });
}

/** Moments between 04:00 and 17:00 UTC, daytime in Bangladesh, oldest first. */
function planTimes(random: () => number, now: Date): Date[] {
  const times = Array.from({ length: COUNT }, (_, index) => {
    const age = ((COUNT - index - random()) / COUNT) ** GROWTH * SPAN_DAYS;
    const day = new Date(now.getTime() - age * DAY_MS);
    day.setUTCHours(4 + Math.floor(random() * 13), Math.floor(random() * 60), Math.floor(random() * 60), 0);
    return day.getTime() > now.getTime() - HOUR_MS ? new Date(day.getTime() - DAY_MS) : day;
  });
  return times.sort((a, b) => a.getTime() - b.getTime());
}

function statusOf(index: number): OrderStatus {
  const recent = RECENT[index - (COUNT - RECENT.length)];
  if (recent) return recent;
  if (index % 23 === 7) return 'cancelled';
  return index % 31 === 11 ? 'refunded' : 'completed';
}
