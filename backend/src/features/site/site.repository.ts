import type { Kysely, Selectable } from 'kysely';
import { countryName } from '../../../../contract/rules/invoice-document.ts';
import { EMPTY_SECTIONS, type SiteSections, selectLogo } from '../../../../contract/rules/site-sections.ts';
import type { Database, SiteDocuments } from '../../db/schema.ts';
import type { SiteSettingsTable } from '../../db/tables.gen.ts';

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
  description: '',
  contact_email: '',
  phone: '',
  location: '',
  channel_url: '',
  promo: null,
  social: [],
  links: [],
  hours: [],
  registration_open: true,
  maintenance: false,
  default_theme: null,
};

/** The site's settings; undefined while none are stored. */
export function findSite(db: Kysely<Database>): Promise<SiteRow | undefined> {
  return db.selectFrom('site_settings').select(columns).executeTakeFirst();
}

type Identity = SiteDocuments['identity'];

/** Section texts that earlier releases stored in the settings; a section saved since replaces them. */
export const legacySections = (row: SiteRow | undefined): Partial<SiteSections> =>
  row
    ? {
        contact: { phone: row.phone, location: row.location, channelUrl: row.channel_url, answer: '' },
        hours: { items: row.hours },
        social: { items: row.social },
      }
    : {};

/** The settings needed by requests of all kinds. */
export type SiteInfoRow = Pick<SiteRow, 'name' | 'description' | 'contact_email' | 'maintenance' | 'default_theme'> & {
  accent: Identity['accent'];
  icon: Identity['icon'];
  logo: ReturnType<typeof selectLogo>;
  address: string;
};

/** undefined while no settings are stored */
export async function findSiteInfo(db: Kysely<Database>): Promise<SiteInfoRow | undefined> {
  const row = await db
    .selectFrom('site_settings')
    .leftJoin('site_documents', (join) => join.on('site_documents.name', '=', 'identity'))
    .leftJoin('invoice_settings', (join) => join.onTrue())
    .select(['site_settings.name', 'description', 'contact_email', 'maintenance', 'default_theme', 'body'])
    .select(['seller_address', 'seller_country'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { body, seller_address, seller_country, ...info } = row;
  const identity: Identity = { ...EMPTY_SECTIONS.identity, ...(body as Partial<Identity> | null) };
  const address = [seller_address ?? '', seller_address ? countryName(seller_country ?? '') : ''].join('\n').trim();
  return { ...info, accent: identity.accent, icon: identity.icon, logo: selectLogo(identity), address };
}

/** Whether registration is open; true if no settings are stored. */
export async function findRegistrationOpen(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('site_settings').select('registration_open').executeTakeFirst();
  return row?.registration_open ?? true;
}

/** Stores the defaults if no settings are stored, so that some of them can be changed. */
export async function ensureSite(tx: Kysely<Database>): Promise<void> {
  const { promo: _none, social, links, hours, ...texts } = DEFAULT_SITE;
  const lists = { social: JSON.stringify(social), links: JSON.stringify(links), hours: JSON.stringify(hours) };
  await tx
    .insertInto('site_settings')
    .values({ id: 1, ...texts, ...lists, promo: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
