import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { orderAlertMail, orderAlertsMail, type SoldOrder } from '../../mail/owner-messages.ts';
import type { StopTokens } from '../../mail/stop-tokens.ts';
import { titleOf } from '../billing/providers.service.ts';
import { lockMailSettings } from './mail-settings.repository.ts';
import { receiversOf } from './mail-settings.service.ts';
import { findTold, findUntold, insertTold, type SoldRow } from './sold-orders.repository.ts';

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** Maximum number of single-order emails per hour. */
const SINGLE = 10;
/** Orders reported in one run. */
const MOST = 500;

type Parts = Pick<Deps, 'db' | 'env' | 'mail' | 'clock'>;

/** An order as shown in the studio's emails. */
export async function toSold({ db, env }: Pick<Deps, 'db' | 'env'>, row: SoldRow): Promise<SoldOrder> {
  const { number, product_name, tier, amount_cents, currency, buyer_name, buyer_email } = row;
  return {
    number,
    product_name,
    tier,
    amount_cents,
    currency,
    buyer: buyer_email === null ? null : { name: buyer_name ?? '', email: buyer_email },
    way: row.provider === null ? 'Wallet' : await titleOf({ db }, row.provider),
    link: `${env.publicUrl}/admin/orders?order=${row.id}`,
  };
}

/**
 * Emails the studio about newly paid orders: one email each, or one combined email once more than ten were paid within
 * an hour, then at most one email an hour. The emails and their record are stored together.
 */
export async function tellOrders({ db, env, mail, clock }: Parts, tokens: StopTokens): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const { orders_from } = await lockMailSettings(tx);
    const since = new Date(Math.max(orders_from.getTime(), at.getTime() - WEEK_MS));
    const rows = await findUntold(tx, since, MOST);
    if (rows.length === 0) return;
    const told = await findTold(tx, new Date(at.getTime() - HOUR_MS));
    const batched = told.orders + rows.length > SINGLE;
    if (batched && told.batch_at !== null) return;
    const orders: SoldOrder[] = [];
    for (const row of rows) orders.push(await toSold({ db: tx, env }, row));
    for (const { to, stop } of await receiversOf({ db: tx, env, tokens }, 'orders')) {
      const link = `${env.publicUrl}/admin/orders`;
      const mails = batched
        ? [orderAlertsMail(to, orders, { link, stop }, at)]
        : orders.map((order) => orderAlertMail(to, order, stop, at));
      for (const message of mails) await mail.send(message, tx);
    }
    const ids = rows.map(({ id }) => id);
    await insertTold(tx, ids, { batched, at });
  });
}
