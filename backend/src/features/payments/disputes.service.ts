import type { Transaction } from 'kysely';
import { moneyText } from '../../../shared/money.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { paymentMail } from '../../mail/messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../notifications/notifications.repository.ts';
import { findBookkeepers } from './disputes.repository.ts';
import type { PaymentRow } from './payments.repository.ts';
import type { Finding } from './provider.adapter.ts';

type DisputeState = Extract<Finding['state'], 'disputed' | 'won' | 'lost'>;

const TITLES: Record<DisputeState, string> = {
  disputed: 'A payment is disputed',
  won: 'A dispute is won',
  lost: 'A dispute is lost',
};

type Sentence = (amount: string, purpose: PaymentRow['purpose']) => string;

const SENTENCES: Record<DisputeState, Sentence> = {
  disputed: (amount) => `The bank asks for ${amount} back and the provider holds it. Answer at the provider in time.`,
  won: (amount) => `${amount} stays with you.`,
  lost: (amount, purpose) =>
    `${amount} has gone back to the customer. ${purpose === 'order' ? 'The order is refunded with it.' : 'It leaves the wallet.'}`,
};

export const isDispute = (state: Finding['state']): state is DisputeState => Object.hasOwn(TITLES, state);

type Told = Pick<PaymentRow, 'id' | 'code' | 'purpose'>;

/** Tells those who keep the books how far a dispute is. */
export async function tellDispute(
  parts: Pick<Deps, 'clock' | 'mail' | 'env'>,
  tx: Transaction<Database>,
  payment: Told,
  { state, amountMinor, currency }: Pick<Finding, 'state' | 'amountMinor' | 'currency'>,
): Promise<void> {
  if (!isDispute(state)) return;
  const text = `${SENTENCES[state](moneyText(amountMinor, currency), payment.purpose)} It is ${payment.code}.`;
  const href = `/admin/payments?payment=${payment.id}`;
  await tellBookkeepers(parts, tx, payment, { title: TITLES[state], text, href });
}

/** What happened to a payment without the shop: those who keep the books read it in the bell and by email. */
export async function tellBookkeepers(
  { clock, mail, env }: Pick<Deps, 'clock' | 'mail' | 'env'>,
  tx: Transaction<Database>,
  { code }: Pick<PaymentRow, 'code'>,
  { title, text, href }: { title: string; text: string; href: string },
): Promise<void> {
  const at = clock.now();
  const people = await findBookkeepers(tx);
  await notify(tx, people, { kind: 'wallet', title, body: text, href }, at);
  for (const person of people) {
    const to = await findMailbox(tx, person);
    if (to) await mail.send(paymentMail(to, { title, text, code, link: `${env.publicUrl}${href}` }, at), tx);
  }
}
