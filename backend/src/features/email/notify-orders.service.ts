import { msg } from '../../../../contract/i18n/macros.ts';
import { toMessage } from '../../../../contract/i18n/message.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { orderAlertMail, orderAlertsMail, type SoldOrder } from '../../mail/owner-messages.ts';
import type { UnsubscribeTokens } from '../../mail/unsubscribe-tokens.ts';
import { getProviderTitle } from '../billing/providers.service.ts';
import { lockMailSettings } from './mail-settings.repository.ts';
import { listRecipients } from './mail-settings.service.ts';
import {
  countReportedOrders,
  insertOrderAlerts,
  listUnreportedOrders,
  type PaidOrderRow,
} from './paid-orders.repository.ts';

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** Maximum number of single-order emails per hour. */
const MAX_SINGLE_MAILS = 10;
/** Orders reported in one run. */
const BATCH_SIZE = 500;

type OrderAlertDeps = Pick<Deps, 'db' | 'env' | 'mail' | 'clock'>;

/** An order as shown in the studio's emails. */
export async function toSoldOrder({ db, env }: Pick<Deps, 'db' | 'env'>, row: PaidOrderRow): Promise<SoldOrder> {
  const { number, product_name, tier, amount_cents, currency, buyer_name, buyer_email } = row;
  return {
    number,
    product_name,
    tier,
    amount_cents,
    currency,
    buyer: buyer_email === null ? null : { name: buyer_name ?? '', email: buyer_email },
    paymentMethod: row.provider === null ? msg`Wallet` : toMessage(await getProviderTitle({ db }, row.provider)),
    purchaseOrder: row.purchase_order,
    link: `${env.publicUrl}/admin/orders?order=${row.id}`,
  };
}

/**
 * Emails the studio about newly paid orders: one email each, or one combined email once more than ten were paid within
 * an hour, then at most one email an hour. The emails and their record are stored together.
 */
export async function notifyOrders({ db, env, mail, clock }: OrderAlertDeps, tokens: UnsubscribeTokens): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const { orders_from } = await lockMailSettings(tx);
    const since = new Date(Math.max(orders_from.getTime(), at.getTime() - WEEK_MS));
    const rows = await listUnreportedOrders(tx, since, BATCH_SIZE);
    if (rows.length === 0) return;
    const reported = await countReportedOrders(tx, new Date(at.getTime() - HOUR_MS));
    const isBatched = reported.orders + rows.length > MAX_SINGLE_MAILS;
    if (isBatched && reported.batch_at !== null) return;
    const orders: SoldOrder[] = [];
    for (const row of rows) orders.push(await toSoldOrder({ db: tx, env }, row));
    for (const { to, unsubscribeUrl } of await listRecipients({ db: tx, env, tokens }, 'orders')) {
      const link = `${env.publicUrl}/admin/orders`;
      const mails = isBatched
        ? [orderAlertsMail(to, orders, { link, stop: unsubscribeUrl }, at)]
        : orders.map((order) => orderAlertMail(to, order, unsubscribeUrl, at));
      for (const message of mails) await mail.send(message, tx);
    }
    const ids = rows.map(({ id }) => id);
    await insertOrderAlerts(tx, ids, { batched: isBatched, at });
  });
}
