/** Maximum number of revisions per article, page or case study; the oldest are deleted first. */
export const MAX_REVISIONS = 200;

/** In the order in which differences are displayed. */
const TRACKED_FIELDS = [
  'title',
  'address',
  'status',
  'publishAt',
  'excerpt',
  'description',
  'client',
  'place',
  'sector',
  'year',
  'summary',
  'challenge',
  'work',
  'results',
  'content',
  'format',
  'category',
  'tags',
  'series',
  'author',
  'image',
  'quote',
  'quote_name',
  'quote_role',
] as const;

/** Fields changed by publishing and scheduling without a save. */
const PUBLICATION = new Set<string>(['status', 'publishAt']);

/** A revision: the content by field. */
export type RevisionState = Readonly<Record<string, unknown>>;

/** A value as text, for comparison and display. */
function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(toText).join(', ');
  if (value instanceof Object && 'url' in value && 'alt' in value) return `${value.alt} (${value.url})`;
  if (value instanceof Object && 'value' in value && 'label' in value && 'source' in value)
    return `${value.value} ${value.label} (${value.source})`;
  return String(value);
}

/**
 * Fields with different text in two revisions, in display order. A field missing from either revision is not compared.
 */
export function findRevisionChanges(before: RevisionState, after: RevisionState) {
  return TRACKED_FIELDS.filter((field) => field in before && field in after)
    .map((field) => ({ field, before: toText(before[field]), after: toText(after[field]) }))
    .filter((change) => change.before !== change.after);
}

/** Whether two revisions have the same content, ignoring publication fields. */
export const hasSameText = (before: RevisionState, after: RevisionState): boolean =>
  findRevisionChanges(before, after).every(({ field }) => PUBLICATION.has(field));

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

/** The stored revision of an article. */
export function toArticleState(article: Article): RevisionState {
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

/** The stored revision of a page. */
export const toPageState = ({ title, address, description, content, published }: Page): RevisionState => ({
  title,
  address,
  description,
  content,
  status: published ? 'published' : 'draft',
});
