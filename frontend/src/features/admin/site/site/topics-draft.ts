import { isSameName, type TopicFilter } from '@contract/rules/topics.ts';
import type { SiteTopics, SiteTopicsInput } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

export interface TopicDraft {
  /** Identifies a name while it is edited. */
  readonly key: string;
  /** Empty for one that is not stored yet. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly filter: TopicFilter;
  readonly uses: number;
}

/** A name that the next save removes, and the key of its replacement. */
export interface RemovedDraft {
  readonly topic: TopicDraft;
  readonly moveTo: string | null;
}

export interface TopicsDraft {
  readonly items: readonly TopicDraft[];
  /** Keys. */
  readonly pinned: readonly string[];
  readonly removed: readonly RemovedDraft[];
}

export function topicsDraft({ items, pinned }: SiteTopics): TopicsDraft {
  return {
    items: items.map((item) => ({ ...item, key: item.id })),
    pinned: pinned.flatMap((name) => items.find((item) => isSameName(item.name, name))?.id ?? []),
    removed: [],
  };
}

/** The request body. @param stored the form's initial list, which still contains the removed names */
export function toTopics({ items, pinned, removed }: TopicsDraft, stored: SiteTopics): SiteTopicsInput {
  const nameOf = (key: string | null) => items.find((item) => item.key === key)?.name.trim() ?? '';
  return {
    items: items.map(({ id, name, label, filter }) => ({ id, name: name.trim(), label: label.trim(), filter })),
    pinned: pinned.map(nameOf),
    removed: removed.map(({ topic, moveTo }) => ({
      name: stored.items.find(({ id }) => id === topic.id)?.name ?? topic.name,
      moveTo: nameOf(moveTo),
    })),
    version: stored.version,
  };
}

/** Removes a name from the list; one that is in use is remembered until the save. */
export function removeTopic(draft: TopicsDraft, topic: TopicDraft, moveTo: string | null): TopicsDraft {
  return {
    items: draft.items.filter(({ key }) => key !== topic.key),
    pinned: draft.pinned.filter((key) => key !== topic.key),
    removed: [
      // Names that this one was to replace get its replacement.
      ...draft.removed.map((candidate) => (candidate.moveTo === topic.key ? { ...candidate, moveTo } : candidate)),
      ...(topic.uses > 0 ? [{ topic, moveTo }] : []),
    ],
  };
}

export const restoreTopic = (draft: TopicsDraft, { topic }: RemovedDraft): TopicsDraft => ({
  ...draft,
  items: [...draft.items, topic],
  removed: draft.removed.filter((candidate) => candidate.topic.key !== topic.key),
});

/** Errors by the key of the name, checked before sending. */
export function checkTopics({ items }: TopicsDraft): FieldProblems<string> {
  const problems: FieldProblems<string> = {};
  for (const [place, { key, name }] of items.entries()) {
    const isTwin = items.slice(0, place).some((other) => isSameName(other.name.trim(), name.trim()));
    if (name.trim() === '') problems[`name-${key}`] = 'Please enter a name';
    else if (isTwin) problems[`name-${key}`] = `“${name.trim()}” is already in this list`;
  }
  return problems;
}
