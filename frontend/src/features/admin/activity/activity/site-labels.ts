import type { SectionName } from '@contract/rules/site-sections.ts';
import type { AdminSite } from '@/api/generated/model.ts';
import type { FieldLabel } from './audited-format.ts';
import { entries, heading, lines, links, picture, prose, show, text, toggle } from './label-formats.ts';

type SectionLabels = {
  readonly [Section in SectionName]: Readonly<Record<Exclude<keyof AdminSite[Section], 'version'>, FieldLabel>>;
};

const topics = { items: entries('name', 'label')('Names', 'list'), pinned: lines('Pinned', 'pinned names') };

/** The fields of the site's sections, labelled as in their forms. */
export const SECTION_FIELDS: SectionLabels = {
  identity: {
    name: text('Name'),
    description: prose('Description'),
    tagline: text('Tagline'),
    headline: text('Headline'),
    intro: prose('Beside the headline', 'text beside the headline'),
    logo: picture('Logo'),
    logoDark: picture('Logo for dark pages'),
    showName: toggle('Name beside the logo'),
    icon: picture('Icon'),
    shareCard: picture('Share card'),
    accent: show({ kind: 'colours', json: true })('Accent colour'),
  },
  contact: {
    email: text('Email'),
    phone: text('Phone'),
    location: text('Address'),
    channelUrl: text('Channel'),
    answer: text('Response time'),
  },
  hours: { items: entries('days', 'hours')('Hours') },
  social: { items: entries('network', 'url')('Networks') },
  footer: { columns: links('Columns'), line: text('Footer note') },
  heads: {
    products: heading('Products', 'heading of Products'),
    services: heading('Services', 'heading of Services'),
    blog: heading('Blog', 'heading of the blog'),
    contact: heading('Contact', 'heading of Contact'),
    about: heading('About', 'heading of About'),
  },
  suite: {
    title: text('Title'),
    text: prose('Text'),
    cards: entries('title', 'description')('Cards'),
    waitlist: toggle('Waitlist'),
  },
  productPage: {
    cards: entries('title', 'description')('Cards'),
    promoText: text('Box text'),
    promoLink: text('Box link text'),
    promoUrl: text('Box URL'),
  },
  film: {
    title: text('Title'),
    embedUrl: text('Player'),
    files: entries('url')('Files'),
    captions: entries('language', 'url')('Captions'),
    duration: text('Duration'),
    poster: picture('Poster'),
  },
  about: {
    statistics: entries('label', 'value')('Statistics'),
    missionTitle: text('Mission'),
    missionText: prose('Description'),
    values: entries('title', 'description')('Values'),
    technologies: lines('Technologies'),
  },
  productCategories: topics,
  productBadges: topics,
  postCategories: topics,
  postTags: topics,
};
