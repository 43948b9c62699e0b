/** The single-letter shortcuts of a list, in the order of the help. */
export const LIST_KEYS = [
  { keys: ['J'], text: 'Next row, or next record in an open panel' },
  { keys: ['K'], text: 'Previous row, or previous record' },
  { keys: ['Enter'], text: 'Open row' },
  { keys: ['X'], text: 'Select row' },
  { keys: ['N'], text: 'New' },
  { keys: ['/'], text: 'Search this list' },
  { keys: ['?'], text: 'Show shortcuts' },
] as const;

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>;
export type ListKeyAction = 'next' | 'previous' | 'choose' | 'search' | 'help';

const KEY_ACTIONS: Readonly<Record<string, ListKeyAction>> = {
  j: 'next',
  k: 'previous',
  x: 'choose',
  '/': 'search',
  '?': 'help',
};

/** The action of a key in a list; none together with Ctrl, ⌘ or Alt. */
export function listKeyAction({ key, ctrlKey, metaKey, altKey, defaultPrevented }: Press): ListKeyAction | undefined {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return;
  return KEY_ACTIONS[key.toLowerCase()];
}

/** Whether the user is typing: letters are not shortcuts then. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;

/** The next row to focus, starting from none; it does not wrap around. */
export function targetRow(move: 'next' | 'previous', current: number, count: number): number {
  if (count === 0) return -1;
  if (current < 0) return move === 'next' ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, current + (move === 'next' ? 1 : -1)));
}
