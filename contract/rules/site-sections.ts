import type { Accent } from './accent.ts';
import type { Language } from './languages.ts';
import type { StoredPicture } from './picture.ts';
import type { CategoryFilter } from './topic-filters.ts';
import { NO_TOPICS, type TopicList, type TopicSection } from './topics.ts';

interface IconCard {
  icon: string;
  title: string;
  description: string;
}

interface Head {
  title: string;
  text: string;
}

/** The owner's content of the site by section. Name, description and email address are settings and not included. */
export interface SiteSections extends Record<TopicSection, TopicList> {
  identity: {
    tagline: string;
    headline: string;
    intro: string;
    logo: StoredPicture | null;
    logoDark: StoredPicture | null;
    showName: boolean;
    icon: StoredPicture | null;
    shareCard: StoredPicture | null;
    accent: Accent | null;
  };
  contact: { phone: string; location: string; channelUrl: string; answer: string };
  hours: { items: { days: string; hours: string }[] };
  social: { items: { network: string; url: string }[] };
  /** `line` precedes the year and the name; missing in documents of earlier releases. */
  footer: { columns: { title: string; links: { label: string; url: string }[] }[]; line?: string };
  heads: { products: Head; services: Head; blog: Head; contact: Head; about: Head };
  suite: { title: string; text: string; cards: IconCard[]; waitlist: boolean };
  productPage: { cards: IconCard[]; promoText: string; promoLink: string; promoUrl: string };
  film: {
    title: string;
    embedUrl: string;
    files: { url: string }[];
    captions: { language: Language; url: string }[];
    duration: string;
    poster: StoredPicture | null;
  };
  about: {
    statistics: { icon: string; label: string; value: string }[];
    missionTitle: string;
    missionText: string;
    values: IconCard[];
    technologies: string[];
  };
}

export type SectionName = keyof SiteSections;

/** For the activity log and for error messages. */
export const SECTION_LABELS: Record<SectionName, string> = {
  identity: 'Identity',
  contact: 'Contact',
  hours: 'Opening hours',
  social: 'Social networks',
  footer: 'Footer',
  heads: 'Page texts',
  suite: 'Coming soon',
  productPage: 'Product pages',
  film: 'Film',
  about: 'About page',
  productCategories: 'Product categories',
  productBadges: 'Badges',
  postCategories: 'Article categories',
  postTags: 'Tags',
};

const EMPTY_HEAD: Head = { title: '', text: '' };

/** Links of a site without a footer of its own; broken ones are left out when it is shown. */
const FOOTER = [
  { label: 'Blog', url: '/blog' },
  { label: 'About', url: '/about' },
  { label: 'Contact', url: '/contact' },
  { label: 'Saved', url: '/saved' },
  { label: 'Privacy Policy', url: '/privacy-policy' },
  { label: 'Terms and Conditions', url: '/terms-and-conditions' },
];

/** The empty sections of a new site. */
export const EMPTY_SECTIONS: SiteSections = {
  identity: {
    tagline: '',
    headline: '',
    intro: '',
    logo: null,
    logoDark: null,
    showName: true,
    icon: null,
    shareCard: null,
    accent: null,
  },
  contact: { phone: '', location: '', channelUrl: '', answer: '' },
  hours: { items: [] },
  social: { items: [] },
  footer: { columns: [{ title: 'Site', links: FOOTER }] },
  heads: { products: EMPTY_HEAD, services: EMPTY_HEAD, blog: EMPTY_HEAD, contact: EMPTY_HEAD, about: EMPTY_HEAD },
  suite: { title: '', text: '', cards: [], waitlist: false },
  productPage: { cards: [], promoText: '', promoLink: '', promoUrl: '' },
  film: { title: '', embedUrl: '', files: [], captions: [], duration: '', poster: null },
  about: { statistics: [], missionTitle: '', missionText: '', values: [], technologies: [] },
  productCategories: NO_TOPICS,
  productBadges: NO_TOPICS,
  postCategories: NO_TOPICS,
  postTags: NO_TOPICS,
};

/** The smallest file of a picture: sharp in the header, and in emails. */
export const smallFile = ({ url, widths }: StoredPicture): string =>
  widths[0] === undefined ? url : url.replace(/-\d+\.webp$/, `-${widths[0]}.webp`);

/** The logo as shown on pages; null while the owner has none. */
export function selectLogo({
  logo,
  logoDark,
  showName,
}: Pick<SiteSections['identity'], 'logo' | 'logoDark' | 'showName'>) {
  if (!logo) return null;
  const { width, height } = logo;
  return { light: smallFile(logo), dark: smallFile(logoDark ?? logo), width, height, showName };
}

/**
 * The part of the sections shown on every public page.
 * @param leads whether a footer link currently has a target
 * @param filters of the product and article lists
 */
export function toSite(
  sections: Omit<SiteSections, 'suite' | 'film' | 'about'>,
  leads: (url: string) => boolean,
  filters: { productFilters: CategoryFilter[]; postFilters: CategoryFilter[] },
) {
  const { identity, contact, hours, social, footer, heads, productPage } = sections;
  const { promoText: text, promoLink: linkText, promoUrl: url } = productPage;
  return {
    tagline: identity.tagline,
    logo: selectLogo(identity),
    shareCard: identity.shareCard?.url ?? null,
    ...contact,
    social: social.items,
    links: [],
    footer: footer.columns
      .map(({ title, links }) => ({ title, links: links.filter((link) => leads(link.url)) }))
      .filter(({ links }) => links.length > 0),
    footerLine: footer.line ?? '',
    hours: hours.items,
    heads,
    productPage: { cards: productPage.cards, promo: text && url ? { text, linkText: linkText || 'Visit', url } : null },
    ...filters,
  };
}

/** The film for the home page; null without a poster, or without a video or slides. */
const selectFilm = ({ title, embedUrl, files, captions, poster, ...film }: SiteSections['film'], slides: number) =>
  poster && (embedUrl || files.length > 0 || slides > 0)
    ? {
        title: title || 'Watch Our Story',
        embedUrl: embedUrl || null,
        files,
        captions,
        duration: film.duration,
        poster,
      }
    : null;

/**
 * The home page sections that the owner edits.
 * @param slides the number of slides; the film section may show them as a story
 */
export function toHome(
  { identity, suite, film }: Pick<SiteSections, 'identity' | 'suite' | 'film'>,
  site: { name: string; description: string },
  slides: number,
) {
  return {
    hero: { title: identity.headline || site.name, text: identity.intro || site.description },
    suite: suite.cards,
    suiteHead: {
      title: suite.title || 'Coming Soon',
      text: suite.text,
      ...(suite.waitlist ? { waitlist: true as const } : {}),
    },
    film: selectFilm(film, slides),
  };
}

/** The about page without its team. */
export const toAbout = ({ statistics, missionTitle, missionText, values, technologies }: SiteSections['about']) => ({
  statistics,
  mission: { title: missionTitle || 'Our Mission', text: missionText, values },
  technologies,
});
