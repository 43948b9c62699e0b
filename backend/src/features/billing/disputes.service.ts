import type { Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { type Localised, localised, type Message, type Text, writeText } from '../../../../contract/i18n/message.ts';
import { moneyText } from '../../../../contract/rules/money.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { dayPlaceholder, fillInDates } from '../../mail/date-placeholders.ts';
import { paymentMail } from '../../mail/messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { listAccountingAdmins } from './disputes.repository.ts';
import type { PaymentRow } from './payments.repository.ts';
import type { ProviderStatus } from './provider.adapter.ts';

type DisputeState = Extract<ProviderStatus['state'], 'disputed' | 'won' | 'lost'>;

const TITLES: Record<DisputeState, Message> = {
  disputed: msg`Payment disputed`,
  won: msg`Dispute won`,
  lost: msg`Dispute lost`,
};

type DisputedPayment = Pick<PaymentRow, 'id' | 'code' | 'purpose'>;
type DisputeDetails = Pick<ProviderStatus, 'amountMinor' | 'currency' | 'respondBy'>;
type MessageFormatter = (payment: DisputedPayment, amount: Localised, respondBy: Date | undefined) => Message;

const LOST_TEXTS: Record<PaymentRow['purpose'], (code: string, amount: Localised) => Message> = {
  order: (code, amount) =>
    msg`${amount} of ${code} went back to the customer. It is recorded as a refund of the order.`,
  'top-up': (code, amount) =>
    msg`${amount} of ${code} went back to the customer. The amount is deducted from the wallet.`,
  invoice: (code, amount) => msg`${amount} of ${code} went back to the customer. The amount is due again.`,
};

const MESSAGES: Record<DisputeState, MessageFormatter> = {
  disputed: ({ code }, amount, respondBy) =>
    respondBy
      ? msg`The bank has reversed ${amount} of ${code}, and the provider is holding the money. Respond on the provider's dashboard by ${dayPlaceholder(respondBy)}. Refunds are blocked until the dispute is decided.`
      : msg`The bank has reversed ${amount} of ${code}, and the provider is holding the money. Respond on the provider's dashboard in time. Refunds are blocked until the dispute is decided.`,
  won: ({ code }, amount) => msg`You keep the ${amount} of ${code}.`,
  lost: ({ code, purpose }, amount) => LOST_TEXTS[purpose](code, amount),
};

export const isDispute = (state: ProviderStatus['state']): state is DisputeState => Object.hasOwn(TITLES, state);

/** Notifies the administrators with accounting rights of a dispute's progress. */
export async function notifyDispute(
  deps: Pick<Deps, 'clock' | 'mail' | 'env'>,
  tx: Transaction<Database>,
  payment: DisputedPayment,
  { state, amountMinor, currency, respondBy }: Pick<ProviderStatus, 'state'> & DisputeDetails,
): Promise<void> {
  if (!isDispute(state)) return;
  const text = MESSAGES[state](payment, moneyText(amountMinor, currency), respondBy);
  const href = `/admin/orders/payments?payment=${payment.id}`;
  await notifyAccountingAdmins(deps, tx, payment, { title: TITLES[state], text, href });
}

/**
 * Notifies the administrators with accounting rights, in the app and by email, of a payment event from outside the
 * shop.
 */
export async function notifyAccountingAdmins(
  { clock, mail, env }: Pick<Deps, 'clock' | 'mail' | 'env'>,
  tx: Transaction<Database>,
  { code }: Pick<PaymentRow, 'code'>,
  message: { title: Text; text: Text; href: string },
): Promise<void> {
  const at = clock.now();
  const { title, href } = message;
  const timeZone = await findShopZone(tx);
  const text = localised((language) => fillInDates(writeText(language, message.text), timeZone, language));
  const recipients = await listAccountingAdmins(tx);
  await notify(tx, recipients, { kind: 'wallet', title, body: text, href }, at);
  for (const recipient of recipients) {
    const to = await findMailbox(tx, recipient);
    if (to) await mail.send(paymentMail(to, { title, text, code, link: `${env.publicUrl}${href}` }, at), tx);
  }
}
