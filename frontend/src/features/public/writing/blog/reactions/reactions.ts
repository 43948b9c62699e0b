import type { PostReactions } from '@/api/generated/model.ts';

export type Reaction = 'like' | 'save';

/** One action: liking or saving, or undoing it. */
export interface ReactionChange {
  readonly reaction: Reaction;
  readonly on: boolean;
}

const FIELDS = { like: ['liked', 'likes'], save: ['saved', 'saves'] } as const;

/** Counts and own reactions after an action. Repeating an action changes nothing. */
export function applyReaction(reactions: PostReactions, { reaction, on }: ReactionChange): PostReactions {
  const [flag, count] = FIELDS[reaction];
  if (reactions[flag] === on) return reactions;
  return { ...reactions, [flag]: on, [count]: Math.max(0, reactions[count] + (on ? 1 : -1)) };
}
