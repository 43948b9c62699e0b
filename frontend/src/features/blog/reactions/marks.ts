import type { PostReactions } from '@/api/generated/model.ts';

export type Mark = 'like' | 'save';

/** One action: liking or saving, or undoing it. */
export interface MarkChange {
  readonly mark: Mark;
  readonly on: boolean;
}

const FIELDS = { like: ['liked', 'likes'], save: ['saved', 'saves'] } as const;

/** Counts and own reactions after an action. Repeating an action changes nothing. */
export function withMark(reactions: PostReactions, { mark, on }: MarkChange): PostReactions {
  const [own, count] = FIELDS[mark];
  if (reactions[own] === on) return reactions;
  return { ...reactions, [own]: on, [count]: Math.max(0, reactions[count] + (on ? 1 : -1)) };
}
