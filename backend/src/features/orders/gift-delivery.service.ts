import type { Transaction } from 'kysely';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { GIFT_REMINDER_MS, isGiftDue } from '../../../../contract/rules/gifts.ts';
import { findGift, type GiftRow } from '../../db/order-gifts.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone, toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import { giftMail, giftReminderMail } from '../../mail/gift-messages.ts';
import { insertGiftLink, listOpenGifts, lockGift, updateGift } from './gifts.repository.ts';
import { giftStatus } from './orders.mapper.ts';

type MailDeps = Pick<Deps, 'mail' | 'env'>;

/** Gifts that one run of the job sends; the others follow with the next run. */
const BATCH_SIZE = 100;

/** Emails the recipient a new link; links of earlier emails stay valid. */
export async function sendGiftMail(
  { mail, env }: MailDeps,
  tx: Transaction<Database>,
  gift: GiftRow,
  { isReminder, at }: { isReminder: boolean; at: Date },
): Promise<void> {
  const token = createLinkToken();
  await insertGiftLink(tx, gift.order_id, hashLinkToken(token));
  const { product_name: product } = await translateNames(tx, gift);
  const to = { name: gift.recipient_name, address: gift.recipient_email, language: gift.language };
  const content = { sender: gift.sender_name, message: gift.message, product, link: `${env.publicUrl}/gift#${token}` };
  await mail.send(isReminder ? giftReminderMail(to, content, at) : giftMail(to, content, at), tx);
  await updateGift(tx, gift.order_id, isReminder ? { reminded_at: at } : { sent_at: at });
}

/** A gift whose order has just been paid: one for today is emailed immediately, another one on its day by the job. */
export async function startGift(deps: MailDeps, tx: Transaction<Database>, orderId: string, at: Date): Promise<void> {
  const gift = await findGift(tx, orderId);
  const day = await toShopDay(tx, at);
  if (gift && gift.sent_at === null && gift.deliver_on <= day)
    await sendGiftMail(deps, tx, gift, { isReminder: false, at });
}

/** Sends the gifts of today, and reminds once of those that are not claimed a week later. */
export async function sendDueGifts(deps: Pick<Deps, 'db' | 'mail' | 'env' | 'clock'>): Promise<void> {
  const at = deps.clock.now();
  const now = toBusinessTime(at, await findShopZone(deps.db));
  const unsent = await listOpenGifts(deps.db, { until: now.day }, BATCH_SIZE);
  const sentBefore = new Date(at.getTime() - GIFT_REMINDER_MS);
  const unclaimed = await listOpenGifts(deps.db, { sentBefore }, BATCH_SIZE);
  for (const id of [...unsent, ...unclaimed]) {
    await inTransaction(deps.db, async (tx) => {
      const gift = await lockGift(tx, id);
      if (!gift) return;
      const status = giftStatus(gift);
      // Another run, the buyer or the recipient may have been faster.
      if (status === 'scheduled' && isGiftDue(gift.deliver_on, now))
        await sendGiftMail(deps, tx, gift, { isReminder: false, at });
      else if (status === 'sent' && gift.reminded_at === null && gift.sent_at && gift.sent_at <= sentBefore)
        await sendGiftMail(deps, tx, gift, { isReminder: true, at });
    });
  }
}
