import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SiteSettingsTable, SlidesTable } from '../../db/schema-catalogue.ts';

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
export type SlideRow = Selectable<SlidesTable>;

/** What a site says before anybody has set anything. */
export const UNSET_SITE: SiteRow = {
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
  return (await db.selectFrom('site_settings').select(columns).executeTakeFirst()) ?? UNSET_SITE;
}

/** Stores the defaults where no settings are stored yet, so that a part of them can be changed. */
export async function ensureSite(tx: Kysely<Database>): Promise<void> {
  const { promo: _none, social, links, hours, ...texts } = UNSET_SITE;
  const lists = { social: JSON.stringify(social), links: JSON.stringify(links), hours: JSON.stringify(hours) };
  await tx
    .insertInto('site_settings')
    .values({ id: 1, ...texts, ...lists, promo: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The slides of the home page in their order; a slide of an unpublished product would lead nowhere. */
export function findSlides(db: Kysely<Database>): Promise<SlideRow[]> {
  return db
    .selectFrom('slides')
    .innerJoin('products', 'products.id', 'slides.product_id')
    .selectAll('slides')
    .where('slides.published', '=', true)
    .where('slides.deleted_at', 'is', null)
    .where('products.published', '=', true)
    .orderBy('slides.position')
    .orderBy('slides.id')
    .execute();
}
