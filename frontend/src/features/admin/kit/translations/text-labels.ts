import type { TranslationText } from '@/api/generated/model.ts';

/**
 * The label of a text's path: its heading and its own name. A number in braces is an index of
 * a list in the path; {1} is the first.
 */
type Words = readonly [heading: string | null, label: string];

const ALT = 'Alt text';

/** By path without its numbers. */
const WORDS: Readonly<Record<string, Words>> = {
  title: [null, 'Title'],
  name: [null, 'Name'],
  description: [null, 'Description'],
  longDescription: [null, 'Long description'],
  excerpt: [null, 'Summary'],
  author: [null, 'Author'],
  series: [null, 'Series'],
  content: [null, 'Text'],
  body: [null, 'Text'],
  notes: [null, 'Release notes'],
  role: [null, 'Role'],
  company: [null, 'Company'],
  service: [null, 'Service'],
  comment: [null, 'Testimonial'],
  bio: [null, 'About the person'],
  client: [null, 'Client'],
  place: [null, 'Place'],
  sector: [null, 'Sector'],
  summary: [null, 'Summary'],
  challenge: [null, 'The challenge'],
  work: [null, 'What was done'],
  'results.value': ['Results', 'Figure {1}'],
  'results.label': ['Results', 'Label {1}'],
  'results.source': ['Results', 'Source {1}'],
  quote: ['Client’s words', 'Quote'],
  quote_name: ['Client’s words', 'Name'],
  quote_role: ['Client’s words', 'Role'],
  'portrait.url': ['Client’s words', 'Portrait'],
  'portrait.alt': ['Client’s words', ALT],
  question: [null, 'Question'],
  answer: [null, 'Answer'],
  text: [null, 'Text'],
  linkText: [null, 'Link text'],
  'image.url': ['Picture', 'Picture'],
  'image.alt': ['Picture', ALT],
  'picture.url': ['Picture', 'Picture'],
  'picture.alt': ['Picture', ALT],
  'images.url': ['Pictures', 'Picture {1}'],
  'images.alt': ['Pictures', 'Alt text {1}'],
  'preview.before.url': ['Interactive preview', 'Picture before'],
  'preview.before.alt': ['Interactive preview', 'Alt text of the picture before'],
  'preview.after.url': ['Interactive preview', 'Picture after'],
  'preview.after.alt': ['Interactive preview', 'Alt text of the picture after'],
  features: ['Features', 'Feature {1}'],
  benefits: ['Benefits', 'Benefit {1}'],
  requirements: ['Requirements', 'Requirement {1}'],
  'pricing.name': ['Plan {name}', 'Name'],
  'pricing.features': ['Plan {name}', 'Feature {2}'],
  'faqs.question': ['Questions', 'Question {1}'],
  'faqs.answer': ['Questions', 'Answer {1}'],
  'identity.name': ['Identity', 'Name'],
  'identity.description': ['Identity', 'Description'],
  'identity.tagline': ['Identity', 'Tagline'],
  'identity.headline': ['Home page', 'Headline'],
  'identity.intro': ['Home page', 'Beside the headline'],
  'contact.location': ['Contact', 'Address'],
  'contact.answer': ['Contact', 'Response time'],
  'hours.items.days': ['Opening hours', 'Days {1}'],
  'hours.items.hours': ['Opening hours', 'Hours {1}'],
  'footer.line': ['Footer', 'Footer note'],
  'footer.columns.title': ['Footer: column {1}', 'Title'],
  'footer.columns.links.label': ['Footer: column {1}', 'Link {2}'],
  'heads.products.title': ['Products heading', 'Title'],
  'heads.products.text': ['Products heading', 'Introduction'],
  'heads.services.title': ['Services heading', 'Title'],
  'heads.services.text': ['Services heading', 'Introduction'],
  'heads.blog.title': ['Blog heading', 'Title'],
  'heads.blog.text': ['Blog heading', 'Introduction'],
  'heads.contact.title': ['Contact heading', 'Title'],
  'heads.contact.text': ['Contact heading', 'Introduction'],
  'heads.about.title': ['About heading', 'Title'],
  'heads.about.text': ['About heading', 'Introduction'],
  'suite.title': ['Coming soon', 'Title'],
  'suite.text': ['Coming soon', 'Text'],
  'suite.cards.title': ['Coming soon', 'Title of card {1}'],
  'suite.cards.description': ['Coming soon', 'Text of card {1}'],
  'productPage.promoText': ['Product pages', 'Promo text'],
  'productPage.promoLink': ['Product pages', 'Promo link'],
  'productPage.cards.title': ['Product pages', 'Title of card {1}'],
  'productPage.cards.description': ['Product pages', 'Text of card {1}'],
  'film.title': ['Film', 'Title'],
  'film.poster.url': ['Film', 'Poster'],
  'film.poster.alt': ['Film', 'Alt text of the poster'],
  'about.missionTitle': ['About page', 'Mission title'],
  'about.missionText': ['About page', 'Mission'],
  'about.statistics.label': ['About page: statistics', 'Label {1}'],
  'about.statistics.value': ['About page: statistics', 'Value {1}'],
  'about.values.title': ['About page: values', 'Title {1}'],
  'about.values.description': ['About page: values', 'Description {1}'],
  'productCategories.items.name': ['Product categories', 'Category {1}'],
  'productCategories.items.label': ['Product categories', 'Filter label of category {1}'],
  'productBadges.items.name': ['Badges', 'Badge {1}'],
  'productBadges.items.label': ['Badges', 'Filter label of badge {1}'],
  'postCategories.items.name': ['Article categories', 'Category {1}'],
  'postCategories.items.label': ['Article categories', 'Filter label of category {1}'],
  'postTags.items.name': ['Tags', 'Tag {1}'],
  'postTags.items.label': ['Tags', 'Filter label of tag {1}'],
};

