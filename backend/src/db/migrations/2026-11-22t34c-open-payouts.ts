import { type Kysely, sql } from 'kysely';

/**
 * A withdrawal opens its payout in the database itself: a server of the former release, which runs beside this one for a
 * while, takes money out without knowing of payouts, and that money must not be lost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function open_payout() returns trigger language plpgsql as $$
  begin
    insert into payouts (entry_id, wallet_id, user_id, reference, amount_cents, account, created_at, updated_at)
    select new.id, new.wallet_id, w.user_id, new.reference, -new.amount_cents, a.account, new.created_at, new.created_at
      from wallets w left join payout_accounts a on a.user_id = w.user_id
     where w.id = new.wallet_id;
    return null;
  end $$`.execute(db);
  await sql`create trigger wallet_entries_open_payout after insert on wallet_entries
    for each row when (new.kind = 'withdrawal') execute function open_payout()`.execute(db);
}
