import type { Transaction } from 'kysely';
import { moneyText } from '../../../shared/money.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { paymentMail } from '../../mail/messages.ts';
import { dayText, withMoments } from '../../mail/moments.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { findBookkeepers } from './disputes.repository.ts';
import type { PaymentRow } from './payments.repository.ts';
import type { Finding } from './provider.adapter.ts';

type DisputeState = Extract<Finding['state'], 'disputed' | 'won' | 'lost'>;

const TITLES: Record<DisputeState, string> = {
  disputed: 'A payment is disputed',
  won: 'A dispute is won',
  lost: 'A dispute is lost',
};

type Told = Pick<PaymentRow, 'id' | 'code' | 'purpose'>;
type Dispute = Pick<Finding, 'amountMinor' | 'currency' | 'answerBy'>;
type Sentence = (payment: Told, amount: string, answerBy: Date | undefined) => string;

const SENTENCES: Record<DisputeState, Sentence> = {
  disputed: ({ code }, amount, answerBy) =>
    `The bank has reversed ${amount} of ${code}, and the provider is holding the money. Respond on the provider's dashboard ` +
    `${answerBy ? `by ${dayText(answerBy)}` : 'in time'}. Refunds are blocked until the dispute is decided.`,
  won: ({ code }, amount) => `You keep the ${amount} of ${code}.`,
  lost: ({ code, purpose }, amount) =>
    `${amount} of ${code} went back to the customer. ` +
    `${purpose === 'order' ? 'It is recorded as a refund of the order.' : 'The amount is deducted from the wallet.'}`,
};

export const isDispute = (state: Finding['state']): state is DisputeState => Object.hasOwn(TITLES, state);

/** Tells those who keep the books how far a dispute is. */
export async function tellDispute(
  parts: Pick<Deps, 'clock' | 'mail' | 'env'>,
  tx: Transaction<Database>,
  payment: Told,
  { state, amountMinor, currency, answerBy }: Pick<Finding, 'state'> & Dispute,
): Promise<void> {
  if (!isDispute(state)) return;
  const text = SENTENCES[state](payment, moneyText(amountMinor, currency), answerBy);
  const href = `/admin/payments?payment=${payment.id}`;
  await tellBookkeepers(parts, tx, payment, { title: TITLES[state], text, href });
}

/**
 * Notifies the administrators with accounting rights, in the app and by email, of a payment event from outside the
 * shop.
 */
export async function tellBookkeepers(
  { clock, mail, env }: Pick<Deps, 'clock' | 'mail' | 'env'>,
  tx: Transaction<Database>,
  { code }: Pick<PaymentRow, 'code'>,
  news: { title: string; text: string; href: string },
): Promise<void> {
  const at = clock.now();
  const { title, text, href } = withMoments(news, await findShopZone(tx));
  const people = await findBookkeepers(tx);
  await notify(tx, people, { kind: 'wallet', title, body: text, href }, at);
  for (const person of people) {
    const to = await findMailbox(tx, person);
    if (to) await mail.send(paymentMail(to, { title, text, code, link: `${env.publicUrl}${href}` }, at), tx);
  }
}
