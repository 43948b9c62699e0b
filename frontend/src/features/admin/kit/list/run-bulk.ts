import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { countText, type Noun } from '@/lib/count-text.ts';
import { toasts } from '@/lib/toasts.ts';
import { showUndo } from './show-undo.ts';

/** Maximum number of concurrent calls: the server limits bursts. */
const CONCURRENCY = 4;
/** How often a rate-limited call is retried. */
const MAX_TRIES = 4;
const PAUSE_MS = 2_000;

/** A row that was not changed, and why. */
export interface Refusal<Row> {
  readonly row: Row;
  readonly reason: string;
}

export interface BulkOutcome<Row> {
  readonly changed: number;
  readonly refused: readonly Refusal<Row>[];
  /** Rows that were not tried because the user stopped. */
  readonly left: readonly Row[];
}

export interface Bulk<Row, Done> {
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

interface Control {
  /** Called after each batch. */
  readonly onProgress?: (tried: number) => void;
  /** Ends the run after the current batch. */
  readonly signal?: AbortSignal;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** A rejected call has changed nothing, so a rate-limited one can be retried. */
async function withPatience<Done>(call: () => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (tries === MAX_TRIES || !hasStatus(error, 429)) throw error;
      await pause();
    }
  }
}

/** Calls for each row, a few at a time. @returns the outcomes of the rows that were tried */
async function inBatches<Row, Done>(
  rows: readonly Row[],
  call: (row: Row) => Promise<Done>,
  { onProgress, signal }: Control = {},
): Promise<PromiseSettledResult<Done>[]> {
  const outcomes: PromiseSettledResult<Done>[] = [];
  for (let from = 0; from < rows.length && !signal?.aborted; from += CONCURRENCY) {
    const batch = rows.slice(from, from + CONCURRENCY);
    outcomes.push(...(await Promise.allSettled(batch.map((row) => withPatience(() => call(row))))));
    onProgress?.(outcomes.length);
  }
  return outcomes;
}

/** Changes rows in small batches, reports how many succeeded, offers undo, and returns the rejected rows with reasons. */
export async function runBulk<Row, Done>(
  { rows, noun, change, undo, done, undoneText, failed }: Bulk<Row, Done>,
  control: Control = {},
): Promise<BulkOutcome<Row>> {
  const outcomes = await inBatches(rows, change, control);
  const changed: { row: Row; result: Done }[] = [];
  const refused: Refusal<Row>[] = [];
  for (const [index, outcome] of outcomes.entries()) {
    const row = rows[index] as Row;
    if (outcome.status === 'rejected') refused.push({ row, reason: errorMessage(outcome.reason, failed) });
    else changed.push({ row, result: outcome.value });
  }
  if (changed.length > 0) {
    const text = `${countText(changed.length, noun)} ${done}`;
    if (undo) {
      const undoAll = async () => {
        const undone = await inBatches(changed, ({ row, result }) => undo(row, result));
        const problem = undone.find((outcome) => outcome.status === 'rejected');
        if (problem) throw problem.reason;
      };
      showUndo({
        text,
        undo: undoAll,
        undoneText: `${countText(changed.length, noun)} ${undoneText}`,
        failed: 'Failed to undo the change',
      });
    } else toasts.show({ tone: 'success', text });
  }
  return { changed: changed.length, refused, left: rows.slice(outcomes.length) };
}
