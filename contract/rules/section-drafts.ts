import type { Message } from '../i18n/message.ts';
import { CHECK_VALUE } from './field-messages.ts';
import { SECTION_PICTURES } from './section-documents.ts';
import type { SectionName } from './site-sections.ts';

interface DraftPart {
  section: SectionName;
  fields: readonly string[];
}

const head = <Name extends string>(name: Name) => ({ section: 'heads', fields: [name] }) as const;

/** The fields that each form of the administration edits, with their section. */
export const DRAFT_PARTS = {
  headline: { section: 'identity', fields: ['headline', 'intro'] },
  identity: {
    section: 'identity',
    fields: ['tagline', 'accent', 'logo', 'logoDark', 'showName', 'icon', 'shareCard'],
  },
  contact: { section: 'contact', fields: ['phone', 'location', 'channelUrl', 'answer'] },
  hours: { section: 'hours', fields: ['items'] },
  social: { section: 'social', fields: ['items'] },
  footer: { section: 'footer', fields: ['columns', 'line'] },
  'products-heading': head('products'),
  'services-heading': head('services'),
  'blog-heading': head('blog'),
  'contact-heading': head('contact'),
  'about-heading': head('about'),
  'product-pages': { section: 'productPage', fields: ['cards', 'promoText', 'promoLink', 'promoUrl'] },
  'coming-soon': { section: 'suite', fields: ['title', 'text', 'cards', 'waitlist'] },
  film: { section: 'film', fields: ['title', 'embedUrl', 'files', 'captions', 'duration', 'poster'] },
  about: {
    section: 'about',
    fields: ['statistics', 'missionTitle', 'missionText', 'values', 'technologies'],
  },
} as const satisfies Record<string, DraftPart>;

type PartName = keyof typeof DRAFT_PARTS;

/** The validation error of a draft beyond the contract: a field that its form does not have. */
export function findDraftProblem(part: PartName, draft: object): { field: string; message: Message } | undefined {
  const { fields }: DraftPart = DRAFT_PARTS[part];
  const unknown = Object.keys(draft).find((field) => !fields.includes(field));
  return unknown === undefined ? undefined : { field: `draft.${unknown}`, message: CHECK_VALUE };
}

/** The library pictures that a draft names. */
export function listDraftPictures(draft: object): { url: string; alt: string }[] {
  const values = new Map<string, unknown>(Object.entries(draft));
  return SECTION_PICTURES.map((name) => values.get(name) as { url: string; alt: string } | null | undefined).filter(
    (choice) => choice !== null && choice !== undefined,
  );
}

interface PublishedChange {
  by: string | null;
  at: string;
  after: object | null;
}

/**
 * What was published in a form's fields after its draft was begun; null when nothing was.
 * @param changes of the section since then, newest first
 */
export function summarisePublished(part: PartName, changes: readonly PublishedChange[]) {
  const { fields }: DraftPart = DRAFT_PARTS[part];
  const changedFields = ({ after }: PublishedChange) => fields.filter((field) => field in (after ?? {}));
  const relevant = changes.filter((change) => changedFields(change).length > 0);
  const [latest] = relevant;
  if (!latest) return null;
  const changed = new Set(relevant.flatMap(changedFields));
  return { by: latest.by, at: latest.at, fields: fields.filter((field) => changed.has(field)) };
}
