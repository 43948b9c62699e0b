import type { Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { moneyText } from '../../../../contract/rules/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { createOrderLink } from '../../guests/guest-link.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { refundDeclinedMail, refundRequestAlertMail, refundRequestedMail } from '../../mail/refund-request-messages.ts';
import type { UnsubscribeTokens } from '../../mail/unsubscribe-tokens.ts';
import { notify } from '../activity/notifications.repository.ts';
import { listRecipients } from '../email/mail-settings.service.ts';
import { listLines } from '../orders/order-lines.repository.ts';
import type { LockedOrder } from '../orders/order-transitions.repository.ts';
import { claimUnannouncedRequest } from '../orders/refund-requests.repository.ts';
import { listTeam } from './admin-conversations.repository.ts';

type NoticeDeps = Pick<Deps, 'env' | 'mail'>;

const toOrderHref = (orderId: string): string => `/dashboard/orders?order=${orderId}`;

/** Announces a request once: to the customer by email, to the studio by notification and email. */
export function notifyOfRequest(deps: Deps, tokens: UnsubscribeTokens, requestId: string): Promise<void> {
  const { db, env, mail } = deps;
  const at = deps.clock.now();
  return inTransaction(db, async (tx) => {
    const request = await claimUnannouncedRequest(tx, requestId, at);
    const to = await findMailbox(tx, request?.user_id ?? null);
    if (!request?.user_id || !to) return;
    const { number, order_id: orderId, user_id: userId } = request;
    const line = (await listLines(tx, orderId)).find(({ id }) => id === request.line_id);
    const { product_name: productName } = await translateNames(tx, line ?? request);
    const amount = moneyText(request.amount_cents, await findShopCurrency(tx));
    const asked = { number, productName, amount, reason: request.reason };
    const own = await createOrderLink({ env }, tx, { userId, href: toOrderHref(orderId) }, at);
    await mail.send(refundRequestedMail(to, { ...asked, link: own.link }, at), tx);
    const href = `/admin/orders/${orderId}`;
    const team = (await listTeam(tx)).map(({ id }) => id);
    const { name } = to;
    const body = msg`${name} requested a refund of ${amount} for order #${number}.`;
    await notify(tx, team, { kind: 'order', title: msg`Refund requested`, body, href }, at);
    const alert = { ...asked, customer: `${name}\n${to.address}`, link: `${env.publicUrl}${href}` };
    for (const { to: recipient, unsubscribeUrl: stop } of await listRecipients({ db: tx, env, tokens }, 'payments'))
      await mail.send(refundRequestAlertMail(recipient, { ...alert, stop }, at), tx);
  });
}

/** Notifies the customer that the request was declined, with the reason. */
export async function notifyOfDecline(
  { env, mail }: NoticeDeps,
  tx: Transaction<Database>,
  { order, answer }: { order: LockedOrder; answer: string },
  at: Date,
): Promise<void> {
  const { number, user_id: userId } = order;
  const to = await findMailbox(tx, userId);
  if (!to || userId === null) return;
  const href = toOrderHref(order.id);
  const title = msg`Refund request declined`;
  await notify(tx, [userId], { kind: 'order', title, body: msg`Order #${number}: ${answer}`, href }, at);
  const { product_name: productName } = await translateNames(tx, order);
  const { link } = await createOrderLink({ env }, tx, { userId, href }, at);
  await mail.send(refundDeclinedMail(to, { number, productName, answer, link }, at), tx);
}
