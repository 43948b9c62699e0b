import type { Transaction } from 'kysely';
import {
  COMMISSION_REFERENCE,
  calculateCommission,
  commissionNotification,
  toAffiliateCode,
} from '../../../../contract/rules/affiliates.ts';
import { splitTax } from '../../../../contract/rules/invoices.ts';
import { moneyText } from '../../../../contract/rules/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { commissionMail } from '../../mail/affiliate-messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import {
  findReferral,
  insertCommission,
  listDueAffiliates,
  listDueEntries,
  listReferredLines,
  lockAffiliate,
  markPaid,
  upsertVisit,
} from './affiliates.repository.ts';
import { postEntry } from './wallet.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Remembers the affiliate of a link for a visitor. @returns whether there is an active link with the code */
export function recordReferral(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  visit: { code: string; visitorId: string },
): Promise<boolean> {
  return upsertVisit(db, { code: toAffiliateCode(visit.code), visitorId: visit.visitorId, at: clock.now() });
}

/**
 * Books the difference between what an order should have earned its affiliate by now and what is booked: the commission once it
 * is paid, and its deduction after each refund. Repeating it books nothing. The caller has locked the order.
 */
export async function updateCommission(tx: Transaction<Database>, orderId: string, at: Date): Promise<void> {
  const referral = await findReferral(tx, orderId);
  if (!referral) return;
  const { affiliate_id, percent, hold_days, line_ids, status, tax_percent, earned_cents, available_at } = referral;
  const lines = status === 'completed' ? await listReferredLines(tx, line_ids) : [];
  const target = calculateCommission(
    lines.map(({ cents, tax_cents, refunded_cents }) => ({
      cents,
      taxCents: tax_cents ?? splitTax(cents, tax_percent).tax,
      refundedCents: refunded_cents,
    })),
    percent,
  );
  const amount_cents = target - (earned_cents ?? 0);
  if (amount_cents === 0) return;
  await insertCommission(tx, {
    affiliate_id,
    order_id: orderId,
    amount_cents,
    // A deduction counts from when its commission does, so that held commission and deduction cancel out.
    available_at: available_at ?? new Date(at.getTime() + hold_days * DAY_MS),
    created_at: at,
  });
}

/** Adds everything due of one affiliate to the wallet, in one entry. */
const payAffiliate = ({ db, clock, mail, env, log }: Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'log'>, id: string) =>
  inTransaction(db, async (tx) => {
    const at = clock.now();
    const affiliate = await lockAffiliate(tx, id);
    if (!affiliate) return;
    const entries = await listDueEntries(tx, id, at);
    const cents = entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    if (cents <= 0) return;
    const { user_id: userId, code } = affiliate;
    const balance = await postEntry(tx, {
      userId,
      kind: 'adjustment',
      cents,
      reference: COMMISSION_REFERENCE,
      orderId: null,
      at,
    });
    if (balance === undefined) {
      log.warn('Commission is on hold because the wallet is full', { affiliate: id });
      return;
    }
    await markPaid(tx, { userId, entryIds: entries.map((entry) => entry.id) });
    const amount = moneyText(cents, await findShopCurrency(tx));
    const { text, ...notification } = commissionNotification(amount);
    await notify(tx, [userId], { ...notification, body: text }, at);
    const recipient = await findMailbox(tx, userId);
    const link = `${env.publicUrl}${notification.href}`;
    if (recipient) await mail.send(commissionMail(recipient, { amount, code, link }, at), tx);
  });

/** Adds commission to wallets once its holding period has ended. */
export async function payCommissions(deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'log'>): Promise<void> {
  for (const id of await listDueAffiliates(deps.db, deps.clock.now())) await payAffiliate(deps, id);
}
