/** How many saved states of one article or page are kept; the oldest go first. */
export const KEPT_REVISIONS = 200;

/** In the order in which differences are read. */
const FIELDS = [
  'title',
  'address',
  'status',
  'publishAt',
  'excerpt',
  'description',
  'content',
  'format',
  'category',
  'tags',
  'series',
  'author',
  'image',
] as const;

/** What publishing, and the clock, change without a save. */
const PUBLICATION = new Set<string>(['status', 'publishAt']);

/** A saved state: what somebody wrote, by field. */
export type RevisionState = Readonly<Record<string, unknown>>;

/** A value as it is compared and read. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (value instanceof Object && 'url' in value && 'alt' in value) return `${value.alt} (${value.url})`;
  return String(value);
}

/** Fields whose text differs between two saved states, in the order of reading. A state from before there was a field says nothing about it. */
export function revisionChanges(before: RevisionState, after: RevisionState) {
  return FIELDS.filter((field) => field in before && field in after)
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after);
}

/** Whether two states say the same; what publishing alone changes does not count. */
export const sameWords = (before: RevisionState, after: RevisionState): boolean =>
  revisionChanges(before, after).every(({ field }) => PUBLICATION.has(field));

interface Article {
  title: string;
  address: string;
  excerpt: string;
  content: string;
  format: string;
  category: string;
  tags: readonly string[];
  series: string;
  author: string;
  image: { url: string; alt: string } | null;
  status: string;
  publishAt: string | null;
}

/** An article as it is kept. */
export function articleState(article: Article): RevisionState {
  const { title, address, excerpt, content, format, category, tags, series, author, image, status, publishAt } =
    article;
  return {
    title,
    address,
    excerpt,
    content,
    format,
    category,
    tags,
    series,
    author,
    status,
    image: image && { url: image.url, alt: image.alt },
    publishAt: status === 'scheduled' ? publishAt : null,
  };
}

interface Page {
  title: string;
  address: string;
  description: string;
  content: string;
  published: boolean;
}

/** A page as it is kept. */
export const pageState = ({ title, address, description, content, published }: Page): RevisionState => ({
  title,
  address,
  description,
  content,
  status: published ? 'published' : 'draft',
});
