import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { findGift, type GiftRow, isWithdrawn } from '../../db/order-gifts.ts';
import type { Database } from '../../db/schema.ts';
import type { GiftsTable } from '../../db/tables.gen.ts';

/** The gift, locked until the transaction ends; its order is locked before, as everywhere. */
export async function lockGift(tx: Transaction<Database>, orderId: string): Promise<GiftRow | undefined> {
  await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
  await tx.selectFrom('gifts').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
  return findGift(tx, orderId);
}

/** The gift's order that a link opens. */
export async function findLinkedGift(db: Kysely<Database>, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('gift_links')
    .select('order_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.order_id;
}

export async function insertGift(tx: Transaction<Database>, gift: Insertable<GiftsTable>): Promise<void> {
  await tx.insertInto('gifts').values(gift).execute();
}

export async function insertGiftLink(tx: Transaction<Database>, orderId: string, tokenHash: string): Promise<void> {
  await tx.insertInto('gift_links').values({ order_id: orderId, token_hash: tokenHash }).execute();
}

/** Ends all links of a gift. */
export async function deleteGiftLinks(tx: Transaction<Database>, orderId: string): Promise<void> {
  await tx.deleteFrom('gift_links').where('order_id', '=', orderId).execute();
}

type GiftChange = Partial<
  Pick<Selectable<GiftsTable>, 'recipient_email' | 'sent_at' | 'reminded_at' | 'claimed_at' | 'claimed_order_id'>
>;

export async function updateGift(tx: Transaction<Database>, orderId: string, change: GiftChange): Promise<void> {
  await tx.updateTable('gifts').set(change).where('order_id', '=', orderId).execute();
}

/** Paid gifts that are not claimed: those to send, by day, or those sent before a moment and not mentioned again. */
export async function listOpenGifts(
  db: Kysely<Database>,
  due: { until: string } | { sentBefore: Date },
  limit: number,
): Promise<string[]> {
  const open = db
    .selectFrom('gifts')
    .innerJoin('orders', 'orders.id', 'gifts.order_id')
    .select('gifts.order_id')
    .where('gifts.claimed_at', 'is', null)
    .where('orders.status', '=', 'completed')
    .orderBy('gifts.order_id')
    .limit(limit);
  const query =
    'until' in due
      ? open.where('gifts.sent_at', 'is', null).where('gifts.deliver_on', '<=', due.until)
      : open.where('gifts.sent_at', '<=', due.sentBefore).where('gifts.reminded_at', 'is', null);
  return (await query.execute()).map(({ order_id }) => order_id);
}

/** A line of a paid order with what it gives. */
export interface GrantedLine {
  id: string;
  position: number;
  product_id: number | null;
  product_name: string;
  plan_id: string | null;
  tier: string | null;
  quantity: number;
  file_id: string;
  version: string | null;
  bundle_id: number | null;
  bundle_name: string | null;
}

const selectGrantedLines = (db: Kysely<Database>) =>
  db
    .selectFrom('order_lines')
    .innerJoin('order_promises', 'order_promises.line_id', 'order_lines.id')
    .select(['order_lines.id', 'position', 'product_id', 'product_name', 'plan_id', 'tier', 'quantity'])
    .select(['file_id', 'version', 'bundle_id', 'bundle_name']);

/** Lines that an order grants, without those withdrawn by refunds. */
export function listGrantedLines(db: Kysely<Database>, orderId: string): Promise<GrantedLine[]> {
  return selectGrantedLines(db)
    .where('order_id', '=', orderId)
    .where(({ not }) => not(isWithdrawn))
    .orderBy('position')
    .execute();
}

/** One line with its grant, even if its first payment was refunded, as long as a renewal is active. */
export function findGrantedLine(db: Kysely<Database>, lineId: string): Promise<GrantedLine | undefined> {
  return selectGrantedLines(db).where('order_lines.id', '=', lineId).executeTakeFirst();
}

interface Grant {
  lineId: string;
  sourceId: string;
  file: { file_id: string; version: string | null };
}

/** Records that a line has its rights from another one, with the rights that were paid. */
export async function insertGrant(tx: Transaction<Database>, { lineId, sourceId, file }: Grant): Promise<void> {
  await tx.insertInto('line_grants').values({ line_id: lineId, source_id: sourceId }).execute();
  await sql`insert into order_promises (line_id, file_id, version, rights, download_limit)
    select ${lineId}, ${file.file_id}, ${file.version}, rights - 'seats', download_limit
      from order_promises where line_id = ${sourceId}`.execute(tx);
}

/** Sets the moment from which the plans of an order count. */
export async function setOrderStart(tx: Transaction<Database>, orderId: string, at: Date): Promise<void> {
  await tx.updateTable('orders').set({ updated_at: at }).where('id', '=', orderId).execute();
}

/** Erases a user's personal data from gifts: the buyer's texts, and the recipient's name and email. */
export async function eraseGiftsOf(tx: Transaction<Database>, userId: string): Promise<void> {
  const ownOrders = tx.selectFrom('orders').select('id').where('user_id', '=', userId);
  await tx
    .updateTable('gifts')
    .set({ recipient_name: '', recipient_email: '', message: '' })
    .where('claimed_order_id', 'in', ownOrders)
    .execute();
  // An unclaimed gift keeps its recipient.
  await tx
    .updateTable('gifts')
    .set({ sender_name: '', message: '' })
    .set((eb) => ({
      recipient_name: eb.case().when('claimed_at', 'is', null).then(eb.ref('recipient_name')).else('').end(),
      recipient_email: eb.case().when('claimed_at', 'is', null).then(eb.ref('recipient_email')).else('').end(),
    }))
    .where('order_id', 'in', ownOrders)
    .execute();
}
