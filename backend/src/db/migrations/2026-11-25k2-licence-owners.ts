import { type Kysely, sql } from 'kysely';

/** Part by part, so that nobody waits long for a licence. */
export const outsideTransaction = true;

const PART = 10_000;

/** Whose the licences are that were there before `k1-licence-owners`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<{ last: string | null }>`
      with part as (select id, order_id from licences where id > ${after}::uuid order by id limit ${PART}),
      filled as (
        update licences set user_id = orders.user_id from part, orders
         where licences.id = part.id and orders.id = part.order_id
           and licences.user_id is distinct from orders.user_id
      )
      select (select id from part order by id desc limit 1) as last`.execute(db);
    const last = rows[0]?.last;
    if (!last) return;
    after = last;
  }
}
