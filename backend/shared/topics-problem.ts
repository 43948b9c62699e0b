import { REFUSALS } from './refusals.ts';
import { sameName, type Topic, type TopicList, type TopicSection, type TopicsInput } from './topics.ts';

interface TopicProblem {
  /** path of the field in the body, such as `postTags.items.3.name` */
  field: string;
  message: string;
}

/** The longest name accepted by the editor. */
const LONGEST: Record<TopicSection, number> = {
  productCategories: 60,
  productBadges: 40,
  postCategories: 60,
  postTags: 40,
};

/** Every product and every public article has one. */
const isNeeded = (section: TopicSection): boolean => section === 'productCategories' || section === 'postCategories';

const isRemoved = ({ removed = [] }: TopicsInput, name: string): boolean =>
  removed.some((topic) => sameName(topic.name, name));

interface Change {
  readonly section: TopicSection;
  /** The complete list that was edited, with the number of products or articles of each name. */
  readonly present: readonly (Topic & { uses: number })[];
  /** The list to store. */
  readonly stored: TopicList;
  readonly input: TopicsInput;
}

function itemProblem({ section, present, stored: { items }, input }: Change, place: number): string | undefined {
  const item = items[place];
  if (!item) return undefined;
  const { id, name } = item;
  const twin = items.slice(0, place).find((topic) => sameName(topic.name, name) || topic.id === id);
  if (twin) return REFUSALS.topicTwice(twin.name);
  if (name.length > LONGEST[section]) return REFUSALS.topicLong(LONGEST[section]);
  // The name may be in use by now: a rename would silently merge the two.
  const other = present.find((topic) => topic.id !== id && sameName(topic.name, name));
  const isKept = other && !items.some((topic) => topic.id === other.id) && !isRemoved(input, other.name);
  return isKept ? REFUSALS.topicTwice(other.name) : undefined;
}

function pinProblem({ stored: { items, pinned } }: Change, place: number): string | undefined {
  const name = pinned[place] ?? '';
  if (!items.some((topic) => topic.name === name)) return REFUSALS.topicUnknown(name);
  return pinned.indexOf(name) < place ? REFUSALS.topicTwice(name) : undefined;
}

function removalProblem({ section, present, stored: { items }, input }: Change, place: number): string | undefined {
  const { name, moveTo } = input.removed?.[place] ?? { name: '', moveTo: '' };
  if (items.some((topic) => sameName(topic.name, name))) return REFUSALS.topicTwice(name);
  if (moveTo !== '')
    return items.some((topic) => sameName(topic.name, moveTo)) ? undefined : REFUSALS.topicUnknown(moveTo);
  const uses = present.find((topic) => sameName(topic.name, name))?.uses ?? 0;
  return isNeeded(section) && uses > 0 ? REFUSALS.topicNeeded(name, uses) : undefined;
}

/** The validation error of a name list; its texts are trimmed. */
export function topicsProblem(change: Change): TopicProblem | undefined {
  const { section, stored, input } = change;
  const first = (
    entries: readonly unknown[] | undefined,
    path: (place: number) => string,
    check: (change: Change, place: number) => string | undefined,
  ): TopicProblem | undefined => {
    const messages = (entries ?? []).map((_, place) => check(change, place));
    const place = messages.findIndex((message) => message !== undefined);
    const message = messages[place];
    return message === undefined ? undefined : { field: `${section}.${path(place)}`, message };
  };
  return (
    first(stored.items, (place) => `items.${place}.name`, itemProblem) ??
    first(stored.pinned, (place) => `pinned.${place}`, pinProblem) ??
    first(input.removed, (place) => `removed.${place}`, removalProblem)
  );
}
