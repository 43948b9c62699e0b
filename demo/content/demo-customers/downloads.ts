import type { DemoDownload, DemoOrder } from './types.ts';
import { uuid } from './uuid.ts';

const DAY = 86_400_000;
const LONGEST_PAUSE_DAYS = 40;

/** The downloads of paid product orders: once on the day of purchase and sometimes again later. */
export function planDownloads(
  orders: DemoOrder[],
  { midnight, dayOf, random }: { midnight: number; dayOf: (ms: number) => string; random: () => number },
): DemoDownload[] {
  return orders.flatMap((order) => {
    const { productId, status, at } = order;
    if (status !== 'completed' || productId === null) return [];
    const days = new Map([[dayOf(at), 1]]);
    for (let again = Math.floor(random() * 4); again > 0; again -= 1) {
      const later = at + Math.floor(random() * LONGEST_PAUSE_DAYS) * DAY;
      if (later < midnight) days.set(dayOf(later), (days.get(dayOf(later)) ?? 0) + 1);
    }
    return {
      id: uuid(random),
      personId: order.personId,
      orderId: order.id,
      productId,
      name: order.name,
      at,
      days: [...days].map(([day, count]) => ({ day, count })),
    };
  });
}
