import { useEffect, useEffectEvent } from 'react';
import { useWorkspace } from '@/session/use-workspace.ts';
import { isTyping } from '../kit/list/list-keys.ts';

/** Key N presses the link or button of the screen that has `NEW_ACTION`, unless single-letter keys are turned off. */
export function useNewKey(): void {
  const { keys } = useWorkspace();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
    if (key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return;
    if (document.querySelector('dialog:modal, :popover-open')) return;
    const action = [...document.querySelectorAll<HTMLElement>('[data-new]')].find((one) => one.checkVisibility());
    if (!action) return;
    event.preventDefault();
    action.click();
  });
  useEffect(() => {
    if (!keys) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keys]);
}
