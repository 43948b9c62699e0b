import type { Comment, PostReactions, User } from '../../contract/generated/model.ts';
import { comments, LIKES_AT_START } from '../../demo/content/comments.ts';
import type { MockDb } from './db.ts';
import type { MockState, StoredComment } from './state.ts';

/** A mock server has one browser and so one visitor. */
export const VISITOR = 'visitor';
const SEEDED_READER_PREFIX = 'reader-';
const FORMER_MEMBER = 'Former member';

export type ReadersState = Pick<MockState, 'likes' | 'savedPosts' | 'comments' | 'subscribers' | 'newsletterLinks'>;

/** Readers' reactions from before the demo starts. */
export const seedReaders = (postIds: number[]): ReadersState => ({
  likes: Object.fromEntries(
    Array.from({ length: LIKES_AT_START }, (_, index) => [`${SEEDED_READER_PREFIX}${index + 1}`, [...postIds]]),
  ),
  savedPosts: {},
  comments: comments.map(({ id, postId, author, text, createdAt }) => ({
    id,
    postId,
    userId: null,
    guestName: author,
    text,
    status: 'approved' as const,
    created_at: createdAt,
  })),
  subscribers: [],
  newsletterLinks: {},
});

/** Reactions of erased accounts no longer count. */
const isExistingReader = (db: MockDb, owner: string): boolean =>
  owner === VISITOR || owner.startsWith(SEEDED_READER_PREFIX) || db.account(owner) !== undefined;

const countReactions = (db: MockDb, reactions: Record<string, number[]>, postId: number): number =>
  Object.entries(reactions).filter(([owner, ids]) => ids.includes(postId) && isExistingReader(db, owner)).length;

/** Counts of an article, and this user's or visitor's own reactions. */
export const toReactions = (db: MockDb, postId: number, user?: User): PostReactions => {
  const owner = user?.id ?? VISITOR;
  return {
    likes: countReactions(db, db.state.likes, postId),
    saves: countReactions(db, db.state.savedPosts, postId),
    comments: db.state.comments.filter((comment) => comment.postId === postId && comment.status === 'approved').length,
    liked: db.state.likes[owner]?.includes(postId) ?? false,
    saved: db.state.savedPosts[owner]?.includes(postId) ?? false,
  };
};

/** A comment as this reader sees it. */
export const toComment = (db: MockDb, comment: StoredComment, readerId?: string): Comment => {
  const author = comment.userId === null ? undefined : db.account(comment.userId)?.user;
  return {
    id: comment.id,
    author: author?.name ?? comment.guestName ?? FORMER_MEMBER,
    avatar: author?.avatar ?? null,
    studio: author?.role === 'super_admin',
    text: comment.text,
    status: comment.status === 'approved' ? 'approved' : 'pending',
    own: readerId !== undefined && comment.userId === readerId,
    created_at: comment.created_at,
  };
};
