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

/** The slides of the home page in their order; a slide of an unpublished product would lead nowhere. */
export function findSlides(db: Kysely<Database>): Promise<SlideRow[]> {
  return db
    .selectFrom('slides')
    .innerJoin('products', 'products.id', 'slides.product_id')
    .selectAll('slides')
    .where('products.published', '=', true)
    .orderBy('slides.position')
    .orderBy('slides.id')
    .execute();
}
