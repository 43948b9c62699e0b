import type { Transaction } from 'kysely';
import type { Database, NotificationKind, OrderStatus } from '../../backend/src/db/schema.ts';
import { toAmount } from '../../contract/rules/money.ts';

export interface PlannedNotification {
  kind: NotificationKind;
  title: string;
  body: string;
  href: string;
  at: Date;
}

const ORDER_EVENTS = 9;
const MOVEMENTS = 3;
const VERSIONS = 2;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const ORDER_TEXTS: Record<OrderStatus, (product: string, price: string) => [string, string]> = {
  pending: (product) => ['is pending', `${product} is awaiting confirmation.`],
  processing: (product) => ['is being processed', `We are preparing ${product}.`],
  completed: (product) => ['completed', `${product} is ready to download.`],
  cancelled: (product) => ['cancelled', `${product} was cancelled before it was paid.`],
  refunded: (_product, price) => ['refunded', `${price} is back in your wallet.`],
};

/**
 * The notifications that the user would have received about the latest orders, transactions and versions; oldest first.
 */
export async function planNotifications(tx: Transaction<Database>, userId: string): Promise<PlannedNotification[]> {
  const notifications = [
    ...(await ofOrders(tx, userId)),
    ...(await ofWallet(tx, userId)),
    ...(await ofVersions(tx, userId)),
  ];
  return notifications.sort((a, b) => a.at.getTime() - b.at.getTime());
}

async function ofOrders(tx: Transaction<Database>, userId: string): Promise<PlannedNotification[]> {
  const rows = await tx
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select(['orders.id', 'orders.number', 'orders.product_name', 'orders.amount_cents'])
    .select(['order_events.status', 'order_events.created_at as at'])
    .where('orders.user_id', '=', userId)
    .orderBy('order_events.created_at', 'desc')
    .orderBy('order_events.id', 'desc')
    .limit(ORDER_EVENTS)
    .execute();
  return rows.map(({ id, number, product_name, amount_cents, status, at }) => {
    const [state, body] = ORDER_TEXTS[status](product_name, dollars.format(toAmount(amount_cents)));
    return { kind: 'order', title: `Order #${number} ${state}`, body, href: `/dashboard/orders?order=${id}`, at };
  });
}

async function ofWallet(tx: Transaction<Database>, userId: string): Promise<PlannedNotification[]> {
  const rows = await tx
    .selectFrom('wallet_entries')
    .innerJoin('wallets', 'wallets.id', 'wallet_entries.wallet_id')
    .select(['wallet_entries.kind', 'wallet_entries.amount_cents', 'wallet_entries.created_at as at'])
    .where('wallets.user_id', '=', userId)
    .where('wallet_entries.kind', 'in', ['deposit', 'withdrawal'])
    .orderBy('wallet_entries.id', 'desc')
    .limit(MOVEMENTS)
    .execute();
  return rows.map(({ kind, amount_cents, at }) => {
    const amount = dollars.format(toAmount(Math.abs(amount_cents)));
    const [title, done] = kind === 'deposit' ? ['Funds added', 'added to'] : ['Funds withdrawn', 'withdrawn from'];
    return { kind: 'wallet', title, body: `${amount} was ${done} your wallet.`, href: '/dashboard/wallet', at };
  });
}

async function ofVersions(tx: Transaction<Database>, userId: string): Promise<PlannedNotification[]> {
  const rows = await tx
    .selectFrom('products')
    .select(['title', 'version', 'last_update'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('downloads')
        .select('downloads.product_id')
        .where('downloads.user_id', '=', userId)
        .where('downloads.product_id', 'is not', null)
        .$narrowType<{ product_id: number }>(),
    )
    .orderBy('last_update', 'desc')
    .limit(VERSIONS)
    .execute();
  return rows.map(({ title, version, last_update }) => ({
    kind: 'version',
    title: `${title} ${version}`,
    body: 'A new version is ready to download.',
    href: '/dashboard/downloads',
    at: new Date(`${last_update}T09:00:00Z`),
  }));
}
