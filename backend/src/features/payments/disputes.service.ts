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

const SENTENCES: Record<DisputeState, (amount: string) => string> = {
  disputed: (amount) => `The bank asks for ${amount} back and the provider holds it. Answer at the provider in time.`,
  won: (amount) => `${amount} stays with you.`,
  lost: (amount) => `${amount} has gone back to the customer. Decide what becomes of what was bought.`,
};

export const isDispute = (state: Finding['state']): state is DisputeState => Object.hasOwn(TITLES, state);

/** Tells those who keep the books, by bell and mail. */
export async function tellDispute(
  { clock, mail, env }: Pick<Deps, 'clock' | 'mail' | 'env'>,
  tx: Transaction<Database>,
  { id, code }: Pick<PaymentRow, 'id' | 'code'>,
  { state, amountMinor, currency }: Pick<Finding, 'state' | 'amountMinor' | 'currency'>,
): Promise<void> {
  if (!isDispute(state)) return;
  const at = clock.now();
  const [title, text] = [TITLES[state], `${SENTENCES[state](moneyText(amountMinor, currency))} It is ${code}.`];
  const href = `/admin/payments?payment=${id}`;
  const people = await findBookkeepers(tx);
  await notify(tx, people, { kind: 'wallet', title, body: text, href }, at);
  for (const person of people) {
    const to = await findMailbox(tx, person);
    if (to) await mail.send(paymentMail(to, { title, text, code, link: `${env.publicUrl}${href}` }, at), tx);
  }
}
