import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { PostCard, PostTopic } from '../generated/model.ts';
import { notFound } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { reactionsOf } from '../store/readers.ts';
import type { StoredPost } from '../store/state.ts';
import { matches, toPage } from './kit/page.ts';

const MOST_TOPICS = 500;

export const toCard = ({ content: _content, ...card }: StoredPost): PostCard => card;

/** How many articles each name has, most first. */
const countNames = (names: string[]): PostTopic[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, posts]) => ({ name, posts }))
    .sort((a, b) => b.posts - a.posts || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_TOPICS);
};

export const createBlogHandlers = (db: MockDb): Pick<MockHandlers, 'listPosts' | 'getPost' | 'listPostTopics'> => ({
  listPosts: ({ query }) => {
    const found = db.state.posts
      .filter((post) => !query.category || post.category === query.category)
      .filter((post) => !query.tag || post.tags.includes(query.tag))
      .filter((post) => matches(query.search, post.title, post.excerpt));
    return { status: 200, body: toPage(found.map(toCard), query.page, query.limit) };
  },

  getPost: ({ params }) => {
    const post = db.state.posts.find(({ id }) => id === Number(params.id));
    if (!post) return notFound(REFUSALS.postNotFound);
    const { likes, saves, comments } = reactionsOf(db, post.id);
    return { status: 200, body: { ...post, likes, saves, comments } };
  },

  listPostTopics: () => ({
    status: 200,
    body: {
      categories: countNames(db.state.posts.map(({ category }) => category)),
      tags: countNames(db.state.posts.flatMap(({ tags }) => [...new Set(tags)])),
    },
  }),
});
