import { messageOf } from '@/api/api-error.ts';
import { toasts } from '@/lib/toasts.ts';
import { countText, type Noun } from './count-text.ts';
import { showUndo } from './show-undo.ts';

/** Maximum number of concurrent calls: the server rate-limits bursts. */
const TOGETHER = 4;

interface Bulk<Row, Done> {
  readonly rows: readonly Row[];
  readonly noun: Noun;
  /** Changes one row. Its result is passed to `undo`. */
  readonly change: (row: Row) => Promise<Done>;
  /** Undoes one change; without it undo is not offered. */
  readonly undo?: (row: Row, done: Done) => Promise<unknown>;
  /** Follows the count: 'published'. */
  readonly done: string;
  readonly undone: string;
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
  undone,
  failed,
}: Bulk<Row, Done>): Promise<void> {
  const changed: { row: Row; result: Done }[] = [];
  const problems: unknown[] = [];
  for (let from = 0; from < rows.length; from += TOGETHER) {
    const part = rows.slice(from, from + TOGETHER);
    const answers = await Promise.allSettled(part.map(change));
    for (const [index, answer] of answers.entries()) {
      const row = part[index];
      if (answer.status === 'rejected') problems.push(answer.reason);
      else if (row !== undefined) changed.push({ row, result: answer.value });
    }
  }
  if (changed.length > 0) {
    const text = `${countText(changed.length, noun)} ${done}`;
    if (undo) {
      const back = () => Promise.all(changed.map(({ row, result }) => undo(row, result)));
      showUndo({
        text,
        undo: back,
        undone: `${countText(changed.length, noun)} ${undone}`,
        failed: 'Failed to undo the change',
      });
    } else toasts.show({ tone: 'success', text });
  }
  if (problems.length > 0) {
    const first = messageOf(problems[0], failed);
    toasts.show({ tone: 'danger', text: problems.length === 1 ? first : `${first} (${problems.length} times)` });
  }
}
