import { type Kysely, sql } from 'kysely';
import type {
  EventPerson,
  LicenceIssuedEvent,
  MessageReceivedEvent,
  OrderPaidEvent,
  OrderRefundedEvent,
  ReleasePublishedEvent,
  SubscriberConfirmedEvent,
  WebhookEventType,
} from '../../../../contract/generated/model.ts';
import { GUEST_SENTINEL } from '../../../../contract/rules/guest-sentinel.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { Database } from '../../db/schema.ts';

interface Events {
  'order.paid': OrderPaidEvent;
  'order.refunded': OrderRefundedEvent;
  'licence.issued': LicenceIssuedEvent;
  'release.published': ReleasePublishedEvent;
  'subscriber.confirmed': SubscriberConfirmedEvent;
  'conversation.message_received': MessageReceivedEvent;
}

type Data<Type extends WebhookEventType> = Events[Type]['data'];
/** Reads what an event is about; undefined when it was deleted. */
type Read<Type extends WebhookEventType> = (db: Kysely<Database>, id: string) => Promise<Data<Type> | undefined>;

/** The customer of an order `o`, joined as `u`: also a guest, but not a deleted account. */
const customer = sql<EventPerson | null>`case when u.id is null or u.deleted_at < ${GUEST_SENTINEL}::timestamptz then null
  else json_build_object('name', u.name, 'email', u.email) end`;

const orders = (db: Kysely<Database>) =>
  db.selectFrom('orders as o').leftJoin('users as u', 'u.id', 'o.user_id').select('o.number');

const READERS: { [Type in WebhookEventType]: Read<Type> } = {
  'order.paid': async (db, id) => {
    const order = await orders(db)
      .select(['o.id', 'o.amount_cents', 'o.currency', customer.as('customer')])
      .where('o.id', '=', id)
      .executeTakeFirst();
    if (!order) return undefined;
    const lines = await db
      .selectFrom('order_lines')
      .select(['product_id', 'product_name', 'tier', 'quantity', 'amount_cents'])
      .where('order_id', '=', id)
      .orderBy('position')
      .execute();
    return {
      id,
      number: order.number,
      total: toAmount(order.amount_cents),
      currency: order.currency,
      customer: order.customer,
      items: lines.map((line) => ({
        product_id: line.product_id,
        product: line.product_name,
        plan: line.tier,
        quantity: line.quantity,
        total: toAmount(line.amount_cents),
      })),
    };
  },
  'order.refunded': async (db, id) => {
    const refund = await db
      .selectFrom('refunds as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select(['r.order_id', 'o.number', 'r.amount_cents', 'r.currency', 'r.reason'])
      .where('r.id', '=', id)
      .executeTakeFirst();
    return (
      refund && {
        id: refund.order_id,
        number: refund.number,
        refund_id: id,
        amount: toAmount(refund.amount_cents),
        currency: refund.currency,
        reason: refund.reason,
      }
    );
  },
  'licence.issued': async (db, id) => {
    const row = await orders(db)
      .innerJoin('order_lines as line', 'line.order_id', 'o.id')
      .innerJoin('licences as l', 'l.line_id', 'line.id')
      .select(['line.product_id', 'line.product_name', customer.as('customer')])
      .where('l.id', '=', id)
      .executeTakeFirst();
    return (
      row && {
        id,
        product_id: row.product_id,
        product: row.product_name,
        order_number: row.number,
        customer: row.customer,
      }
    );
  },
  'release.published': (db, id) =>
    db
      .selectFrom('releases as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .select(['r.id', 'r.product_id', 'p.title as product', 'r.version', 'r.channel'])
      .where('r.id', '=', id)
      .executeTakeFirst(),
  'subscriber.confirmed': async (db, listAndId) => {
    const [list = '', id = ''] = listAndId.split(':');
    if (list !== 'newsletter' && list !== 'waitlist') return undefined;
    const row = await db
      .selectFrom(`${list}_subscribers`)
      .select(['id', 'email'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { ...row, list };
  },
  'conversation.message_received': async (db, id) => {
    const row = await db
      .selectFrom('conversation_messages as m')
      .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
      .select(['c.id', 'c.subject', 'c.name', 'c.email', 'm.text'])
      .where('m.id', '=', id)
      .executeTakeFirst();
    return row && { id: row.id, subject: row.subject, from: { name: row.name, email: row.email }, text: row.text };
  },
};

const isEvent = (event: string): event is WebhookEventType => event in READERS;

/** The JSON of an event; undefined when what it is about was deleted. */
export async function readEventBody(
  db: Kysely<Database>,
  { event, subject_id, created_at }: { event: string; subject_id: string; created_at: Date },
): Promise<string | undefined> {
  const data = isEvent(event) ? await READERS[event](db, subject_id) : { id: subject_id };
  return data && JSON.stringify({ type: event, timestamp: created_at.toISOString(), data });
}
