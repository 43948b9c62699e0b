import { type Kysely, sql } from 'kysely';
import type { SubscriberList } from '../../../contract/generated/model.ts';
import type { Database } from './schema.ts';

/** Includes deliveries in progress, which have no body yet or would store one afterwards. */
const emptyBodies = (db: Kysely<Database>) =>
  db.updateTable('webhook_deliveries').set({ request_body: null, response_body: null, erasures: sql`erasures + 1` });

/**
 * Clears stored deliveries about a user who is about to be erased. Pending deliveries are rebuilt from the remaining
 * data: an order without its customer.
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

/** Clears stored deliveries about an erased subscriber. */
export async function clearSubscriberBodies(db: Kysely<Database>, list: SubscriberList, id: string): Promise<void> {
  await emptyBodies(db).where('object_id', '=', `${list}:${id}`).execute();
}
