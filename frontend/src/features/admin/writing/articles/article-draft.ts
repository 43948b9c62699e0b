import { hasLetter } from '@contract/rules/article-slugs.ts';
import { findArticleGaps, toReadTime } from '@contract/rules/articles.ts';
import type { AdminPost, Post, PostInput, PostStatus, TextFormat, WritingDraft } from '@/api/generated/model.ts';
import {
  postInputAddressRegExp,
  postInputTagsItemMax,
  postInputTagsMax,
} from '@/api/generated/zod/schemas/postInput.zod.ts';
import type { PictureData } from '@/components/ui/picture.tsx';
import { businessDay } from '@/lib/business-time-zone.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { findMissing } from '../../kit/check-text.ts';
import { readShopInput, toShopInput } from '../../kit/shop-time.ts';
import { firstPicture } from '../../kit/writing/markdown-edits.ts';

/** The state of the editor; `tags` as typed, `publishAt` as the value of the browser's date field (shop time). */
export interface ArticleDraft {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly format: TextFormat;
  readonly category: string;
  readonly tags: string;
  /** Empty for an article outside a series. */
  readonly series: string;
  /** Empty for the default URL, the article's number. */
  readonly address: string;
  readonly author: string;
  readonly image: PictureData | null;
  readonly status: PostStatus;
  readonly publishAt: string;
}

export type ArticleField = keyof ArticleDraft;

export const emptyDraft = (author: string): ArticleDraft => ({
  title: '',
  excerpt: '',
  content: '',
  category: '',
  tags: '',
  series: '',
  address: '',
  author,
  format: 'markdown',
  image: null,
  status: 'draft',
  publishAt: '',
});

export const toDraft = (post: AdminPost): ArticleDraft => ({
  title: post.title,
  excerpt: post.excerpt,
  content: post.content,
  format: post.format,
  category: post.category,
  tags: post.tags.join(', '),
  series: post.series,
  address: post.address,
  author: post.author,
  image: post.image,
  status: post.status,
  publishAt: post.status === 'scheduled' ? toShopInput(post.publishAt) : '',
});

/** The tags as they will be stored: split at commas, without duplicates. */
export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().replace(/^#/, ''))
      .filter(Boolean),
  ),
];

const NO_PICTURE: PictureData = { url: '', alt: '', width: 1200, height: 675, widths: [], placeholder: null };

/** The first picture in the text: the cover of an article that has no other when it is published. */
export function textCover({ format, content }: ArticleDraft): PictureData | null {
  const picture = format === 'markdown' ? firstPicture(content) : null;
  return picture && { ...NO_PICTURE, ...picture };
}

const withCover = (draft: ArticleDraft): ArticleDraft => ({ ...draft, image: draft.image ?? textCover(draft) });

/** The request body. */
export function toPostInput(draft: ArticleDraft, version: number | undefined): PostInput {
  // A draft stores none, because its first picture may still change.
  const { image, status, publishAt, tags, ...textFields } = draft.status === 'draft' ? draft : withCover(draft);
  return {
    ...textFields,
    tags: parseTags(tags),
    image: image && { url: image.url, alt: image.alt },
    status,
    publishAt: status === 'scheduled' ? readShopInput(publishAt) : null,
    ...(version === undefined ? {} : { version }),
  };
}

/** What is stored as an unsaved draft. */
export const toWorkingCopy = ({ image, ...fields }: ArticleDraft): WritingDraft => ({
  ...fields,
  image: image && { url: image.url, alt: image.alt },
});

/** What is missing: a draft needs a title and an author, a published article needs everything. */
export function checkDraft(draft: ArticleDraft, now: number): FieldProblems<ArticleField> {
  const missing = findMissing(draft, { title: 'Please enter a title', author: 'Please enter the author' });
  const gaps = findArticleGaps(withCover(draft)).map(({ field, message }) => [field, message]);
  const problems: FieldProblems<ArticleField> = { ...missing, ...Object.fromEntries(gaps) };
  const { address } = draft;
  // A plain number is the URL of an article without one of its own.
  if (address !== '' && !(postInputAddressRegExp.test(address) && hasLetter(address)))
    problems.address = 'Use lowercase letters, numbers and hyphens, with at least one letter';
  const tags = parseTags(draft.tags);
  if (tags.length > postInputTagsMax) problems.tags = `At most ${postInputTagsMax} tags`;
  if (tags.some((tag) => tag.length > postInputTagsItemMax)) {
    problems.tags = `A tag has at most ${postInputTagsItemMax} characters`;
  }
  if (draft.status === 'scheduled') {
    const at = readShopInput(draft.publishAt);
    if (at === null) problems.publishAt = 'Please choose when the article appears';
    else if (Date.parse(at) <= now) problems.publishAt = 'Please choose a time in the future';
  }
  return problems;
}

/** Word count of a text, for the counter below it. */
export const countWords = (content: string): number => content.trim().split(/\s+/).filter(Boolean).length;

/** The fields that the public page shows. */
export type PreviewedPost = Pick<
  Post,
  'title' | 'excerpt' | 'content' | 'html' | 'category' | 'tags' | 'author' | 'date' | 'readTime' | 'image'
>;

/** The article as readers would see it; `day` is its date, unless it is scheduled; `html` is the rendered Markdown. */
export function toPreview(draft: ArticleDraft, day: number, html: string | null): PreviewedPost {
  const { url, alt, width, height, widths, placeholder } = withCover(draft).image ?? NO_PICTURE;
  const at = new Date((draft.status === 'scheduled' && readShopInput(draft.publishAt)) || day);
  return {
    title: draft.title || 'Article title',
    excerpt: draft.excerpt || 'The excerpt appears here.',
    content: draft.content || 'The text appears here.',
    html: draft.content ? html : null,
    category: draft.category || 'Category',
    tags: parseTags(draft.tags),
    author: draft.author || 'Author',
    date: businessDay(at.getTime()),
    readTime: toReadTime(draft.content),
    image: { url, alt, width, height, widths: [...widths], placeholder },
  };
}
