import type { Post } from '../generated/model/post.ts';
import type { PostCard } from '../generated/model/postCard.ts';
import { notFound } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { matches, toPage } from './page.ts';

export const toCard = ({ content: _content, ...card }: Post): PostCard => card;

export const createBlogHandlers = (db: MockDb): Pick<MockHandlers, 'listPosts' | 'getPost'> => ({
  listPosts: ({ query }) => {
    const found = db.state.posts
      .filter((post) => !query.category || post.category === query.category)
      .filter((post) => !query.tag || post.tags.includes(query.tag))
      .filter((post) => matches(query.search, post.title, post.excerpt));
    return { status: 200, body: toPage(found.map(toCard), query.page, query.limit) };
  },

  getPost: ({ params }) => {
    const post = db.state.posts.find(({ id }) => id === Number(params.id));
    return post ? { status: 200, body: post } : notFound();
  },
});
