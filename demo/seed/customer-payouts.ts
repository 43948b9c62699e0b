import { sql, type Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';

const ACCOUNT = {
  method: 'bkash',
  holder: 'Demo Customer',
  number: '01700000000',
  bank_name: null,
  branch: null,
  routing_number: null,
};

/** Stores the demo customer's payout account; the ledger's withdrawals were paid a day later. */
export async function settlePayouts(tx: Transaction<Database>, userId: string): Promise<void> {
  const account = JSON.stringify(ACCOUNT);
  await tx.insertInto('payout_accounts').values({ user_id: userId, account }).execute();
  await sql`update payouts
    set status = 'paid', account = ${account}::jsonb, paid_reference = 'BK' || lpad(seq::text, 8, '7'),
        updated_at = created_at + interval '1 day'
    where user_id = ${userId}`.execute(tx);
}
