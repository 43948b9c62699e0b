import type { Message } from '../i18n/message.ts';
import { REFUSALS } from './refusals.ts';
import { isSameName, type Topic, type TopicList, type TopicSection, type TopicsInput } from './topics.ts';

interface TopicProblem {
  /** path of the field in the body, such as `postTags.items.3.name` */
  field: string;
  message: Message;
}

/** The longest name accepted by the editor. */
const MAX_LENGTHS: Record<TopicSection, number> = {
  productCategories: 60,
  productBadges: 40,
  postCategories: 60,
  postTags: 40,
};

/** Every product and every public article has one. */
const isRequiredSection = (section: TopicSection): boolean =>
  section === 'productCategories' || section === 'postCategories';

const isRemoved = ({ removed = [] }: TopicsInput, name: string): boolean =>
  removed.some((topic) => isSameName(topic.name, name));

interface Change {
  readonly section: TopicSection;
  /** The complete list that was edited, with the number of products or articles of each name. */
  readonly present: readonly (Topic & { uses: number })[];
  /** The list to store. */
  readonly stored: TopicList;
  readonly input: TopicsInput;
}

function findItemProblem({ section, present, stored: { items }, input }: Change, index: number): Message | undefined {
  const item = items[index];
  if (!item) return undefined;
  const { id, name } = item;
  const duplicate = items.slice(0, index).find((topic) => isSameName(topic.name, name) || topic.id === id);
  if (duplicate) return REFUSALS.topicTwice(duplicate.name);
  if (name.length > MAX_LENGTHS[section]) return REFUSALS.topicLong(MAX_LENGTHS[section]);
  // The name may be in use by now: a rename would silently merge the two.
  const other = present.find((topic) => topic.id !== id && isSameName(topic.name, name));
  const stillExists = other && !items.some((topic) => topic.id === other.id) && !isRemoved(input, other.name);
  return stillExists ? REFUSALS.topicTwice(other.name) : undefined;
}

function findPinProblem({ stored: { items, pinned } }: Change, index: number): Message | undefined {
  const name = pinned[index] ?? '';
  if (!items.some((topic) => topic.name === name)) return REFUSALS.topicUnknown(name);
  return pinned.indexOf(name) < index ? REFUSALS.topicTwice(name) : undefined;
}

function findRemovalProblem(
  { section, present, stored: { items }, input }: Change,
  index: number,
): Message | undefined {
  const { name, moveTo } = input.removed?.[index] ?? { name: '', moveTo: '' };
  if (items.some((topic) => isSameName(topic.name, name))) return REFUSALS.topicTwice(name);
  if (moveTo !== '')
    return items.some((topic) => isSameName(topic.name, moveTo)) ? undefined : REFUSALS.topicUnknown(moveTo);
  const uses = present.find((topic) => isSameName(topic.name, name))?.uses ?? 0;
  return isRequiredSection(section) && uses > 0 ? REFUSALS.topicNeeded(name, uses) : undefined;
}

/** The validation error of a name list; its texts are trimmed. */
export function findTopicsProblem(change: Change): TopicProblem | undefined {
  const { section, stored, input } = change;
  const first = (
    entries: readonly unknown[] | undefined,
    path: (index: number) => string,
    check: (change: Change, index: number) => Message | undefined,
  ): TopicProblem | undefined => {
    const messages = (entries ?? []).map((_, index) => check(change, index));
    const index = messages.findIndex((message) => message !== undefined);
    const message = messages[index];
    return message === undefined ? undefined : { field: `${section}.${path(index)}`, message };
  };
  return (
    first(stored.items, (index) => `items.${index}.name`, findItemProblem) ??
    first(stored.pinned, (index) => `pinned.${index}`, findPinProblem) ??
    first(input.removed, (index) => `removed.${index}`, findRemovalProblem)
  );
}
