import { type Message, toMessage } from '../i18n/message.ts';
import { type Accent, findAccentProblem } from './accent.ts';
import { REFUSALS } from './refusals.ts';
import type { SectionName } from './site-sections.ts';
import { isOneLine } from './text.ts';
import { isTopicSection } from './topics.ts';

/** A value with all of its texts trimmed. */
export function trimStrings<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value;
  if (Array.isArray(value)) return value.map(trimStrings) as Value;
  if (value instanceof Object)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, trimStrings(item)])) as Value;
  return value;
}

export interface SectionProblem {
  /** path of the field in the body, such as `footer.columns.1` */
  field: string;
  message: Message;
}

/** Lists with entries that the pages identify by one of their texts. */
const NAME_KEYS: Record<string, string> = {
  items: 'days',
  columns: 'title',
  links: 'url',
  cards: 'title',
  statistics: 'label',
  values: 'title',
};

function findDuplicate(field: string, list: readonly unknown[], key: string): SectionProblem | undefined {
  const names = list.map((entry) => {
    const name =
      entry instanceof Object ? ((entry as Record<string, unknown>)[key] ?? Reflect.get(entry, 'url')) : entry;
    return String(name).toLowerCase();
  });
  const index = names.findIndex((name, place) => names.indexOf(name) !== place);
  return index < 0 ? undefined : { field: `${field}.${index}`, message: REFUSALS.namedTwice };
}

function listProblem(path: string, value: object): SectionProblem | undefined {
  for (const [name, item] of Object.entries(value)) {
    if (!Array.isArray(item)) continue;
    const field = `${path}.${name}`;
    const problem =
      findDuplicate(field, item, NAME_KEYS[name] ?? '') ??
      item
        .map((entry, index) => (entry instanceof Object ? listProblem(`${field}.${index}`, entry) : undefined))
        .find(Boolean);
    if (problem) return problem;
  }
  return undefined;
}

/** The validation error of a section beyond the contract; its texts are trimmed. */
export function findSectionProblem(section: SectionName, input: object): SectionProblem | undefined {
  // Name lists have their own validation against the stored ones.
  if (isTopicSection(section)) return undefined;
  const { name, accent } = input as { name?: string; accent?: Accent | null };
  if (name !== undefined && !isOneLine(name)) return { field: `${section}.name`, message: REFUSALS.siteNameLines };
  for (const theme of ['light', 'dark'] as const) {
    const message = accent ? findAccentProblem(accent[theme], theme) : undefined;
    if (message) return { field: `${section}.accent.${theme}`, message: toMessage(message) };
  }
  return listProblem(section, input);
}
