import { matchesSearch, toSearchTerms } from '@contract/rules/fold.ts';
import { plural } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';

/** A command or a record to open. */
export interface PaletteOption {
  /** Id of its element, unique in the page. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail?: string;
  /** Further words that find it, such as those of a task. */
  readonly keywords?: string;
  /** A path of the site; without one the option runs an action. */
  readonly href?: string;
  readonly onSelect?: () => void;
  /** The script in the page head switches the theme on click. */
  readonly switchesTheme?: boolean;
  /** From the server, so it may belong to an earlier text while the next answer is loading. */
  readonly isResult?: boolean;
}

export interface PaletteGroup {
  readonly key: string;
  readonly label: string;
  readonly options: readonly PaletteOption[];
}

/** The source of an option; its id follows from its position. */
export type PaletteEntry = Omit<PaletteOption, 'id'>;

/** A group with ids for its options; nothing for an empty group. */
export const paletteGroup = (key: string, label: string, entries: readonly PaletteEntry[]): PaletteGroup[] =>
  entries.length > 0
    ? [{ key, label, options: entries.map((entry, index) => ({ ...entry, id: `palette-${key}-${index}` })) }]
    : [];

/**
 * Entries with every word of `text` in their title, or at the start of a keyword, in any order and case, those found by
 * their title first; all of them for an empty text.
 */
export function entriesFor<Entry extends { readonly title: string; readonly keywords?: string }>(
  text: string,
  entries: readonly Entry[],
): Entry[] {
  const words = toSearchTerms(text);
  const isTitled = ({ title }: Entry) => matchesSearch(text, title);
  const hasKeywords = ({ title, keywords = '' }: Entry) =>
    words.every(
      (word) => matchesSearch(word, title) || toSearchTerms(keywords).some((keyword) => keyword.startsWith(word)),
    );
  return [...entries.filter(isTitled), ...entries.filter((entry) => !isTitled(entry) && hasKeywords(entry))];
}

/** The option that a key moves to, wrapping at both ends. Undefined for keys that move nothing. */
export function nextOption(key: string, index: number, count: number): number | undefined {
  if (count === 0) return;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  return;
}

/** The number of results, for screen readers. */
export function resultCountLabel(count: number): string {
  return plural(count, { one: '# result', other: '# results' });
}
