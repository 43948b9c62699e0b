import { messageOf } from '@/api/api-error.ts';
import { toasts } from '@/lib/toasts.ts';

interface Undo {
  /** What has happened, such as 'User deleted successfully'. */
  readonly text: string;
  /** Takes it back; its failure is told. */
  readonly undo: () => Promise<unknown>;
  /** What is said afterwards, such as 'User restored'. */
  readonly undone: string;
  /** The sentence for a failure without one of its own. */
  readonly failed: string;
}

/** Tells that something was done and offers to take it back, as long as the message is there. */
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
