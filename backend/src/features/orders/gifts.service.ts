import type { Transaction } from 'kysely';
import type { ClaimedGift, Gift, OrderGift } from '../../../../contract/generated/model.ts';
import { findGiftStatusProblem, giftClaimedNotification } from '../../../../contract/rules/gifts.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { findGift, type GiftRow } from '../../db/order-gifts.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import { createLink } from '../../guests/guest-link.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import { lockUser } from '../../idempotency/idempotency.repository.ts';
import { conflict, notFound, signInRequired } from '../../lib/errors.ts';
import { hashLinkToken } from '../../lib/link-token.ts';
import { notify } from '../activity/notifications.repository.ts';
import { completeOrder, deliverLine } from './complete-order.service.ts';
import { sendGiftMail } from './gift-delivery.service.ts';
import { toGift } from './gifts.mapper.ts';
import {
  deleteGiftLinks,
  findLinkedGift,
  listGrantedLines,
  lockGift,
  setOrderStart,
  updateGift,
} from './gifts.repository.ts';
import { insertGrantedOrder, insertGuestRecipient } from './granted-order.service.ts';
import { giftStatus, toOrderGift } from './orders.mapper.ts';
import { findOrder } from './orders.repository.ts';

type GiftDeps = Pick<Deps, 'db' | 'mail' | 'env' | 'clock'>;

/** The gift that a link opens. @throws AppError 404 for an unknown link */
export async function getLinkedGift({ db }: Pick<Deps, 'db'>, token: string): Promise<Gift> {
  const orderId = await findLinkedGift(db, hashLinkToken(token));
  const gift = orderId === undefined ? undefined : await findGift(db, orderId);
  if (!gift) throw notFound(REFUSALS.giftUnknown);
  return toGift(gift, await listGrantedLines(db, gift.order_id));
}

/** @throws AppError 409 for a gift that is unpaid, claimed or refunded */
function rejectUnavailable(gift: GiftRow): void {
  const refusal = findGiftStatusProblem(giftStatus(gift));
  if (refusal) throw conflict(refusal);
}

/** Creates an order of the recipient that has what the gift gives. */
async function grantGift(
  deps: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  gift: GiftRow,
  { userId, at }: { userId: string; at: Date },
): Promise<string> {
  const { order } = await insertGrantedOrder(tx, await listGrantedLines(tx, gift.order_id), { userId, at });
  await completeOrder(deps, tx, order, at);
  return order.id;
}

/** Completes the buyer's order as if it were not a gift. Plans start now. */
async function keepOrder(tx: Transaction<Database>, gift: GiftRow, userId: string, at: Date): Promise<void> {
  await updateGift(tx, gift.order_id, { claimed_at: at, claimed_order_id: gift.order_id });
  await setOrderStart(tx, gift.order_id, at);
  for (const line of await listGrantedLines(tx, gift.order_id))
    await deliverLine(tx, { ...line, listed_cents: 0 }, { userId, at });
  await deleteGiftLinks(tx, gift.order_id);
}

async function notifyBuyer(tx: Transaction<Database>, gift: GiftRow, at: Date): Promise<void> {
  if (gift.user_id === null) return;
  const { product_name: product } = await translateNames(tx, gift);
  const { title, text } = giftClaimedNotification(product, gift.recipient_name);
  const notification = {
    kind: 'order',
    title,
    body: text,
    href: `/dashboard/orders?order=${gift.order_id}`,
  } as const;
  await notify(tx, [gift.user_id], notification, at);
}

/**
 * Claims a gift for an account, or for its recipient as a guest. Two calls wait for each other: one claims it.
 * @param userId null without an account
 * @throws AppError 401 when the account has been deleted, 404 for an unknown link, 409 for a gift that cannot be claimed
 */
export async function claimGift(
  deps: GiftDeps,
  { token, userId }: { token: string; userId: string | null },
): Promise<ClaimedGift> {
  const at = deps.clock.now();
  const orderId = await findLinkedGift(deps.db, hashLinkToken(token));
  if (orderId === undefined) throw notFound(REFUSALS.giftUnknown);
  return inTransaction(deps.db, async (tx) => {
    if (userId !== null && !(await lockUser(tx, userId))) throw signInRequired();
    const gift = await lockGift(tx, orderId);
    if (!gift) throw notFound(REFUSALS.giftUnknown);
    if (userId !== null && (await isHolder(tx, gift, userId)))
      return { id: gift.claimed_order_id ?? orderId, token: null };
    rejectUnavailable(gift);
    if (userId !== null && userId === gift.user_id) {
      await keepOrder(tx, gift, userId, at);
      return { id: orderId, token: null };
    }
    const { recipient_name: name, recipient_email: email, language } = gift;
    const guest = userId === null ? await insertGuestRecipient(tx, { name, email, language }, at) : undefined;
    const id = await grantGift(deps, tx, gift, { userId: userId ?? guest ?? '', at });
    await updateGift(tx, orderId, { claimed_at: at, claimed_order_id: id });
    await notifyBuyer(tx, gift, at);
    return { id, token: guest === undefined ? null : await createLink(tx, guest, at) };
  });
}

async function isHolder(tx: Transaction<Database>, gift: GiftRow, userId: string): Promise<boolean> {
  if (gift.claimed_order_id === null || giftStatus(gift) !== 'claimed') return false;
  return (await findOrder(tx, userId, gift.claimed_order_id)) !== undefined;
}

/** @throws AppError 404 for an order that is no gift of this buyer */
async function lockOwnGift(tx: Transaction<Database>, userId: string, orderId: string): Promise<GiftRow> {
  const gift = await lockGift(tx, orderId);
  if (gift?.user_id !== userId) throw notFound();
  rejectUnavailable(gift);
  return gift;
}

async function readGift(tx: Transaction<Database>, orderId: string): Promise<OrderGift> {
  const gift = await findGift(tx, orderId);
  if (!gift) throw notFound();
  return toOrderGift(gift);
}

/** Sends a gift to this email, or changes where it will go. @throws AppError 404, 409 as `lockOwnGift` */
export async function sendGift(
  deps: GiftDeps,
  { userId, orderId, email }: { userId: string; orderId: string; email: string },
): Promise<OrderGift> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const gift = await lockOwnGift(tx, userId, orderId);
    const recipient_email = email.trim();
    if (recipient_email.toLowerCase() !== gift.recipient_email.toLowerCase()) {
      await deleteGiftLinks(tx, orderId);
      await updateGift(tx, orderId, { recipient_email });
    }
    const day = await toShopDay(tx, at);
    if (gift.deliver_on <= day) await sendGiftMail(deps, tx, { ...gift, recipient_email }, { isReminder: false, at });
    return readGift(tx, orderId);
  });
}

/** The buyer keeps a gift that is not claimed. @throws AppError 404, 409 as `lockOwnGift` */
export async function keepGift(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<OrderGift> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    await keepOrder(tx, await lockOwnGift(tx, userId, orderId), userId, at);
    return readGift(tx, orderId);
  });
}
