import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SiteSettingsTable } from '../../db/schema-catalogue.ts';

const columns = [
  'name',
  'description',
  'contact_email',
  'phone',
  'location',
  'channel_url',
  'promo',
  'social',
  'links',
  'hours',
  'registration_open',
  'maintenance',
  'default_theme',
] as const;

export type SiteRow = Pick<Selectable<SiteSettingsTable>, (typeof columns)[number]>;

/** The settings of a site that has none stored. */
export const DEFAULT_SITE: SiteRow = {
  name: 'My Portfolio',
  description: 'Software and design work by an independent studio.',
  contact_email: 'contact@example.com',
  phone: '',
  location: '',
  channel_url: 'https://example.com',
  promo: null,
  social: [],
  links: [],
  hours: [],
  registration_open: true,
  maintenance: false,
  default_theme: null,
};

/** The site's settings, or the defaults where none are stored. */
export async function findSite(db: Kysely<Database>): Promise<SiteRow> {
  return (await db.selectFrom('site_settings').select(columns).executeTakeFirst()) ?? DEFAULT_SITE;
}

/** The part of the settings that requests of all kinds depend on. */
export type SiteFactsRow = Pick<SiteRow, 'name' | 'description' | 'contact_email' | 'maintenance' | 'default_theme'>;

/** undefined while no settings are stored */
export function findSiteFacts(db: Kysely<Database>): Promise<SiteFactsRow | undefined> {
  return db
    .selectFrom('site_settings')
    .select(['name', 'description', 'contact_email', 'maintenance', 'default_theme'])
    .executeTakeFirst();
}

/** Whether new accounts may be made; yes while no settings are stored. */
export async function findRegistrationOpen(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('site_settings').select('registration_open').executeTakeFirst();
  return row?.registration_open ?? true;
}

/** Stores the defaults where no settings are stored yet, so that a part of them can be changed. */
export async function ensureSite(tx: Kysely<Database>): Promise<void> {
  const { promo: _none, social, links, hours, ...texts } = DEFAULT_SITE;
  const lists = { social: JSON.stringify(social), links: JSON.stringify(links), hours: JSON.stringify(hours) };
  await tx
    .insertInto('site_settings')
    .values({ id: 1, ...texts, ...lists, promo: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
