/** Maximum number of messages; the oldest are dropped. */
export const MAX_TOASTS = 20;

export interface ToastMessage {
  readonly text: string;
  readonly tone?: 'notice' | 'success' | 'danger';
  /** An action, such as 'Undo'. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A message on the page; ids increase and are never reused. */
export interface Toast extends ToastMessage {
  readonly id: number;
}

/** The short messages over the page, oldest first. */
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
    /**
     * Adds a message. The same text again replaces the older message, so that it is announced again but never piles up.
     */
    show(message: ToastMessage): number {
      last += 1;
      const others = toasts.filter(({ text }) => text !== message.text);
      set([...others, { ...message, id: last }].slice(-MAX_TOASTS));
      return last;
    },
    dismiss(id: number) {
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
    },
  };
}

/** The messages of this page. The server never renders any. */
export const toasts = createToastStore();
