import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SecondFactorsTable } from '../../db/tables.gen.ts';

export type FactorRow = Selectable<SecondFactorsTable>;

const COLUMNS = ['user_id', 'encrypted_secret', 'last_step', 'enabled_at'] as const;

/** The account's app, confirmed or not. */
export function findFactor(db: Kysely<Database>, userId: string): Promise<FactorRow | undefined> {
  return db.selectFrom('second_factors').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst();
}

/** The number of unused recovery codes. */
export async function countRecoveryCodes(db: Kysely<Database>, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return left;
}

/** Stores a secret until it is confirmed, replacing an earlier one; false when an app is already confirmed. */
export async function savePendingSecret(db: Kysely<Database>, userId: string, encrypted: string): Promise<boolean> {
  const row = await db
    .insertInto('second_factors')
    .values({ user_id: userId, encrypted_secret: encrypted, last_step: 0, enabled_at: null })
    .onConflict((existing) =>
      existing
        .column('user_id')
        .doUpdateSet({ encrypted_secret: encrypted, last_step: 0 })
        .where('second_factors.enabled_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Enables the app with exactly this secret; false when a concurrent call came first. */
export async function enableFactor(
  tx: Transaction<Database>,
  factor: FactorRow,
  { step, at, hashes }: { step: number; at: Date; hashes: readonly string[] },
): Promise<boolean> {
  const row = await tx
    .updateTable('second_factors')
    .set({ enabled_at: at, last_step: step })
    .where('user_id', '=', factor.user_id)
    .where('encrypted_secret', '=', factor.encrypted_secret)
    .where('enabled_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!row) return false;
  const codes = hashes.map((code_hash) => ({ user_id: factor.user_id, code_hash }));
  await tx.insertInto('recovery_codes').values(codes).execute();
  return true;
}

/** Consumes the code of a period; false if it is not later than the last used one. */
export async function consumeStep(db: Kysely<Database>, factor: FactorRow, step: number): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', factor.user_id)
    .where('encrypted_secret', '=', factor.encrypted_secret)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes a recovery code; only one of several concurrent calls gets true. */
export async function consumeRecoveryCode(db: Kysely<Database>, userId: string, hash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces all recovery codes; false when no app is enabled any longer. */
export async function replaceRecoveryCodes(
  tx: Transaction<Database>,
  userId: string,
  hashes: readonly string[],
): Promise<boolean> {
  const locked = await tx
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return false;
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
  return true;
}

/** Deletes app and recovery codes. @returns whether the app was enabled */
export async function deleteFactor(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('enabled_at')
    .executeTakeFirst();
  return (row?.enabled_at ?? null) !== null;
}

/** Whether the settings require a second factor for administrators. */
export async function isFactorRequired(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('site_settings').select('id').where('require_factor', '=', true).executeTakeFirst();
  return row !== undefined;
}
