import type { Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import type { NewNotification } from '../../backend/src/features/activity/notifications.repository.ts';
import { translateNames } from '../../backend/src/i18n/translated-names.ts';
import { msg } from '../../contract/i18n/macros.ts';
import { moneyText } from '../../contract/rules/money.ts';
import { orderNotification } from '../../contract/rules/order-transitions.ts';

export interface PlannedNotification extends NewNotification {
  at: Date;
}

const ORDER_EVENTS = 9;
const MOVEMENTS = 3;
const VERSIONS = 2;

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
    .select(['orders.id', 'orders.number', 'orders.product_id', 'orders.product_name', 'orders.amount_cents'])
    .select(['order_events.status', 'order_events.created_at as at'])
    .where('orders.user_id', '=', userId)
    .orderBy('order_events.created_at', 'desc')
    .orderBy('order_events.id', 'desc')
    .limit(ORDER_EVENTS)
    .execute();
  const notifications: PlannedNotification[] = [];
  for (const { amount_cents, status, at, ...order } of rows) {
    const { product_name } = await translateNames(tx, order);
    const returned = status === 'refunded' ? moneyText(amount_cents, 'USD') : null;
    // Every order of the demo is for a file.
    const notified = { ...order, product_name, product_id: order.product_id ?? 0 };
    const { text: body, ...notification } = orderNotification(notified, status, returned);
    notifications.push({ ...notification, body, at });
  }
  return notifications;
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
    const amount = moneyText(Math.abs(amount_cents), 'USD');
    const [title, body] =
      kind === 'deposit'
        ? [msg`Funds added`, msg`${amount} was added to your wallet.`]
        : [msg`Funds withdrawn`, msg`${amount} was withdrawn from your wallet.`];
    return { kind: 'wallet', title, body, href: '/dashboard/wallet', at };
  });
}

async function ofVersions(tx: Transaction<Database>, userId: string): Promise<PlannedNotification[]> {
  const rows = await tx
    .selectFrom('products')
    .select(['id as product_id', 'title as product_name', 'version', 'last_update'])
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
  const notifications: PlannedNotification[] = [];
  for (const { version, last_update, ...product } of rows) {
    const { product_name } = await translateNames(tx, product);
    notifications.push({
      kind: 'version',
      title: msg`${product_name} ${version ?? ''}`,
      body: msg`A new version is ready to download.`,
      href: '/dashboard/downloads',
      at: new Date(`${last_update}T09:00:00Z`),
    });
  }
  return notifications;
}
