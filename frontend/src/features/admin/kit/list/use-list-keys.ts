import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useWorkspace } from '@/session/use-workspace.ts';
import { listKeyAction, targetRow } from './list-keys.ts';

const OPENER_SELECTOR = '[data-opens], td:first-child :is(a, button), a, button';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;

/**
 * Moves through the rows of a list with J and K: the focus is on the link that opens the row, so Enter needs no
 * handler. Users can turn single-letter keys off, and dialogs over the page have their own keys.
 * @param root holds the search field and the rows, marked with `data-row`
 */
export function useListKeys(root: RefObject<HTMLElement | null>, onHelp: () => void): void {
  const { keys } = useWorkspace();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const list = root.current;
    const action = listKeyAction(event);
    if (!list || !action || isTyping(event.target)) return;
    if (document.querySelector('dialog:modal, :popover-open')) return;
    const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
    const current = rows.findIndex((row) => row.contains(document.activeElement));
    event.preventDefault();
    if (action === 'help') onHelp();
    else if (action === 'search') list.querySelector<HTMLElement>('input[type=search]')?.focus();
    else if (action === 'choose') rows[current]?.querySelector<HTMLElement>('[data-choose]')?.click();
    else {
      const opener = rows[targetRow(action, current, rows.length)]?.querySelector<HTMLElement>(OPENER_SELECTOR);
      opener?.focus({ preventScroll: true });
      opener?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
    }
  });
  useEffect(() => {
    if (!keys) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keys]);
}
