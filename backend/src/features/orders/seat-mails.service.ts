import type { Transaction } from 'kysely';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { Database } from '../../db/schema.ts';
import { createOrderLink } from '../../guests/guest-link.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { type SeatEnd, seatInvitationMail, seatRemovedMail, seatsUsedMail } from '../../mail/seat-messages.ts';
import { findBuyerName, type SeatLineRow, type SeatRow } from './seats.repository.ts';

type MailDeps = Pick<Deps, 'mail' | 'env'>;

const nameOf = async (tx: Transaction<Database>, { product_id, product_name }: SeatLineRow) =>
  (await translateNames(tx, { product_id, product_name })).product_name;

/** Emails an invitation with its link. */
export async function sendInvitation(
  { mail, env }: MailDeps,
  tx: Transaction<Database>,
  line: SeatLineRow,
  { email, language, token, at }: { email: string; language: Language; token: string; at: Date },
): Promise<void> {
  const content = {
    buyer: await findBuyerName(tx, line.order_id),
    product: await nameOf(tx, line),
    until: line.holds_until,
    link: `${env.publicUrl}/seat#${token}`,
  };
  await mail.send(seatInvitationMail({ name: '', address: email, language }, content, at), tx);
}

/** Notifies a person that a seat was given to someone else, removed or refunded. */
export async function sendRemoval(
  { mail }: Pick<Deps, 'mail'>,
  tx: Transaction<Database>,
  line: SeatLineRow,
  { seat, reason, at }: { seat: SeatRow; reason: SeatEnd; at: Date },
): Promise<void> {
  const to = await findMailbox(tx, seat.member_id);
  if (!to) return;
  const content = { buyer: await findBuyerName(tx, line.order_id), product: await nameOf(tx, line), reason };
  await mail.send(seatRemovedMail(to, content, at), tx);
}

/** Notifies the buyer that the last seat was accepted. */
export async function sendSeatsUsed(
  { mail, env }: MailDeps,
  tx: Transaction<Database>,
  line: SeatLineRow,
  at: Date,
): Promise<void> {
  const to = await findMailbox(tx, line.user_id);
  if (!to || line.user_id === null) return;
  const href = `/dashboard/orders?order=${line.order_id}`;
  const { link } = await createOrderLink({ env }, tx, { userId: line.user_id, href }, at);
  await mail.send(seatsUsedMail(to, { product: await nameOf(tx, line), count: line.quantity, link }, at), tx);
}