/** A path without its numbers, and those, beginning with 1. */
function splitPath(path: string): { words: string; numbers: number[] } {
  const parts = path.split('.');
  const isNumber = (part: string) => /^\d+$/.test(part);
  return {
    words: parts.filter((part) => !isNumber(part)).join('.'),
    numbers: parts.filter(isNumber).map((part) => Number(part) + 1),
  };
}

/** Whether a path leads to a picture, whose text is its URL. */
export const isPicturePath = (path: string): boolean => path.endsWith('.url');

/** Whether a path without numbers has a label of its own. */
export const hasWords = (words: string): boolean => words in WORDS;

interface Labelled<Text> {
  readonly text: Text;
  /** 'Feature 2' */
  readonly label: string;
  /** The label under its heading, for a message elsewhere: 'Plan Pro: Feature 2'. */
  readonly fullLabel: string;
}

export interface TextGroup<Text> {
  /** 'Plan Pro'; null for the record's own texts, such as its title. */
  readonly heading: string | null;
  readonly texts: readonly Labelled<Text>[];
}

/** The texts of a record in its order, each with its place in words; neighbours under one heading are one group. */
export function groupTexts<Text extends Pick<TranslationText, 'path' | 'original'>>(
  texts: readonly Text[],
): TextGroup<Text>[] {
  const groups: { heading: string | null; texts: Labelled<Text>[] }[] = [];
  for (const text of texts) {
    const { words, numbers } = splitPath(text.path);
    const [first = 1, second = 1] = numbers;
    const [heading, label] = WORDS[words] ?? [null, words];
    const fill = (pattern: string) =>
      pattern
        .replace('{1}', String(first))
        .replace('{2}', String(second))
        .replace(
          '{name}',
          () => texts.find(({ path }) => path === `pricing.${first - 1}.name`)?.original ?? String(first),
        );
    const title = heading && fill(heading);
    const labelled = { text, label: fill(label), fullLabel: title ? `${title}: ${fill(label)}` : fill(label) };
    const group = groups.find((one) => one.heading === title);
    if (group) group.texts.push(labelled);
    else groups.push({ heading: title, texts: [labelled] });
  }
  return groups;
}
