import { errorMessage } from '@/api/api-error.ts';
import { countText, type Noun } from '@/lib/count-text.ts';
import { toasts } from '@/lib/toasts.ts';
import { showUndo } from './show-undo.ts';

/** Maximum number of concurrent calls: the server rate-limits bursts. */
const CONCURRENCY = 4;

interface Bulk<Row, Done> {
  readonly rows: readonly Row[];
  readonly noun: Noun;
  /** Changes one row. Its result is passed to `undo`. */
  readonly change: (row: Row) => Promise<Done>;
  /** Undoes one change; without it undo is not offered. */
  readonly undo?: (row: Row, done: Done) => Promise<unknown>;
  /** Follows the count: 'published'. */
  readonly done: string;
  readonly undoneText: string;
  /** The message for a failure without one of its own. */
  readonly failed: string;
}

/** Changes rows in small batches, reports how many succeeded, and offers undo. */
export async function runBulk<Row, Done>({
  rows,
  noun,
  change,
  undo,
  done,
  undoneText,
  failed,
}: Bulk<Row, Done>): Promise<void> {
  const changed: { row: Row; result: Done }[] = [];
  const problems: unknown[] = [];
  for (let from = 0; from < rows.length; from += CONCURRENCY) {
    const batch = rows.slice(from, from + CONCURRENCY);
    const answers = await Promise.allSettled(batch.map(change));
    for (const [index, answer] of answers.entries()) {
      const row = batch[index];
      if (answer.status === 'rejected') problems.push(answer.reason);
      else if (row !== undefined) changed.push({ row, result: answer.value });
    }
  }
  if (changed.length > 0) {
    const text = `${countText(changed.length, noun)} ${done}`;
    if (undo) {
      const undoAll = () => Promise.all(changed.map(({ row, result }) => undo(row, result)));
      showUndo({
        text,
        undo: undoAll,
        undoneText: `${countText(changed.length, noun)} ${undoneText}`,
        failed: 'Failed to undo the change',
      });
    } else toasts.show({ tone: 'success', text });
  }
  if (problems.length > 0) {
    const first = errorMessage(problems[0], failed);
    toasts.show({ tone: 'danger', text: problems.length === 1 ? first : `${first} (${problems.length} times)` });
  }
}
