import { messageOf } from '@/api/api-error.ts';
import { toasts } from '@/lib/toasts.ts';

interface Undo {
  /** What happened, such as 'User deleted successfully'. */
  readonly text: string;
  /** Undoes it; a failure is shown. */
  readonly undo: () => Promise<unknown>;
  /** The message afterwards, such as 'User restored'. */
  readonly undone: string;
  /** The message for a failure without one of its own. */
  readonly failed: string;
}

/** Shows that something was done and offers undo for as long as the message is shown. */
export function showUndo({ text, undo, undone, failed }: Undo): void {
  const run = async () => {
    try {
      await undo();
      toasts.show({ tone: 'success', text: undone });
    } catch (error) {
      toasts.show({ tone: 'danger', text: messageOf(error, failed) });
    }
  };
  toasts.show({ tone: 'success', text, action: { label: 'Undo', run: () => void run() } });
}
