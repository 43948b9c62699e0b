import type { DataExport } from '@/api/generated/model.ts';

const LABEL_ID = 'data-export-progress';

interface ExportProgressProps {
  readonly dataExport: Pick<DataExport, 'state' | 'progress'>;
}

/** The progress of the export; a queued export shows none yet. */
export function ExportProgress({ dataExport: { state, progress } }: ExportProgressProps) {
  return (
    <div className="max-w-form">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <p id={LABEL_ID}>{state === 'waiting' ? 'Queued' : 'Preparing your export'}</p>
        <p className="text-muted-foreground">{`${progress} %`}</p>
      </div>
      <div
        role="progressbar"
        aria-labelledby={LABEL_ID}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-ink-4"
      >
        <span
          className="block h-full rounded-full bg-primary transition-[width] duration-300 motion-reduce:transition-none"
          style={{ width: `${progress}%` }}
        />
      </div>
      <p className="mt-3 text-sm text-muted-foreground">
        You can leave this page. We’ll notify you here and by email when it’s ready.
      </p>
    </div>
  );
}
