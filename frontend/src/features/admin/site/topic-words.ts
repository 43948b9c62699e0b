import { isTopicSection, type TopicFilter, type TopicSection } from '@shared/topics.ts';
import { adminProductInputBadgesItemMax } from '@/api/generated/zod/schemas/adminProductInput.zod.ts';
import { postInputTagsItemMax } from '@/api/generated/zod/schemas/postInput.zod.ts';
import { siteTopicInputNameMax } from '@/api/generated/zod/schemas/siteTopicInput.zod.ts';
import type { SitePart } from './site-field.ts';

/** What the lists of names have in common, and how they differ. */
export interface TopicWords {
  /** Singular and plural of a name. */
  readonly noun: readonly [string, string];
  /** What uses the names. */
  readonly user: readonly [string, string];
  readonly longest: number;
  /** Every product and every published article needs one. */
  readonly needed: boolean;
  /** Filters may have another label than the name. */
  readonly labelled: boolean;
  /** Where a name is shown; none where there is nothing to choose. */
  readonly places: readonly { readonly value: TopicFilter; readonly label: string }[];
  readonly placeLabel: string;
  readonly pinned: string | null;
}

const FILTERS: TopicWords['places'] = [
  { value: 'used', label: 'When used' },
  { value: 'always', label: 'Always' },
  { value: 'never', label: 'Never' },
];
const CATEGORY = {
  noun: ['category', 'categories'],
  longest: siteTopicInputNameMax,
  needed: true,
  labelled: true,
} as const;
const FILTER = { places: FILTERS, placeLabel: 'In filters' } as const;
const PRODUCT = ['product', 'products'] as const;
const ARTICLE = ['article', 'articles'] as const;

export const topicWords: Readonly<Record<TopicSection, TopicWords>> = {
  productCategories: { ...CATEGORY, ...FILTER, user: PRODUCT, pinned: 'On the home page' },
  postCategories: { ...CATEGORY, ...FILTER, user: ARTICLE, pinned: 'Beside articles' },
  productBadges: {
    noun: ['badge', 'badges'],
    user: PRODUCT,
    longest: adminProductInputBadgesItemMax,
    needed: false,
    labelled: false,
    places: [],
    placeLabel: '',
    pinned: null,
  },
  postTags: {
    noun: ['tag', 'tags'],
    user: ARTICLE,
    longest: postInputTagsItemMax,
    needed: false,
    labelled: false,
    places: [
      { value: 'used', label: 'Below articles' },
      { value: 'never', label: 'Hidden' },
    ],
    placeLabel: 'Shown',
    pinned: 'Popular tags',
  },
};

const part = (id: string, section: TopicSection, label: string, line: string): SitePart => ({
  id,
  section,
  label,
  line,
  fields: [],
});

/** Their positions in the administration. */
export const topicParts: readonly SitePart[] = [
  part(
    'product-categories',
    'productCategories',
    'Product categories',
    'Filters on Products and the home page. Categories with the same label share a filter.',
  ),
  part('badges', 'productBadges', 'Badges', 'Labels on product cards. “New” is highlighted.'),
  part('article-categories', 'postCategories', 'Article categories', 'Blog filters and the list beside articles.'),
  part('tags', 'postTags', 'Tags', 'Shown below articles, and beside them as popular tags.'),
];

/** The section of a path segment, when it is a list of names. */
export const topicSection = ({ section }: SitePart): TopicSection | null => (isTopicSection(section) ? section : null);

/** '1 product', '2 products', or empty. */
export const countWords = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;
