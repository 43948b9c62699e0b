import type { TranslatableType } from '../../contract/generated/model.ts';
import { translatableSchemas } from '../../contract/generated/translatable.ts';
import type { MarkdownHeading } from '../../contract/markdown/rendered.ts';
import { legalMarkdown } from '../../contract/rules/plain-markdown.ts';
import { TOPIC_SECTIONS } from '../../contract/rules/topics.ts';
import { BANNER_RECORD, RECORD_SCHEMAS, SITE_RECORD } from '../../contract/translations/translatable-types.ts';
import { digestOf, originalTexts, type TranslatedText } from '../../contract/translations/translated-texts.ts';
import { banglaCaseStudies } from './bn/case-studies.ts';
import { banglaFaqs } from './bn/faqs.ts';
import { banglaPrivacy } from './bn/legal/privacy.ts';
import { banglaTerms } from './bn/legal/terms.ts';
import { banglaPosts } from './bn/posts.ts';
import { banglaProducts } from './bn/products.ts';
import { banglaReleaseNotes } from './bn/release-notes.ts';
import rendered from './bn/rendered.json' with { type: 'json' };
import { banglaServices } from './bn/services.ts';
import { banglaSections, banglaSite } from './bn/site.ts';
import { banglaSlides } from './bn/slides.ts';
import { banglaSuiteFeatures } from './bn/suite.ts';
import { banglaTeam } from './bn/team.ts';
import { banglaTestimonials } from './bn/testimonials.ts';
import { banglaTopics } from './bn/topics.ts';
import { caseStudies } from './case-studies.ts';
import { faqs } from './faqs.ts';
import { privacy } from './legal/privacy.ts';
import { toStoredLegal } from './legal/stored.ts';
import { terms } from './legal/terms.ts';
import { banglaPicture } from './pictures.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';
import { releaseNotesOf } from './release-notes.ts';
import { services } from './services.ts';
import { sections, site } from './site.ts';
import { slides } from './slides.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import type { LegalContent, PictureContent } from './types.ts';

/** A record's translation as it is stored. */
export interface DemoTranslation {
  type: TranslatableType;
  id: string;
  texts: TranslatedText[];
}

/** Markdown of a translation, which a test renders into `bn/rendered.json`. */
export interface MarkdownText {
  key: string;
  text: string;
}

const html: Record<string, { html: string; headings: MarkdownHeading[] } | undefined> = rendered;

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);

const keyOf = (type: TranslatableType, id: string, path: string) => `${type}/${id}/${path}`;

/** The translated texts of a record, its own text where the translation has an empty one, and its pictures in Bangla. */
function translate(type: TranslatableType, id: string, record: unknown, translated: unknown): DemoTranslation {
  const schema = id === BANNER_RECORD.id ? 'Banner' : RECORD_SCHEMAS[type];
  const texts = originalTexts(translatableSchemas, schema, { id, ...(record as object) }).flatMap(
    ({ path, text, kind }): TranslatedText[] => {
      const picture = kind === 'picture' ? banglaPicture(text) : undefined;
      if (picture) return [{ path, digest: digestOf(text), text: picture.url, picture }];
      const translation = at(translated, path);
      if (typeof translation !== 'string') return [];
      const made = kind === 'markdown' ? html[keyOf(type, id, path)] : undefined;
      return [{ path, digest: digestOf(text), text: translation || text, ...made }];
    },
  );
  return { type, id, texts };
}

const list = <Item extends object>(type: TranslatableType, items: readonly Item[], translated: readonly unknown[]) =>
  items.map((item, index) => translate(type, String('id' in item ? item.id : index + 1), item, translated[index]));

const topics = Object.fromEntries(
  TOPIC_SECTIONS.map((section) => [
    section,
    {
      items: sections[section].items.map(({ name, label }) => ({
        name: banglaTopics[name] ?? '',
        label: banglaTopics[label] ?? '',
      })),
    },
  ]),
);

