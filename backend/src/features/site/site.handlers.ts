import type { LegalPageName, Service, Site } from '../../generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { composeHome } from '../home/compose-home.ts';
import { findDocuments, findServices, findTeam, type ServiceRow } from './content.repository.ts';
import { unsetContent } from './default-content.ts';
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

/** Row to contract. */
function toService({ long_description, ...row }: ServiceRow): Service {
  return { ...row, longDescription: long_description };
}

type Operations = 'getSite' | 'getHome' | 'listServices' | 'getAbout' | 'getLegalPage';

/** Settings and content of the public pages, open to everybody. */
export function createSiteHandlers({ db }: Deps): FeatureHandlers<Operations> {
  return {
    getSite: async () => ({ status: 200, body: toSite(await findSite(db)) }),

    getHome: async () => ({ status: 200, body: await composeHome(db) }),

    listServices: async () => {
      const items = (await findServices(db)).map(toService);
      return { status: 200, body: { items, total: items.length, page: 1, limit: Math.max(items.length, 1) } };
    },

    getAbout: async () => {
      const { about = unsetContent.about } = await findDocuments(db, ['about']);
      return { status: 200, body: { ...about, team: await findTeam(db) } };
    },

    getLegalPage: async ({ params }) => {
      // The contract lets no other name through.
      const page = params.page as LegalPageName;
      return { status: 200, body: (await findDocuments(db, [page]))[page] ?? unsetContent[page] };
    },
  };
}
