import { useSyncExternalStore } from 'react';
import { DRAFT_PREFIX } from '@/lib/form-draft.ts';

/** While storage is forbidden: the text lasts as long as the page. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function read(key: string): string {
  try {
    return sessionStorage.getItem(DRAFT_PREFIX + key) ?? '';
  } catch {
    return memory.get(key) ?? '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(DRAFT_PREFIX + key);
    else sessionStorage.setItem(DRAFT_PREFIX + key, text);
  } catch {
    memory.set(key, text);
  }
  for (const listener of listeners) listener();
}

/**
 * Text that is being typed, stored in this tab so that a reload keeps it; fields with the same key show the same text.
 * An empty text is removed.
 */
export function useStoredText(key: string): [text: string, setText: (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  );
  return [text, (next) => write(key, next)];
}
