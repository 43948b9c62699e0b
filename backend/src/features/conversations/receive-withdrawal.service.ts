import type { Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { findWithdrawalRight, parseOrderNumber } from '../../../../contract/rules/contract-withdrawal.ts';
import { toAsciiDigits } from '../../../../contract/rules/digits.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findGuest } from '../../guests/guests.repository.ts';
import type { Deps } from '../../http/contract/operation.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import type { UnsubscribeTokens } from '../../mail/unsubscribe-tokens.ts';
import { type Statement, withdrawalAlertMail, withdrawalMail } from '../../mail/withdrawal-messages.ts';
import { notify } from '../activity/notifications.repository.ts';
import { listRecipients } from '../email/mail-settings.service.ts';
import { findOrderOfEmail, insertWithdrawal, type WithdrawalOrder } from '../orders/contract-withdrawals.repository.ts';
import { listTeam } from './admin-conversations.repository.ts';
import { storeContactMessage } from './contact.service.ts';
import { hasMessage } from './conversations.repository.ts';

type Received = JobPayloads['contract-withdrawals.receive'];

/** Not from the contact form, so there is no sender to distinguish. */
const NO_SENDER = 'withdrawal';
const MAX_SUBJECT = 100;

/** A statement that names no order of its email becomes a conversation, once: an administrator finds the contract. */
async function storeAsConversation(deps: Deps, { statement, language, isSuspect = false }: Received): Promise<boolean> {
  const { name, email, order } = statement;
  const message = {
    name,
    email,
    subject: `Withdrawal from contract: ${order.slice(0, MAX_SUBJECT)}`,
    message: `${name} withdraws from the contract about: ${order}\n\nNo order with this number and email was found.`,
    language,
  };
  if (!(await hasMessage(deps.db, message)))
    await storeContactMessage(deps, message, { senderHash: NO_SENDER, isSuspect });
  return !isSuspect;
}

/** Notifies the customer's account and the studio. */
async function notifyOfWithdrawal(
  { env, mail }: Pick<Deps, 'env' | 'mail'>,
  tx: Transaction<Database>,
  tokens: UnsubscribeTokens,
  { order, statement, receivedAt }: { order: WithdrawalOrder; statement: Statement; receivedAt: Date },
): Promise<void> {
  const { number } = order;
  if (!(await findGuest(tx, order.user_id))) {
    const title = msg`Withdrawal received`;
    const body = msg`You have withdrawn from the contract of order #${number}. We will write to you.`;
    const href = `/dashboard/orders?order=${order.id}`;
    await notify(tx, [order.user_id], { kind: 'order', title, body, href }, receivedAt);
  }
  const href = `/admin/orders/${order.id}`;
  const team = (await listTeam(tx)).map(({ id }) => id);
  const title = msg`Withdrawal from contract`;
  const body = msg`${order.customer} has withdrawn from order #${number}.`;
  await notify(tx, team, { kind: 'order', title, body, href }, receivedAt);
  const right = findWithdrawalRight(order);
  for (const { to, unsubscribeUrl } of await listRecipients({ db: tx, env, tokens }, 'payments')) {
    const alert = { ...order, right, statement, receivedAt, link: `${env.publicUrl}${href}`, stop: unsubscribeUrl };
    await mail.send(withdrawalAlertMail(to, alert), tx);
  }
}

/**
 * Confirms a statement to the email that it names, and records it: with the order if number and email belong together,
 * otherwise as a conversation. A repeated statement about an order repeats the confirmation with the first time.
 */
export async function receiveWithdrawal(deps: Deps, tokens: UnsubscribeTokens, received: Received): Promise<void> {
  const { statement, language } = received;
  const { name, email } = statement;
  const at = new Date(received.receivedAt);
  const number = parseOrderNumber(toAsciiDigits(statement.order));
  const order = number === undefined ? undefined : await findOrderOfEmail(deps.db, number, email);
  if (!order && !(await storeAsConversation(deps, received))) return;
  await inTransaction(deps.db, async (tx) => {
    const recorded = order && (await insertWithdrawal(tx, { order_id: order.id, name, email, received_at: at }));
    const receivedAt = recorded?.receivedAt ?? at;
    if (order && recorded?.isFirst) await notifyOfWithdrawal(deps, tx, tokens, { order, statement, receivedAt });
    await deps.mail.send(withdrawalMail({ address: email, language }, { statement, receivedAt }), tx);
  });
}
