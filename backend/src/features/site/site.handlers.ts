import type { Site } from '../../generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { findSite, type SiteRow } from './site.repository.ts';

/** Row to contract. */
function toSite(row: SiteRow): Site {
  return {
    name: row.name,
    description: row.description,
    contactEmail: row.contact_email,
    phone: row.phone,
    location: row.location,
    channelUrl: row.channel_url,
    promo: row.promo,
    social: row.social,
    links: row.links,
    hours: row.hours,
    registrationOpen: row.registration_open,
    maintenance: row.maintenance,
    defaultTheme: row.default_theme,
  };
}

/** What every public page shows of the settings, open to everybody. */
export function createSiteHandlers({ db }: Deps): FeatureHandlers<'getSite'> {
  return {
    getSite: async () => ({ status: 200, body: toSite(await findSite(db)) }),
  };
}
