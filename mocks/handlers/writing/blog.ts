import { isFound } from '../../../backend/shared/fold.ts';
import { REFUSALS } from '../../../backend/shared/refusals.ts';
import { besideArticles, categoriesFor, quietNames } from '../../../backend/shared/topic-places.ts';
import { spelled } from '../../../backend/shared/topics.ts';
import type { PostCard } from '../../generated/model.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { seriesOf } from '../../store/content.ts';
import type { MockDb } from '../../store/db.ts';
import { reactionsOf } from '../../store/readers.ts';
import type { StoredPost } from '../../store/state.ts';
import { countUses } from '../../store/topics.ts';
import { toPage } from '../kit/page.ts';

/** Categories and tags shown next to an article while the owner has pinned none. */
const MOST_BESIDE = 10;

/** Without tags that only group articles. */
const shownTags = (db: MockDb, tags: readonly string[]): string[] => {
  const quiet = quietNames(db.state.sections.postTags);
  return tags.filter((tag) => !quiet.includes(tag));
};

export const toCard =
  (db: MockDb) =>
  ({ content: _content, html: _html, series: _series, changed: _changed, ...card }: StoredPost): PostCard => ({
    ...card,
    tags: shownTags(db, card.tags),
  });

const liveliness = (db: MockDb, { id }: StoredPost): number => {
  const { likes, saves, comments } = reactionsOf(db, id);
  return likes + saves + comments;
};

/** Sorted by readers' reactions only. */
const popular = (db: MockDb, posts: readonly StoredPost[]): StoredPost[] =>
  posts.filter((post) => liveliness(db, post) > 0).toSorted((a, b) => liveliness(db, b) - liveliness(db, a));

export const createBlogHandlers = (db: MockDb): Pick<MockHandlers, 'listPosts' | 'getPost' | 'listPostTopics'> => ({
  listPosts: ({ query }) => {
    const { postCategories, postTags } = db.state.sections;
    const categories = query.category && categoriesFor(postCategories, query.category);
    const tag = query.tag && spelled(postTags.items, query.tag);
    const found = db.state.posts
      .filter((post) => !categories || categories.includes(post.category))
      .filter((post) => !tag || post.tags.includes(tag))
      .filter((post) => isFound(query.search, post.title, post.excerpt));
    const sorted = query.sort === 'popular' ? popular(db, found) : found;
    return { status: 200, body: toPage(sorted.map(toCard(db)), query.page, query.limit) };
  },

  getPost: ({ params }) => {
    const post = db.state.posts.find(({ id }) => id === (db.state.articleAddresses[params.id] ?? Number(params.id)));
    if (!post) return notFound(REFUSALS.postNotFound);
    const { likes, saves, comments } = reactionsOf(db, post.id);
    const content = post.html === null ? post.content : '';
    const series = seriesOf(db.state, post.series);
    return { status: 200, body: { ...post, tags: shownTags(db, post.tags), series, content, likes, saves, comments } };
  },

  listPostTopics: () => ({
    status: 200,
    body: {
      categories: besideArticles(
        db.state.sections.postCategories,
        countUses(db, 'postCategories', 'published'),
        MOST_BESIDE,
      ),
      tags: besideArticles(db.state.sections.postTags, countUses(db, 'postTags', 'published'), MOST_BESIDE),
    },
  }),
});
