import { type Kysely, sql } from 'kysely';
import type { SubscriberList } from '../../../contract/generated/model.ts';
import type { Database } from './schema.ts';

/** Also of a delivery that is under way, which has no body yet or would store it afterwards. */
const emptyBodies = (db: Kysely<Database>) =>
  db.updateTable('webhook_deliveries').set({ request_body: null, response_body: null, erasures: sql`erasures + 1` });

/**
 * Empties what was sent about a user who is erased next. What is still to be sent is read again, from what remains:
 * an order without its customer.
 */
export async function clearUserBodies(db: Kysely<Database>, userId: string): Promise<void> {
  const objects = sql<string>`(
    select id::text from orders where user_id = ${userId}
    union all
    select l.id::text from licences l
      join order_lines line on line.id = l.line_id
      join orders o on o.id = line.order_id
     where o.user_id = ${userId}
    union all
    select id::text from conversations where user_id = ${userId})`;
  await emptyBodies(db).where('object_id', 'in', objects).execute();
}

/** Empties what was sent about a subscriber who was erased. */
export async function clearSubscriberBodies(db: Kysely<Database>, list: SubscriberList, id: string): Promise<void> {
  await emptyBodies(db).where('object_id', '=', `${list}:${id}`).execute();
}
