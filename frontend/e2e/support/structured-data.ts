// For tests: what schema.org (release 29) says about the types that pages use, and what Google's rich results require of
// them (developers.google.com/search/docs/appearance/structured-data). Only what is used is listed.

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const count: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const flag: Check = (value) => typeof value === 'boolean';
const url: Check = (value) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
const day: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(value) && !Number.isNaN(Date.parse(value));
const price: Check = (value) => typeof value === 'string' && /^\d+\.\d\d$/.test(value);
const currency: Check = (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value);
const rating: Check = (value) => typeof value === 'number' && value >= 1 && value <= 5;
const many =
  (check: Check): Check =>
  (value) =>
    (Array.isArray(value) ? value.length > 0 : true) && [value].flat().every(check);
const schemaUrl: Check = (value) => typeof value === 'string' && value.startsWith('https://schema.org/');

/** Names of the types that a value may have; a reference by `@id` may be to any of them. */
type Values = Check | readonly string[];

const THING: Record<string, Values> = { name: text, description: text, url, image: many(url), mainEntityOfPage: url };
const CREATIVE_WORK: Record<string, Values> = {
  ...THING,
  inLanguage: text,
  headline: text,
  author: ['Person', 'Organization'],
  publisher: ['Organization'],
  datePublished: day,
  dateModified: day,
  keywords: text,
  commentCount: count,
  interactionStatistic: ['InteractionCounter'],
  isPartOf: ['CreativeWorkSeries'],
  contentLocation: ['Place'],
  mainEntity: ['Question', 'Organization'],
  aggregateRating: ['AggregateRating'],
};
const ARTICLE = { ...CREATIVE_WORK, articleSection: text };
const PRODUCT: Record<string, Values> = {
  ...THING,
  brand: ['Organization'],
  offers: ['Offer'],
  aggregateRating: ['AggregateRating'],
};

const PROPERTIES: Record<string, Record<string, Values>> = {
  Organization: { ...THING, logo: url, email: text, sameAs: many(url) },
  WebSite: CREATIVE_WORK,
  AboutPage: CREATIVE_WORK,
  ContactPage: CREATIVE_WORK,
  FAQPage: CREATIVE_WORK,
  Question: { ...CREATIVE_WORK, acceptedAnswer: ['Answer'] },
  Answer: { ...CREATIVE_WORK, text },
  BlogPosting: ARTICLE,
  Article: ARTICLE,
  CreativeWorkSeries: CREATIVE_WORK,
  Person: THING,
  Place: THING,
  InteractionCounter: { interactionType: schemaUrl, userInteractionCount: count },
  BreadcrumbList: { ...THING, itemListElement: ['ListItem'] },
  ItemList: { ...THING, itemListElement: ['ListItem'] },
  ListItem: { ...THING, position: count, item: url },
  Service: { ...THING, serviceType: text, provider: ['Organization'] },
  Product: PRODUCT,
  SoftwareApplication: {
    ...CREATIVE_WORK,
    offers: ['Offer'],
    applicationCategory: text,
    applicationSubCategory: text,
    operatingSystem: text,
    softwareVersion: text,
  },
  Offer: {
    ...THING,
    price,
    priceCurrency: currency,
    priceValidUntil: day,
    priceSpecification: ['PriceSpecification'],
    availability: schemaUrl,
    seller: ['Organization'],
  },
  PriceSpecification: { ...THING, price, priceCurrency: currency, valueAddedTaxIncluded: flag },
  AggregateRating: { ratingValue: rating, ratingCount: count },
};

const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  Article: ['headline', 'image', 'datePublished', 'author'],
  Person: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateRating: ['ratingValue', 'ratingCount'],
};

type Block = Record<string, unknown>;
const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null;
const typesOf = (block: Block): string[] => [block['@type']].flat().map(String);

/** What is wrong with a page's structured data: unknown types and properties, wrong values, missing ones, dead references. */
export function findDataProblems(blocks: readonly object[]): string[] {
  const ids = new Map(blocks.map((block) => [(block as Block)['@id'], typesOf(block as Block)]));
  const allows = (values: Values, value: unknown): boolean => {
    if (typeof values === 'function') return values(value);
    return [value].flat().every((entry) => {
      if (!isBlock(entry)) return false;
      const types = '@type' in entry ? typesOf(entry) : (ids.get(entry['@id']) ?? []);
      return types.some((type) => values.includes(type));
    });
  };
  const check = (block: Block, path: string): string[] => {
    const types = typesOf(block);
    const known = types.map((type) => PROPERTIES[type]).filter((properties) => properties !== undefined);
    if (known.length < types.length) return [`${path}: unknown type ${types.join(', ')}`];
    const missing = types.flatMap((type) => REQUIRED[type] ?? []).filter((name) => !(name in block));
    return [
      ...missing.map((name) => `${path}: no ${name}`),
      ...Object.entries(block)
        .filter(([name]) => !name.startsWith('@'))
        .flatMap(([name, value]) => {
          const isAllowed = known.some((properties) => {
            const values = properties[name];
            return values !== undefined && allows(values, value);
          });
          const inner = [value]
            .flat()
            .filter(isBlock)
            .filter((entry) => '@type' in entry);
          return [
            ...(isAllowed ? [] : [`${path}.${name}: ${JSON.stringify(value)}`]),
            ...inner.flatMap((entry) => check(entry, `${path}.${name}`)),
          ];
        }),
    ];
  };
  return blocks.flatMap((block) => [
    ...((block as Block)['@context'] === 'https://schema.org' ? [] : ['no context']),
    ...check(block as Block, typesOf(block as Block).join('+')),
  ]);
}
