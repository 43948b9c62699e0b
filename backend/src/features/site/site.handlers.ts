import type { Site } from '../../generated/model/site.ts';
import type { Slide } from '../../generated/model/slide.ts';
import type { Deps, FeatureHandlers } from '../../http/operation.ts';
import { findSite, findSlides, type SiteRow, type SlideRow } from './site.repository.ts';

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
    registrationOpen: row.registration_open,
    defaultTheme: row.default_theme,
  };
}

/** Row to contract. */
function toSlide(row: SlideRow): Slide {
  return {
    id: row.id,
    productId: row.product_id,
    name: row.name,
    category: row.category,
    description: row.description,
    features: row.features,
    picture: row.picture,
  };
}

/** Settings and home page, open to everybody. */
export function createSiteHandlers({ db }: Deps): FeatureHandlers<'getSite' | 'getHome'> {
  return {
    getSite: async () => ({ status: 200, body: toSite(await findSite(db)) }),
    getHome: async () => ({ status: 200, body: { slides: (await findSlides(db)).map(toSlide) } }),
  };
}
