import { useSyncExternalStore } from 'react';
import { type Toast, toasts } from '@/lib/toasts.ts';

const NONE: readonly Toast[] = [];

/** Shows a short message over the page, and returns the current messages. */
export function useToast() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.read, () => NONE);
  return { messages, show: toasts.show, dismiss: toasts.dismiss };
}
