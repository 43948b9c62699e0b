/** How many messages are kept; the oldest make room. */
export const MOST_TOASTS = 20;

export interface ToastMessage {
  readonly text: string;
  readonly tone?: 'notice' | 'success' | 'danger';
  /** One thing to do about it, such as 'Undo'. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A message on the page; ids grow and are never used twice. */
export interface Toast extends ToastMessage {
  readonly id: number;
}

/** Keeps the short messages that lie over the page, oldest first. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    read: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Adds a message. The same text again replaces the older one, so that it is announced again but never piles up. */
    show(message: ToastMessage): number {
      last += 1;
      const others = toasts.filter(({ text }) => text !== message.text);
      set([...others, { ...message, id: last }].slice(-MOST_TOASTS));
      return last;
    },
    dismiss(id: number) {
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
    },
  };
}

/** The messages of this page. Nothing is ever shown on the server. */
export const toasts = createToastStore();
