import type { Kysely } from 'kysely';
import type { About, Currency, Home, LegalPageName, Site } from '../../../../contract/generated/model.ts';
import { SECTION_DOCUMENTS, toSections } from '../../../../contract/rules/section-documents.ts';
import { toAbout, toHome, toSite } from '../../../../contract/rules/site-sections.ts';
import { selectHomeCategories, toFilters } from '../../../../contract/rules/topic-filters.ts';
import { pricesIncludeTax } from '../../db/prices-include-tax.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrencies } from '../../db/shop-currency.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import { listEnabledProviders } from '../../db/sign-in-providers.ts';
import { findDocuments } from './documents.repository.ts';
import { findMissingPaths } from './footer-links.repository.ts';
import { DEFAULT_SITE, findSite, legacySections } from './site.repository.ts';
import { listPublishedCategories } from './topics.repository.ts';

const LEGAL_PAGES: readonly LegalPageName[] = ['terms-and-conditions', 'privacy-policy'];

/** The settings and sections shown on every public page. */
export async function buildSite(db: Kysely<Database>): Promise<Site> {
  const row = (await findSite(db)) ?? DEFAULT_SITE;
  const { identity, contact, hours, social, footer, heads, productPage, productCategories, postCategories } =
    SECTION_DOCUMENTS;
  const documentNames = [
    identity,
    contact,
    hours,
    social,
    footer,
    heads,
    productPage,
    productCategories,
    postCategories,
  ];
  const documents = await findDocuments(db, documentNames);
  const sections = toSections(documents, legacySections(row));
  const links = sections.footer.columns.flatMap((column) => column.links.map(({ url }) => url));
  const missing = await findMissingPaths(db, [...links, ...LEGAL_PAGES.map((page) => `/${page}`)]);
  const filters = {
    productFilters: toFilters(sections.productCategories, await listPublishedCategories(db, 'productCategories')),
    postFilters: toFilters(sections.postCategories, await listPublishedCategories(db, 'postCategories')),
  };
  return {
    name: row.name,
    description: row.description,
    contactEmail: row.contact_email,
    promo: row.promo,
    registrationOpen: row.registration_open,
    signInProviders: await listEnabledProviders(db),
    maintenance: row.maintenance,
    ...(await toCurrencies(db)),
    time_zone: await findShopZone(db),
    pricesIncludeTax: await pricesIncludeTax(db),
    legal: LEGAL_PAGES.filter((page) => !missing.has(`/${page}`)),
    defaultTheme: row.default_theme,
    ...toSite(sections, (url) => !missing.has(url), filters),
  };
}

async function toCurrencies(db: Kysely<Database>): Promise<Pick<Site, 'currency' | 'secondCurrency'>> {
  const { currency, second } = await findShopCurrencies(db);
  return { currency: currency as Currency, ...(second === null ? {} : { secondCurrency: second as Currency }) };
}

/** The sections of the home page that the owner edits. */
export async function buildHomeSections(
  db: Kysely<Database>,
  slides: number,
): Promise<Pick<Home, 'hero' | 'suite' | 'suiteHead' | 'film' | 'categories'>> {
  const { identity, film, suite, productCategories } = SECTION_DOCUMENTS;
  const sections = toSections(await findDocuments(db, [identity, film, suite, productCategories]));
  const used = await listPublishedCategories(db, 'productCategories');
  return {
    ...toHome(sections, (await findSite(db)) ?? DEFAULT_SITE, slides),
    categories: selectHomeCategories(sections.productCategories, used),
  };
}

/** The about page without its team. */
export async function buildAbout(db: Kysely<Database>): Promise<Omit<About, 'team'>> {
  const documents = await findDocuments(db, [SECTION_DOCUMENTS.about]);
  const { about } = toSections(documents);
  return toAbout(about);
}

/** Whether visitors can join the waitlist. */
export async function isWaitlistOpen(db: Kysely<Database>): Promise<boolean> {
  return toSections(await findDocuments(db, [SECTION_DOCUMENTS.suite])).suite.waitlist;
}
