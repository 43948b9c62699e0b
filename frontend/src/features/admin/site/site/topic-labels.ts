import { isTopicSection, type TopicFilter, type TopicSection } from '@contract/rules/topics.ts';
import { adminProductInputBadgesItemMax } from '@/api/generated/zod/schemas/adminProductInput.zod.ts';
import { postInputTagsItemMax } from '@/api/generated/zod/schemas/postInput.zod.ts';
import { siteTopicInputNameMax } from '@/api/generated/zod/schemas/siteTopicInput.zod.ts';
import type { SectionConfig } from './site-field.ts';

/** What the lists of names have in common, and how they differ. */
export interface TopicLabels {
  /** Singular and plural of a name. */
  readonly noun: readonly [string, string];
  /** What uses the names. */
  readonly user: readonly [string, string];
  readonly maxLength: number;
  /** Every product and every published article needs one. */
  readonly needed: boolean;
  /** Filters may have another label than the name. */
  readonly labelled: boolean;
  /** Where a name is shown; none where there is nothing to choose. */
  readonly placements: readonly { readonly value: TopicFilter; readonly label: string }[];
  readonly placementLabel: string;
  readonly pinned: string | null;
}

const FILTERS: TopicLabels['placements'] = [
  { value: 'used', label: 'When used' },
  { value: 'always', label: 'Always' },
  { value: 'never', label: 'Never' },
];
const CATEGORY = {
  noun: ['category', 'categories'],
  maxLength: siteTopicInputNameMax,
  needed: true,
  labelled: true,
} as const;
const FILTER = { placements: FILTERS, placementLabel: 'In filters' } as const;
const PRODUCT = ['product', 'products'] as const;
const ARTICLE = ['article', 'articles'] as const;

export const topicLabels: Readonly<Record<TopicSection, TopicLabels>> = {
  productCategories: { ...CATEGORY, ...FILTER, user: PRODUCT, pinned: 'On the home page' },
  postCategories: { ...CATEGORY, ...FILTER, user: ARTICLE, pinned: 'Beside articles' },
  productBadges: {
    noun: ['badge', 'badges'],
    user: PRODUCT,
    maxLength: adminProductInputBadgesItemMax,
    needed: false,
    labelled: false,
    placements: [],
    placementLabel: '',
    pinned: null,
  },
  postTags: {
    noun: ['tag', 'tags'],
    user: ARTICLE,
    maxLength: postInputTagsItemMax,
    needed: false,
    labelled: false,
    placements: [
      { value: 'used', label: 'Below articles' },
      { value: 'never', label: 'Hidden' },
    ],
    placementLabel: 'Shown',
    pinned: 'Popular tags',
  },
};

const part = (id: string, section: TopicSection, label: string, line: string): SectionConfig => ({
  id,
  section,
  label,
  line,
  fields: [],
});

/** Their positions in the administration. */
export const topicSections: readonly SectionConfig[] = [
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
export const topicSection = ({ section }: SectionConfig): TopicSection | null =>
  isTopicSection(section) ? section : null;

/** '1 product', '2 products', or empty. */
export const countLabel = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;
