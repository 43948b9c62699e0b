import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PaymentSettingsTable } from '../../db/schema-payments.ts';

const columns = ['manual_enabled', 'manual_title', 'manual_instructions', 'fees', 'version', 'updated_at'] as const;

export type PaymentSettingsRow = Pick<Selectable<PaymentSettingsTable>, (typeof columns)[number]>;
export type PaymentSettingsValues = Omit<PaymentSettingsRow, 'version' | 'updated_at'>;

/** The stored settings; undefined while nothing has been stored. */
export function findPaymentSettings(db: Kysely<Database>): Promise<PaymentSettingsRow | undefined> {
  return db.selectFrom('payment_settings').select(columns).executeTakeFirst();
}

/**
 * Writes the values over the version they were read with, 0 for the first time; undefined when there is another now.
 */
export function storePaymentSettings(
  tx: Transaction<Database>,
  values: PaymentSettingsValues,
  version: number,
  at: Date,
): Promise<PaymentSettingsRow | undefined> {
  const stored = { ...values, fees: JSON.stringify(values.fees), version: version + 1, updated_at: at };
  if (version === 0) {
    return tx
      .insertInto('payment_settings')
      .values({ id: 1, ...stored })
      .onConflict((conflict) => conflict.doNothing())
      .returning(columns)
      .executeTakeFirst();
  }
  return tx
    .updateTable('payment_settings')
    .set(stored)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();
}
