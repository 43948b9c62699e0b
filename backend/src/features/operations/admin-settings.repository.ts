import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SiteSettingsTable } from '../../db/tables.gen.ts';
import { DEFAULT_SITE } from '../site/site.repository.ts';

const columns = [
  'name',
  'description',
  'contact_email',
  'registration_open',
  'maintenance',
  'require_factor',
  'default_theme',
  'version',
  'updated_at',
] as const;

export type SettingsRow = Pick<Selectable<SiteSettingsTable>, (typeof columns)[number]>;
export type SettingsValues = Omit<SettingsRow, 'version' | 'updated_at'>;

/** The stored settings; undefined if there are none. */
export function findSettings(db: Kysely<Database>): Promise<SettingsRow | undefined> {
  return db.selectFrom('site_settings').select(columns).executeTakeFirst();
}

/** The stored settings, locked until the transaction ends. */
export function lockSettings(tx: Transaction<Database>): Promise<SettingsRow | undefined> {
  return tx.selectFrom('site_settings').select(columns).forUpdate().executeTakeFirst();
}

/** Replaces the version that was read; undefined when the stored version is another one. */
export function updateSettings(
  tx: Transaction<Database>,
  values: SettingsValues,
  version: number,
  at: Date,
): Promise<SettingsRow | undefined> {
  return tx
    .updateTable('site_settings')
    .set({ ...values, version: version + 1, updated_at: at })
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();
}

/** Stores the first settings; undefined when a concurrent save came first. */
export function insertSettings(
  tx: Transaction<Database>,
  values: SettingsValues,
  at: Date,
): Promise<SettingsRow | undefined> {
  const { phone, location, channel_url } = DEFAULT_SITE;
  return tx
    .insertInto('site_settings')
    .values({ ...values, id: 1, phone, location, channel_url, social: '[]', links: '[]', version: 1, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
}
