import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SiteSettingsTable } from '../../db/tables.gen.ts';

const columns = ['promo', 'banner', 'banner_version'] as const;

/** `banner` holds the stored texts, `promo` what visitors see of them. */
export type BannerRow = Pick<Selectable<SiteSettingsTable>, (typeof columns)[number]>;

/** undefined while no settings are stored */
export function findBanner(db: Kysely<Database>): Promise<BannerRow | undefined> {
  return db.selectFrom('site_settings').select(columns).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockBanner(tx: Transaction<Database>): Promise<BannerRow | undefined> {
  return tx.selectFrom('site_settings').select(columns).forUpdate().executeTakeFirst();
}

/** Stores the texts and increments the version; visitors see them only when the banner is enabled. */
export async function updateBanner(
  tx: Transaction<Database>,
  texts: { text: string; linkText: string; url: string },
  enabled: boolean,
  now: Date,
): Promise<void> {
  const banner = JSON.stringify(texts);
  await tx
    .updateTable('site_settings')
    .set({ banner, promo: enabled ? banner : null, banner_version: sql`banner_version + 1`, updated_at: now })
    .execute();
}
