import { isFound } from '@shared/fold.ts';
import type { LucideIcon } from 'lucide-react';

/** One thing that can be opened or done. */
export interface PaletteOption {
  /** Of its element, so once in the page. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail?: string;
  /** A path of the site; without one the option does something. */
  readonly href?: string;
  readonly run?: () => void;
  /** The script of the page head switches the theme at a press on it. */
  readonly switchesTheme?: boolean;
  /** The server named it, so it may belong to an earlier text while the next answer is on its way. */
  readonly found?: boolean;
}

export interface PaletteGroup {
  readonly key: string;
  readonly label: string;
  readonly options: readonly PaletteOption[];
}

/** What an option is made from; its id comes from its place. */
export type PaletteEntry = Omit<PaletteOption, 'id'>;

/** A group with ids for its options; nothing for a group without any. */
export const paletteGroup = (key: string, label: string, entries: readonly PaletteEntry[]): PaletteGroup[] =>
  entries.length > 0
    ? [{ key, label, options: entries.map((entry, index) => ({ ...entry, id: `palette-${key}-${index}` })) }]
    : [];

/** Entries whose title contains every word of `text`, in any order and case; all of them for an empty text. */
export function entriesFor<Entry extends { readonly title: string }>(text: string, entries: readonly Entry[]): Entry[] {
  return entries.filter(({ title }) => isFound(text, title));
}

/** The option that a key leads to; around at both ends. Undefined for keys that move nothing. */
export function nextOption(key: string, index: number, count: number): number | undefined {
  if (count === 0) return;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  return;
}

/** What was found, for those who cannot see the list. */
export function countText(count: number): string {
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}
