import { hiddenNames } from '@contract/rules/topic-filters.ts';
import type { MockApi } from '../../../mocks/api.ts';
import { seedContent } from '../../../mocks/store/seed-content.ts';
import type { Post, PostCard } from '../api/generated/model.ts';

const seed = seedContent();
const quiet = hiddenNames(seed.sections.postTags);
const posts: Post[] = seed.posts.map((post) => ({
  ...post,
  tags: post.tags.filter((tag) => !quiet.includes(tag)),
  content: '',
  changed: null,
  series: null,
  likes: 5,
  saves: 0,
  comments: 2,
}));
const firstPost = () => {
  const [post] = posts;
  if (!post) throw new Error('The demo has no articles');
  return post;
};

const toCard = ({
  content: _content,
  html: _html,
  series: _series,
  likes: _likes,
  saves: _saves,
  comments: _comments,
  ...card
}: Post): PostCard => card;

/** The demo's articles in full and as cards, newest first. */
export const samplePost: Post = firstPost();
export const samplePosts: Post[] = posts;
export const samplePostCards: PostCard[] = posts.map(toCard);
export const samplePostCard: PostCard = toCard(samplePost);

/** The paragraphs of an article's Markdown as plain text. */
const plainText = ({ content }: { content: string }) =>
  content
    .split('\n\n')
    .filter((block) => !/^(?:#|>|\||!)/.test(block))
    .join('\n\n');

/** The demo's articles as plain texts. */
export const plainPosts: Post[] = seed.posts.map((post, index) => ({
  ...(posts[index] ?? samplePost),
  html: null,
  content: plainText(post),
}));
const plainPost = plainPosts[0] ?? samplePost;

const LONG_TITLE =
  'Everything that we have learned about calendars, time zones, printed almanacs and the people who read them before dawn, in one article';

/** Unrealistically long, and with a missing picture. */
export const longPost: Post = {
  ...samplePost,
  title: LONG_TITLE,
  author: 'Muhammad Abdullah Al-Mamun Chowdhury Siddique',
  category: 'Applications for municipal administration',
  image: { ...samplePost.image, url: '/media/none.webp', widths: [], placeholder: null },
  tags: ['a-tag-that-is-longer-than-the-text-is-wide-on-a-phone', 'বাংলা', 'programming'],
  html: null,
  content: `${plainPost.content}\n\n${'Averylongwordwithoutanyplacetobreak'.repeat(6)}\n\n<script>alert('text')</script>`,
};
export const longPostCard: PostCard = toCard(longPost);

const DAY = 86_400_000;

/** Adds this many articles to a story's own blog, newest first, with descending ids. */
export function fillBlog(api: MockApi, count: number): void {
  api.db.state.posts = Array.from({ length: count }, (_, index) => {
    const post = posts[index % posts.length] ?? samplePost;
    return {
      ...post,
      id: count - index,
      address: String(count - index),
      series: '',
      title: `${post.title} ${count - index}`,
      date: new Date(Date.UTC(2026, 10, 1) - index * DAY).toISOString().slice(0, 10),
    };
  });
}
