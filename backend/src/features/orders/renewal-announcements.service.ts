import type { Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { longDayText, toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { moneyText, toCents } from '../../../../contract/rules/money.ts';
import { toChargeTime, toNoticeEnd, toNoticeTime } from '../../../../contract/rules/renewals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { renewalAnnouncedMail, renewalConfirmedMail } from '../../mail/renewal-messages.ts';
import { prepareVatCheck } from '../../vat-numbers/vat-checks.ts';
import { notify } from '../activity/notifications.repository.ts';
import { listCustomersToCharge, lockObsolete, lockUnannounced, resumePaused } from './due-renewals.repository.ts';
import { tryPriceRenewal } from './price-renewal.service.ts';
import { endUnavailable, type RenewalDeps, toRenewalMail, toRenewalPath } from './renewal-attempts.service.ts';
import { isAnnounced, toRenewal } from './renewals.mapper.ts';
import { findRenewal, lockRenewal, type RenewalRow, updateRenewal } from './renewals.repository.ts';

type AnnounceDeps = RenewalDeps & Pick<Deps, 'db' | 'clock' | 'log'>;

interface Announced {
  cents: number;
  chargeAt: Date;
}

/**
 * Fixes date and amount of the next charge.
 * @returns undefined while the end is further off than the notice; null when the plan cannot be renewed
 */
async function announceCharge(
  tx: Transaction<Database>,
  row: RenewalRow,
  at: Date,
): Promise<Announced | null | undefined> {
  const { holds_until: holdsUntil, confirmed_at: confirmedAt } = row;
  if (!holdsUntil) return null;
  const timeZone = await findShopZone(tx);
  if (toNoticeTime(holdsUntil, timeZone) > at) return undefined;
  const price = await tryPriceRenewal(tx, row, at);
  const chargeAt = toChargeTime({ holdsUntil, announcedAt: at, confirmedAt }, timeZone);
  if (!price || price.cents === 0 || !chargeAt) return null;
  const announced = { announced_for: holdsUntil, announced_cents: price.cents, announced_at: at, charge_at: chargeAt };
  const noFailure = { attempts: 0, failure: null, needs_customer: false };
  await updateRenewal(tx, row.id, { ...announced, ...noFailure }, at);
  return { cents: price.cents, chargeAt };
}

async function announce(deps: AnnounceDeps, tx: Transaction<Database>, row: RenewalRow, at: Date): Promise<void> {
  const announced = await announceCharge(tx, row, at);
  if (announced === null) return endUnavailable(deps, tx, row, at);
  if (!announced) return;
  const { cents, chargeAt } = announced;
  const parts = await toRenewalMail(tx, deps.env, row);
  const amount = moneyText(cents, row.currency);
  const timeZone = await findShopZone(tx);
  const title = msg`${parts.product} renews on ${longDayText(chargeAt, timeZone)}`;
  const body = msg`Your ${parts.tier} plan renews for ${amount}.`;
  await notify(tx, [row.user_id], { kind: 'order', title, body, href: toRenewalPath(row) }, at);
  const to = await findMailbox(tx, row.user_id);
  if (!to) return;
  const agreed = moneyText(row.agreed_cents, row.currency);
  const change = cents > row.agreed_cents ? 'higher' : cents < row.agreed_cents ? 'lower' : 'same';
  await deps.mail.send(renewalAnnouncedMail(to, { ...parts, chargeAt, amount, agreed, change }, at), tx);
}

/** Announces the renewals of the coming days, once per end, and ends those of plans that no longer end. */
export async function announceRenewals(deps: AnnounceDeps): Promise<void> {
  const now = deps.clock.now();
  const timeZone = await findShopZone(deps.db);
  const { day } = toBusinessTime(now, timeZone);
  await resumePaused(deps.db, day, now);
  const inNext = (
    find: (tx: Transaction<Database>) => Promise<string | undefined>,
    act: (tx: Transaction<Database>, row: RenewalRow) => Promise<void>,
  ) =>
    inTransaction(deps.db, async (tx) => {
      const id = await find(tx);
      const row = id === undefined ? undefined : await lockRenewal(tx, id);
      if (row) await act(tx, row);
      return row !== undefined;
    });
  while (await inNext(lockObsolete, (tx, row) => endUnavailable(deps, tx, row, now)));
  const before = toNoticeEnd(day, timeZone);
  // Asked before, because no transaction waits for VIES.
  for (const userId of await listCustomersToCharge(deps.db, before))
    await prepareVatCheck(deps, { userId, country: undefined });
  while (
    await inNext(
      (tx) => lockUnannounced(tx, before),
      (tx, row) => announce(deps, tx, row, now),
    )
  );
}

/** Confirms an agreement by email; shortly before the end this email is the announcement as well. */
export async function confirmRenewal(deps: AnnounceDeps, id: string): Promise<void> {
  const at = deps.clock.now();
  const agreed = await findRenewal(deps.db, id);
  if (agreed) await prepareVatCheck(deps, { userId: agreed.user_id, country: undefined });
  return inTransaction(deps.db, async (tx) => {
    const row = await lockRenewal(tx, id);
    if (row?.state !== 'active') return;
    if (!isAnnounced(row)) await announceCharge(tx, row, at);
    const [current, to] = [await lockRenewal(tx, id), await findMailbox(tx, row.user_id)];
    if (!current || !to) return;
    const { amount, charge_at: chargeAt } = toRenewal(current, await findShopZone(tx));
    const parts = {
      ...(await toRenewalMail(tx, deps.env, current)),
      amount: moneyText(toCents(amount), row.currency),
      chargeAt: chargeAt === null ? null : new Date(chargeAt),
    };
    await deps.mail.send(renewalConfirmedMail(to, { ...parts, consent: row.consent }, at), tx);
  });
}
