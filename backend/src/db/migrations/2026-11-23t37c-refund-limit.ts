import { type Kysely, sql } from 'kysely';

/**
 * Never more goes back into a wallet than the order was, whatever happens above the database: a server of the former
 * release, which knows of no parts, is stopped here from refunding the whole after one. Whoever refunds holds the order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function limit_refunds() returns trigger language plpgsql as $$
  begin
    if (select sum(amount_cents) from wallet_entries where order_id = new.order_id and kind = 'refund')
       > (select amount_cents from orders where id = new.order_id) then
      raise exception 'more was refunded than paid' using errcode = 'check_violation';
    end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger wallet_entries_limit_refunds after insert on wallet_entries
    for each row when (new.kind = 'refund') execute function limit_refunds()`.execute(db);
}
