import { randomUUID } from 'node:crypto';
import type { PostTopics } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { matchingCategories, selectSidebarTopics } from '../../../../contract/rules/topic-filters.ts';
import { normaliseName } from '../../../../contract/rules/topics.ts';
import type { Call, Deps, FeatureHandlers, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { getSaveOwner, type SaveOwner } from '../catalogue/save-owner.rules.ts';
import { countUses, findTopicList } from '../site/topics.repository.ts';
import { toPostCard, toPostSeries } from './blog.mapper.ts';
import { findPost, listPosts, listSeriesParts } from './blog.repository.ts';
import { countReactions, listSavedPosts } from './reactions.repository.ts';
import { likePost, readReactions, removeReaction, savePost } from './reactions.service.ts';

type ReactionOperations = 'getPostReactions' | 'likePost' | 'unlikePost' | 'savePost' | 'unsavePost' | 'listSavedPosts';

/** Likes and saves of articles by customers and visitors. */
function createReactionsHandlers({ db, clock, visitors, limits }: Deps): FeatureHandlers<ReactionOperations> {
  /** Likes or saves; a new visitor gets an id, within a rate limit. */
  const mark = async (set: typeof likePost, user: SessionUser | undefined, call: Call, postId: number) => {
    const existingOwner = getSaveOwner(user, call);
    if (!existingOwner) await limits.consume('reaction-network', call.ip);
    const owner: SaveOwner = existingOwner ?? { column: 'visitor_id', id: randomUUID() };
    const body = await set(db, owner, postId, clock.now());
    if (owner.column === 'user_id') return { status: 200, body } as const;
    return { status: 200, body, headers: { 'Set-Cookie': visitors.cookie(owner.id) } } as const;
  };

  return {
    getPostReactions: async ({ user, call, params }) => ({
      status: 200,
      body: await readReactions(db, Number(params.id), getSaveOwner(user, call)),
    }),

    likePost: ({ user, call, params }) => mark(likePost, user, call, Number(params.id)),

    unlikePost: async ({ user, call, params }) => ({
      status: 200,
      body: await removeReaction(db, 'post_likes', getSaveOwner(user, call), Number(params.id)),
    }),

    savePost: ({ user, call, params }) => mark(savePost, user, call, Number(params.id)),

    unsavePost: async ({ user, call, params }) => ({
      status: 200,
      body: await removeReaction(db, 'post_saves', getSaveOwner(user, call), Number(params.id)),
    }),

    listSavedPosts: async ({ user, call, query: { page = 1, limit = 12 } }) => {
      const owner = getSaveOwner(user, call);
      const result = owner
        ? await listSavedPosts(db, owner, { limit, offset: (page - 1) * limit })
        : { rows: [], total: 0 };
      return { status: 200, body: { items: result.rows.map(toPostCard), total: result.total, page, limit } };
    },
  };
}

type Operations = 'listPosts' | 'getPost' | 'listPostTopics' | ReactionOperations;

/** Maximum number of categories and tags shown with an article without chosen ones. */
const MAX_SIDEBAR_TOPICS = 10;

/** The public articles with readers' likes and saves. */
export function createBlogHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db } = deps;
  return {
    ...createReactionsHandlers(deps),

    listPosts: async ({ query }) => {
      const { sort, page = 1, limit = 12 } = query;
      const search = query.search?.trim() || undefined;
      const filter = { search, ...(await toFilter(db, query)) };
      const result = await listPosts(db, filter, { limit, offset: (page - 1) * limit }, sort);
      return { status: 200, body: { items: result.rows.map(toPostCard), total: result.total, page, limit } };
    },

    getPost: async ({ params }) => {
      const row = await findPost(db, params.id);
      const counts = row && (await countReactions(db, row.id, null));
      if (!row || !counts) throw notFound(REFUSALS.postNotFound);
      const { likes, saves, comments } = counts;
      const { html } = row;
      const series = row.series === '' ? null : toPostSeries(row.series, await listSeriesParts(db, row.series));
      const content = html === null ? row.content : '';
      // Version 1 is the article as created, whenever that was.
      const changed = row.version > 1 ? row.updated_at.toISOString() : null;
      return { status: 200, body: { ...toPostCard(row), changed, series, content, html, likes, saves, comments } };
    },

    listPostTopics: async () => ({ status: 200, body: await listSidebarTopics(db) }),
  };
}

/** The names behind the filters in a URL. */
async function toFilter(db: Deps['db'], { category, tag }: { category?: string; tag?: string }) {
  return {
    ...(category === undefined
      ? {}
      : { categories: matchingCategories(await findTopicList(db, 'postCategories'), category) }),
    ...(tag === undefined ? {} : { tag: normaliseName((await findTopicList(db, 'postTags')).items, tag) }),
  };
}

async function listSidebarTopics(db: Deps['db']): Promise<PostTopics> {
  const listTopics = async (section: 'postCategories' | 'postTags') =>
    selectSidebarTopics(
      await findTopicList(db, section),
      await countUses(db, section, 'published'),
      MAX_SIDEBAR_TOPICS,
    );
  return { categories: await listTopics('postCategories'), tags: await listTopics('postTags') };
}
