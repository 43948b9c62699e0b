import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PaymentSettingsTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  'manual_enabled',
  'manual_title',
  'manual_instructions',
  'invoice_days',
  'invoice_max_cents',
  'fees',
  'currency',
  'second_currency',
  'switched_off',
  'version',
  'updated_at',
] as const;

export type PaymentSettingsRow = Pick<Selectable<PaymentSettingsTable>, (typeof COLUMNS)[number]>;
export type PaymentSettingsValues = Omit<PaymentSettingsRow, 'version' | 'updated_at'>;

/** The stored settings; undefined if there are none. */
export function findPaymentSettings(db: Kysely<Database>): Promise<PaymentSettingsRow | undefined> {
  return db.selectFrom('payment_settings').select(COLUMNS).executeTakeFirst();
}

/** Replaces the version that was read (0 for the first save); undefined when the stored version is another one. */
export function upsertPaymentSettings(
  tx: Transaction<Database>,
  values: PaymentSettingsValues,
  version: number,
  at: Date,
): Promise<PaymentSettingsRow | undefined> {
  const jsonColumns = { fees: JSON.stringify(values.fees), switched_off: JSON.stringify(values.switched_off) };
  const stored = { ...values, ...jsonColumns, version: version + 1, updated_at: at };
  if (version === 0) {
    return tx
      .insertInto('payment_settings')
      .values({ id: 1, ...stored })
      .onConflict((conflict) => conflict.doNothing())
      .returning(COLUMNS)
      .executeTakeFirst();
  }
  return tx
    .updateTable('payment_settings')
    .set(stored)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Whether any amount is stored, which would lose its currency. */
export async function hasTransactions(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from wallet_entries) or exists (select from payments)
        or exists (select from orders where amount_cents > 0)
        or exists (select from work_entries where amount_cents > 0) or exists (select from care_plans) as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
}

/** No amount can be created until the transaction ends. */
export async function lockLedgerTables(tx: Transaction<Database>): Promise<void> {
  await sql`lock table wallet_entries, payments, orders, work_entries, care_plans in share row exclusive mode`.execute(
    tx,
  );
}
