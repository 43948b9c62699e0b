import type { Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { type Message, toMessage } from '../../../../contract/i18n/message.ts';
import { longDayText } from '../../../../contract/rules/business-day.ts';
import { moneyText } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toNextAttempt } from '../../../../contract/rules/renewals.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { renewalEndedMail, renewalFailedMail, renewalStoppedMail } from '../../mail/renewal-messages.ts';
import { notify } from '../activity/notifications.repository.ts';
import { type RenewalRow, updateRenewal } from './renewals.repository.ts';

export type RenewalDeps = Pick<Deps, 'mail' | 'env' | 'jobs'>;

/** Where a renewal is shown in the account; with `renew` the dialog to pay for it is open. */
export const toRenewalPath = ({ download_id: file }: Pick<RenewalRow, 'download_id'>, isPaying = false): string =>
  file === null ? '/dashboard/downloads' : `/dashboard/downloads?file=${file}${isPaying ? '&renew=true' : ''}`;

/** The page that shows and stops a renewal: the token after the `#`, so that no server sees it in a URL. */
const toRenewalLink = ({ publicUrl }: Deps['env'], { link_token: token }: RenewalRow): string =>
  `${publicUrl}/renewal#${token}`;

/** Texts and links of an email about a renewal. */
export async function toRenewalMail(tx: Transaction<Database>, env: Deps['env'], row: RenewalRow) {
  const { product_name: product, tier } = await translateNames(tx, row);
  return {
    product,
    tier,
    until: row.holds_until,
    method: { provider: row.provider, brand: row.brand, last_four: row.last_four },
    link: `${env.publicUrl}${toRenewalPath(row)}`,
    payLink: `${env.publicUrl}${toRenewalPath(row, true)}`,
    stopLink: toRenewalLink(env, row),
  };
}

/** Deletes a saved card at its provider. */
export async function removeCard({ jobs }: Pick<Deps, 'jobs'>, tx: Transaction<Database>, row: RenewalRow) {
  const { provider, customer_token: customer, method_token: token } = row;
  if (provider !== 'wallet' && customer !== null && token !== null)
    await jobs.add('renewals.remove-card', { provider, customer, token }, { db: tx });
}

const NO_CARD = { customer_token: null, method_token: null, brand: null, last_four: null, expires: null };
export const NO_SETUP = { setup_provider: null, setup_reference: null, setup_url: null };

/** Stops a renewal for good: nothing more is charged, and the saved card is deleted. */
async function endRenewal(
  deps: Pick<Deps, 'jobs'>,
  tx: Transaction<Database>,
  row: RenewalRow,
  endedBy: NonNullable<RenewalRow['ended_by']>,
  at: Date,
): Promise<void> {
  await removeCard(deps, tx, row);
  const ending = { state: 'ended', ended_by: endedBy, ended_at: at, paused_until: null, order_id: null } as const;
  await updateRenewal(tx, row.id, { ...ending, ...NO_CARD, ...NO_SETUP }, at);
}

/** Stops a renewal on request, and confirms it by email. */
export async function stopRenewal(
  deps: RenewalDeps,
  tx: Transaction<Database>,
  row: RenewalRow,
  endedBy: 'customer' | 'studio',
  at: Date,
): Promise<void> {
  await endRenewal(deps, tx, row, endedBy, at);
  const to = await findMailbox(tx, row.user_id);
  const parts = await toRenewalMail(tx, deps.env, row);
  if (endedBy === 'studio') {
    const title = msg`${parts.product} will not renew`;
    const body = msg`We stopped the renewal of your ${parts.tier} plan. It stays active until it ends.`;
    await notify(tx, [row.user_id], { kind: 'order', title, body, href: toRenewalPath(row) }, at);
  }
  if (to) await deps.mail.send(renewalStoppedMail(to, { ...parts, endedBy }, at), tx);
}

/** The plan can no longer be renewed for the customer; the reminder of its end follows as for every plan. */
export async function endUnavailable(
  deps: RenewalDeps,
  tx: Transaction<Database>,
  row: RenewalRow,
  at: Date,
): Promise<void> {
  await endRenewal(deps, tx, row, 'plan', at);
  // Refunded, or for life: there is nothing to say about its end.
  if (row.holds_until === null) return;
  const parts = await toRenewalMail(tx, deps.env, row);
  const title = msg`${parts.product} will not renew`;
  const body = msg`We can't renew your ${parts.tier} plan for you. Nothing was charged.`;
  await notify(tx, [row.user_id], { kind: 'order', title, body, href: toRenewalPath(row) }, at);
  const to = await findMailbox(tx, row.user_id);
  if (to) await deps.mail.send(renewalEndedMail(to, parts, at), tx);
}

/** The next term is paid. */
export const markRenewed = (tx: Transaction<Database>, id: string, at: Date): Promise<void> =>
  updateRenewal(
    tx,
    id,
    {
      order_id: null,
      announced_for: null,
      announced_cents: null,
      announced_at: null,
      charge_at: null,
      attempts: 0,
      failure: null,
      needs_customer: false,
    },
    at,
  );

/** A charge has failed: it is tried again later, or the renewal ends; the customer is informed either way. */
export async function recordFailure(
  deps: RenewalDeps,
  tx: Transaction<Database>,
  row: RenewalRow,
  reason: Message | string,
  at: Date,
): Promise<void> {
  const text = String(reason);
  const attempts = row.attempts + 1;
  const { holds_until: until, charge_at: dueAt, announced_cents: cents } = row;
  const nextAt = until && dueAt ? toNextAttempt(attempts, dueAt, at, until) : null;
  const needsCustomer = text === String(REFUSALS.bankAsksCustomer);
  const failed = { attempts, failure: text, needs_customer: needsCustomer, order_id: null };
  const parts = { ...(await toRenewalMail(tx, deps.env, row)), reason: toMessage(text), needsCustomer, nextAt };
  if (nextAt) await updateRenewal(tx, row.id, { ...failed, charge_at: nextAt }, at);
  else {
    await updateRenewal(tx, row.id, failed, at);
    await endRenewal(deps, tx, row, 'payment', at);
  }
  const amount = moneyText(cents ?? row.agreed_cents, row.currency);
  const timeZone = await findShopZone(tx);
  const title = msg`Your renewal of ${parts.product} could not be paid`;
  const body = nextAt
    ? msg`${parts.reason} We’ll try again on ${longDayText(nextAt, timeZone)}. You can pay another way now.`
    : msg`${parts.reason} We won’t try again. You can renew the plan yourself.`;
  await notify(tx, [row.user_id], { kind: 'order', title, body, href: toRenewalPath(row, true) }, at);
  const to = await findMailbox(tx, row.user_id);
  if (to) await deps.mail.send(renewalFailedMail(to, { ...parts, amount }, at), tx);
}
