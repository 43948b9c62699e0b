import type { PostCard } from '../../../contract/generated/model.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { hiddenNames, matchingCategories, selectSidebarTopics } from '../../../contract/rules/topic-filters.ts';
import { normaliseName } from '../../../contract/rules/topics.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { toSeries } from '../../store/content.ts';
import type { MockDb } from '../../store/db.ts';
import { toReactions } from '../../store/readers.ts';
import type { StoredPost } from '../../store/state.ts';
import { countUses } from '../../store/topics.ts';
import { translatedText } from '../../store/translations.ts';
import { scoreReads } from '../../store/visits.ts';
import { toPage } from '../kit/page.ts';

/** Categories and tags shown next to an article while the owner has pinned none. */
const MAX_SIDEBAR_TOPICS = 10;

/** Without tags that only group articles. */
const shownTags = (db: MockDb, tags: readonly string[]): string[] => {
  const quiet = hiddenNames(db.state.sections.postTags);
  return tags.filter((tag) => !quiet.includes(tag));
};

export const toCard =
  (db: MockDb) =>
  ({ content: _content, html: _html, series: _series, changed: _changed, ...card }: StoredPost): PostCard => ({
    ...card,
    tags: shownTags(db, card.tags),
  });

const liveliness = (db: MockDb, { id }: StoredPost): number => {
  const { likes, saves, comments } = toReactions(db, id);
  return likes + saves + comments;
};

/** Sorted by recent reads, then by readers' reactions. */
function popular(db: MockDb, posts: readonly StoredPost[]): StoredPost[] {
  const scores = scoreReads(db);
  const scoreOf = ({ id }: StoredPost) => scores.get(id) ?? 0;
  return posts
    .filter((post) => scoreOf(post) > 0 || liveliness(db, post) > 0)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || liveliness(db, b) - liveliness(db, a));
}

export const createBlogHandlers = (db: MockDb): Pick<MockHandlers, 'listPosts' | 'getPost' | 'listPostTopics'> => ({
  listPosts: ({ query }) => {
    const { postCategories, postTags } = db.state.sections;
    const categories = query.category && matchingCategories(postCategories, query.category);
    const tag = query.tag && normaliseName(postTags.items, query.tag);
    const matching = db.state.posts
      .filter((post) => !categories || categories.includes(post.category))
      .filter((post) => !tag || post.tags.includes(tag))
      .filter((post) => matchesSearch(query.search, post.title, post.excerpt, translatedText(db, 'article', post.id)));
    const sorted = query.sort === 'popular' ? popular(db, matching) : matching;
    return { status: 200, body: toPage(sorted.map(toCard(db)), query.page, query.limit) };
  },

  getPost: ({ params }) => {
    const post = db.state.posts.find(({ id }) => id === (db.state.articleAddresses[params.id] ?? Number(params.id)));
    if (!post) return notFound(REFUSALS.postNotFound);
    const { likes, saves, comments } = toReactions(db, post.id);
    const content = post.html === null ? post.content : '';
    const series = toSeries(db.state, post.series);
    return { status: 200, body: { ...post, tags: shownTags(db, post.tags), series, content, likes, saves, comments } };
  },

  listPostTopics: () => ({
    status: 200,
    body: {
      categories: selectSidebarTopics(
        db.state.sections.postCategories,
        countUses(db, 'postCategories', 'published'),
        MAX_SIDEBAR_TOPICS,
      ),
      tags: selectSidebarTopics(db.state.sections.postTags, countUses(db, 'postTags', 'published'), MAX_SIDEBAR_TOPICS),
    },
  }),
});
