import { useSyncExternalStore } from 'react';
import { type Toast, toasts } from '@/lib/toasts.ts';

const NO_TOASTS: readonly Toast[] = [];

/** Shows a short message over the page, and returns the current messages. */
export function useToast() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.read, () => NO_TOASTS);
  return { messages, show: toasts.show, dismiss: toasts.dismiss };
}