const legalPages: readonly [LegalContent, typeof banglaPrivacy][] = [
  [privacy, banglaPrivacy],
  [terms, banglaTerms],
];

/** The document with its translated texts; what has no words stays. */
function merge(value: unknown, translated: unknown): unknown {
  if (typeof value === 'string') return (typeof translated === 'string' && translated) || value;
  if (Array.isArray(value)) return value.map((item, index) => merge(item, at(translated, String(index))));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, merge(item, at(translated, key))]));
}

/** The legal pages as the administration shows them. */
const legal = legalPages.map(([document, translated], index) => {
  const id = String(index + 1);
  const bangla = merge(document, translated) as LegalContent;
  const page = translate(
    'page',
    id,
    { title: document.title, content: legalMarkdown(toStoredLegal(document).sections, site.contactEmail) },
    { title: bangla.title, content: legalMarkdown(toStoredLegal(bangla).sections, site.contactEmail) },
  );
  // The document's description is not one of the page's fields.
  const description = { path: 'description', digest: digestOf(document.description), text: bangla.description };
  return { ...page, texts: [...page.texts, description] };
});

/** The demo's content in Bangla. */
export const demoTranslations = (): DemoTranslation[] => [
  translate(
    'site',
    SITE_RECORD.id,
    { ...sections, identity: { ...sections.identity, name: site.name, description: site.description } },
    {
      ...banglaSections,
      ...topics,
      suite: { ...banglaSections.suite, cards: banglaSuiteFeatures },
      identity: { ...banglaSections.identity, name: banglaSite.name, description: banglaSite.description },
    },
  ),
  translate('site', BANNER_RECORD.id, site.promo, banglaSite.promo),
  ...products.map((product) => {
    const translated = banglaProducts[product.id];
    return translate(
      'product',
      String(product.id),
      { ...product, body: product.text?.content ?? '' },
      { ...translated, body: translated?.text?.content },
    );
  }),
  ...posts.map((post) => translate('article', String(post.id), post, banglaPosts[post.id])),
  ...legal,
  ...caseStudies.map((study) => translate('case-study', String(study.id), study, banglaCaseStudies[study.id])),
  ...list('slide', slides, banglaSlides),
  ...list('service', services, banglaServices),
  ...list('testimonial', testimonials, banglaTestimonials),
  ...list('team-member', team, banglaTeam),
  ...list('faq', faqs, banglaFaqs),
];

/** The pictures in Bangla, with their alt texts. */
export const banglaPictures = (): PictureContent[] =>
  demoTranslations().flatMap(({ texts }) =>
    texts.flatMap(({ path, picture }) => {
      const alt = texts.find((text) => text.path === path.replace(/url$/, 'alt'))?.text ?? '';
      return picture ? [{ ...picture, alt }] : [];
    }),
  );

const toNotes = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n');

/** The notes of a product's current version; undefined for other notes than the demo's. */
export function translateReleaseNotes(productId: number, notes: string): TranslatedText[] | undefined {
  const points = banglaReleaseNotes[productId];
  if (!points || releaseNotesOf(productId)?.notes !== notes) return undefined;
  const made = html[keyOf('release', String(productId), 'notes')];
  return [{ path: 'notes', digest: digestOf(notes), text: toNotes(points), ...made }];
}

/** Everything in Markdown, to be rendered. */
export function listMarkdown(): MarkdownText[] {
  const texts = demoTranslations().flatMap(({ type, id, texts: own }) =>
    own
      .filter(({ path }) => path === 'body' || path === 'content')
      .map(({ path, text }) => ({ key: keyOf(type, id, path), text })),
  );
  const notes = Object.entries(banglaReleaseNotes).map(([id, points]) => ({
    key: keyOf('release', id, 'notes'),
    text: toNotes(points),
  }));
  return [...texts, ...notes];
}
