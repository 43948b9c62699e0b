import type { Download, Gift, GiftInput, OrderGift } from '../../contract/generated/model.ts';
import { toBusinessTime } from '../../contract/rules/business-day.ts';
import { checkGift, toGiftFields, toGiftStatus } from '../../contract/rules/gifts.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { invalidField } from '../problems.ts';
import type { MockDb } from './db.ts';
import { deliverFiles, type StoredOrderLine } from './order-lines.ts';
import type { StoredOrder } from './order-state.ts';
import { sendMail } from './outbox.ts';
import type { Owned } from './state.ts';

export type StoredGift = ReturnType<typeof toGiftFields> & {
  sent_at: string | null;
  claimed_at: string | null;
  /** of the recipient, or the gift's own order when the buyer has kept it */
  claimedOrderId: string | null;
};

/** The mock server's gifts. */
export type GiftState = {
  /** id of the paid order → its gift */
  gifts: Record<string, StoredGift>;
  /** token → id of the paid order */
  giftLinks: Record<string, string>;
  /** id of a recipient's line → the paid line that it has its rights from */
  lineGrants: Record<string, string>;
};

const findOrder = (db: MockDb, id: string | null): StoredOrder | undefined =>
  db.state.orders.find((order) => order.id === id);

const shopDay = (db: MockDb): string => toBusinessTime(new Date(), db.state.mailSettings.time_zone).day;

/** Why something is not sold as a gift; undefined when it is, or for a purchase of the buyer's own. */
export const checkGiftInput = (
  db: MockDb,
  { gift, change }: { gift?: GiftInput; change?: object },
  cents: number,
  isSeats = false,
) => {
  if (!gift) return undefined;
  if (change) return invalidField('gift', REFUSALS.giftChange);
  if (cents === 0) return invalidField('gift', REFUSALS.giftFree);
  if (isSeats) return invalidField('gift', REFUSALS.seatsGift);
  const problem = checkGift(gift, shopDay(db));
  return problem && invalidField(problem.field, problem.message);
};

export const storeGift = (db: MockDb, orderId: string, gift: GiftInput): void => {
  const fields = toGiftFields(gift, { today: shopDay(db), language: 'en' });
  db.state.gifts[orderId] = { ...fields, sent_at: null, claimed_at: null, claimedOrderId: null };
};

/** A refund of the line has withdrawn it. */
const isWithdrawn = (db: MockDb, { id }: StoredOrderLine): boolean =>
  db.state.refunds.some(({ line_id, withdraws, status }) => line_id === id && withdraws && status === 'done');

/** The lines that an order delivers, without those revoked by refunds. */
export const listGrantedLines = (db: MockDb, { lines }: StoredOrder): StoredOrderLine[] =>
  lines.filter((line) => !isWithdrawn(db, line));

export const giftStatus = (db: MockDb, order: StoredOrder, gift: StoredGift) => {
  const claimed = findOrder(db, gift.claimedOrderId);
  const isRevoked = claimed?.lines.every(({ download_id }) => download_id === null) ?? false;
  return toGiftStatus({
    orderStatus: order.status,
    isSent: gift.sent_at !== null,
    isClaimed: gift.claimed_at !== null,
    isEmpty: isRevoked || listGrantedLines(db, order).length === 0,
  });
};

/** As its buyer sees it. */
export const toOrderGift = (db: MockDb, order: StoredOrder, gift: StoredGift): OrderGift => {
  const { claimedOrderId, ...fields } = gift;
  return { ...fields, status: giftStatus(db, order, gift), kept: claimedOrderId === order.id };
};

/** As its recipient sees it. */
export const toGift = (db: MockDb, order: StoredOrder, gift: StoredGift): Gift => ({
  status: giftStatus(db, order, gift),
  recipient_name: gift.recipient_name,
  sender_name: gift.sender_name,
  message: gift.message,
  lines: listGrantedLines(db, order).map(({ product_id, product_name, tier, quantity }) => ({
    product_id,
    product_name,
    tier,
    quantity,
  })),
});

/** The paid order behind a gift order, with its gift. */
export const findGiftPurchase = (db: MockDb, orderId: string) => {
  const [id, gift] =
    Object.entries(db.state.gifts).find(
      ([paid, { claimedOrderId }]) => claimedOrderId === orderId && paid !== orderId,
    ) ?? [];
  const order = findOrder(db, id ?? null);
  return order && gift ? { order, gift } : undefined;
};

/** The gift of an order as its parties see it. */
export const toGiftParts = (db: MockDb, order: StoredOrder) => {
  const gift = db.state.gifts[order.id];
  const giver = findGiftPurchase(db, order.id);
  return {
    ...(gift ? { gift: toOrderGift(db, order, gift) } : {}),
    ...(giver ? { gift_sender: giver.gift.sender_name } : {}),
  };
};

/** Emails the recipient a new link. */
export const sendGiftMail = (db: MockDb, orderId: string, gift: StoredGift): void => {
  const token = crypto.randomUUID().replaceAll('-', '');
  db.state.giftLinks[token] = orderId;
  const subject = `A gift from ${gift.sender_name}`;
  const links = [`/gift#${token}`];
  sendMail(db, { kind: 'gift', to: gift.recipient_email, name: gift.recipient_name, subject, text: subject, links });
  gift.sent_at = new Date().toISOString();
};

/** Whether its day has come. */
export const isGiftDay = (db: MockDb, gift: StoredGift): boolean => gift.deliver_on <= shopDay(db);

export const endGiftLinks = (db: MockDb, orderId: string): void => {
  for (const [token, id] of Object.entries(db.state.giftLinks)) if (id === orderId) delete db.state.giftLinks[token];
};

/** A paid gift: one for today is emailed. */
export const startGift = (db: MockDb, orderId: string): void => {
  const gift = db.state.gifts[orderId];
  if (gift && gift.sent_at === null && isGiftDay(db, gift)) sendGiftMail(db, orderId, gift);
};

/** Gives each line of a paid order its file; the buyer of a gift gets none. */
export const deliverPurchase = (db: MockDb, order: StoredOrder, files: readonly Owned<Download>[]): void => {
  if (db.state.gifts[order.id]) startGift(db, order.id);
  else deliverFiles(db, order, files);
};

/** Erases what gifts say about users: as buyers what they wrote, as recipients also name and email. */
export const eraseGiftsOf = (db: MockDb, userIds: ReadonlySet<string>): void => {
  for (const [orderId, gift] of Object.entries(db.state.gifts)) {
    const isOf = (id: string | null) => userIds.has(findOrder(db, id)?.userId ?? '');
    const noRecipient = { recipient_name: '', recipient_email: '', message: '' };
    if (isOf(gift.claimedOrderId)) Object.assign(gift, noRecipient);
    // A gift that is still to be claimed keeps where it goes.
    if (isOf(orderId))
      Object.assign(gift, gift.claimed_at === null ? { message: '' } : noRecipient, { sender_name: '' });
  }
};
