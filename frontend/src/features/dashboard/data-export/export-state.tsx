import type { DataExport } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate } from '@/lib/format.ts';
import { formatSize } from '@/lib/format-size.ts';
import { ExportProgress } from './export-progress.tsx';

interface ExportStateProps {
  readonly dataExport: DataExport;
  readonly starting: boolean;
  readonly fetching: boolean;
  readonly onStart: () => void;
  readonly onFetch: () => void;
}

/** The status of the export, and its actions. */
export function ExportState({ dataExport, starting, fetching, onStart, onFetch }: ExportStateProps) {
  const { state, expires_at, size_bytes } = dataExport;
  if (state === 'waiting' || state === 'running') return <ExportProgress dataExport={dataExport} />;
  if (state === 'ready') {
    return (
      <>
        <p className="mb-4 text-sm">{`Your export is ready: ${formatSize(size_bytes ?? 0)}, available until ${formatDate(expires_at ?? '')}.`}</p>
        <div className="flex flex-wrap gap-3">
          <Button busy={fetching} onClick={onFetch}>
            Download
          </Button>
          <Button variant="outline" busy={starting} onClick={onStart}>
            Export again
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      {state === 'failed' ? (
        <Banner tone="danger" className="mb-4">
          Export failed. Please try again, or contact us.
        </Banner>
      ) : null}
      {state === 'expired' ? (
        <p className="mb-4 text-sm">{`Your last export expired on ${formatDate(expires_at ?? '')}.`}</p>
      ) : null}
      <Button variant="outline" busy={starting} onClick={onStart}>
        Export my data
      </Button>
    </>
  );
}
