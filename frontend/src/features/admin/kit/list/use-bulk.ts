import { useEffect, useRef, useState } from 'react';
import { type Bulk, type BulkOutcome, runBulk } from './run-bulk.ts';
import type { Selection } from './use-selection.ts';

interface BulkProgress {
  readonly tried: number;
  readonly total: number;
}

/** A bulk action: at most one runs at a time, however often its button is pressed. */
export interface BulkRun<Row> {
  /** Undefined while nothing runs. */
  readonly progress: BulkProgress | undefined;
  readonly run: <Done>(bulk: Bulk<Row, Done>) => Promise<void>;
  /** Ends the run after the rows that are being changed. */
  readonly stop: () => void;
  /** What was not changed by the last run; undefined when everything was. */
  readonly report: BulkOutcome<Row> | undefined;
  readonly closeReport: () => void;
}

/** Afterwards nothing is selected, or what was not changed. */
export function useBulk<Row>({ clear }: Selection<Row>): BulkRun<Row> {
  const [progress, setProgress] = useState<BulkProgress>();
  const [report, setReport] = useState<BulkOutcome<Row>>();
  const running = useRef<AbortController>(undefined);
  const isRunning = progress !== undefined;

  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isRunning]);

  return {
    progress,
    report,
    closeReport: () => setReport(undefined),
    stop: () => running.current?.abort(),
    run: async (bulk) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      const total = bulk.rows.length;
      setProgress({ tried: 0, total });
      try {
        const outcome = await runBulk(bulk, {
          signal: controller.signal,
          onProgress: (tried) => setProgress({ tried, total }),
        });
        if (outcome.refused.length > 0 || outcome.left.length > 0) setReport(outcome);
        clear();
      } finally {
        running.current = undefined;
        setProgress(undefined);
      }
    },
  };
}
