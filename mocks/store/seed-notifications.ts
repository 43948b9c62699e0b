import { msg } from '../../contract/i18n/macros.ts';
import type { Random } from '../../packages/conformance/src/random.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { toStored } from './notification-texts.ts';
import type { MockState } from './state.ts';

const DAY = 86_400_000;

/** Recent events in the demo customer's account; the two newest are unread. */
export const seedNotifications = (
  userId: string,
  orders: MockState['orders'],
  catalogue: CatalogueEntry[],
  random: Random,
  now: number,
): MockState['notifications'] => {
  const latest = orders.at(-1);
  const product = catalogue[0]?.product;
  const rows = [
    {
      kind: 'order',
      title: msg`Order #${String(latest?.number ?? '')} is pending`,
      text: latest?.product_name ?? '',
      href: '/dashboard/orders',
    },
    {
      kind: 'wallet',
      title: msg`Funds added`,
      text: msg`A bank transfer reached your wallet.`,
      href: '/dashboard/wallet',
    },
    {
      kind: 'version',
      title: `${product?.title} ${product?.version}`,
      text: msg`A new version is ready to download.`,
      href: '/dashboard/downloads',
    },
  ] as const;
  return rows.map((row, index) => ({
    userId,
    id: random.uuid(),
    ...toStored(row),
    read: index > 1,
    created_at: new Date(now - (index * 4 + 0.2) * DAY).toISOString(),
  }));
};
