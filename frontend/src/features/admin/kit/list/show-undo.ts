import { errorMessage } from '@/api/api-error.ts';
import { toasts } from '@/lib/toasts.ts';

interface Undo {
  /** What happened, such as 'User deleted successfully'. */
  readonly text: string;
  /** Undoes it; a failure is shown. */
  readonly undo: () => Promise<unknown>;
  /** The message afterwards, such as 'User restored'. */
  readonly undoneText: string;
  /** The message for a failure without one of its own. */
  readonly failed: string;
}

/** Shows that something was done and offers undo for as long as the message is shown. */
export function showUndo({ text, undo, undoneText, failed }: Undo): void {
  const runUndo = async () => {
    try {
      await undo();
      toasts.show({ tone: 'success', text: undoneText });
    } catch (error) {
      toasts.show({ tone: 'danger', text: errorMessage(error, failed) });
    }
  };
  toasts.show({ tone: 'success', text, action: { label: 'Undo', run: () => void runUndo() } });
}
