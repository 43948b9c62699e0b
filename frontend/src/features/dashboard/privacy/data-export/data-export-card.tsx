import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import {
  createDataExportAddress,
  getDataExportFile,
  getGetDataExportQueryKey,
  useGetDataExport,
  useStartDataExport,
} from '@/api/generated/data-export/data-export.ts';
import type { DataExport } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatDate } from '@/lib/format.ts';
import { formatSize } from '@/lib/format-size.ts';
import { saveFile } from '@/lib/save-file.ts';
import { MAX_IN_PAGE_BYTES, startBrowserDownload } from '../../kit/browser-download.ts';

const LABEL_ID = 'data-export-progress';

interface ExportProgressProps {
  readonly dataExport: Pick<DataExport, 'state' | 'progress'>;
}

/** The progress of the export; a queued export shows none yet. */
function ExportProgress({ dataExport: { state, progress } }: ExportProgressProps) {
  return (
    <div className="max-w-form">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <p id={LABEL_ID}>{state === 'waiting' ? t`Queued` : t`Preparing your export`}</p>
        <p className="text-muted-foreground">{t`${progress}%`}</p>
      </div>
      <ProgressBar percent={progress} labelledBy={LABEL_ID} className="mt-2" />
      <p className="mt-3 text-sm text-muted-foreground">
        <Trans>You can leave this page. We’ll notify you here and by email when it’s ready.</Trans>
      </p>
    </div>
  );
}

interface ExportStateProps {
  readonly dataExport: DataExport;
  readonly starting: boolean;
  readonly fetching: boolean;
  readonly onStart: () => void;
  readonly onFetch: () => void;
}

/** The status of the export, and its actions. */
function ExportState({ dataExport, starting, fetching, onStart, onFetch }: ExportStateProps) {
  const { state, expires_at, size_bytes } = dataExport;
  if (state === 'waiting' || state === 'running') return <ExportProgress dataExport={dataExport} />;
  if (state === 'ready') {
    return (
      <>
        <p className="mb-4 text-sm">{t`Your export is ready: ${formatSize(size_bytes ?? 0)}, available until ${formatDate(expires_at ?? '')}.`}</p>
        <div className="flex flex-wrap gap-3">
          <Button busy={fetching} onClick={onFetch}>
            <Trans>Download</Trans>
          </Button>
          <Button variant="outline" busy={starting} onClick={onStart}>
            <Trans>Export again</Trans>
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      {state === 'failed' ? (
        <Banner tone="danger" className="mb-4">
          <Trans>Export failed. Please try again, or contact us.</Trans>
        </Banner>
      ) : null}
      {state === 'expired' ? (
        <p className="mb-4 text-sm">{t`Your last export expired on ${formatDate(expires_at ?? '')}.`}</p>
      ) : null}
      <Button variant="outline" busy={starting} onClick={onStart}>
        <Trans>Export my data</Trans>
      </Button>
    </>
  );
}

/** Requests the URL of the finished file and downloads it. */
const useExportFile = () =>
  useMutation({
    mutationFn: async () => {
      const { address, name, size_bytes } = await createDataExportAddress();
      if (size_bytes > MAX_IN_PAGE_BYTES) return startBrowserDownload(address, name);
      // Without cookies, so that an object store to which the server redirects may allow every origin.
      const token = address.slice(address.lastIndexOf('/') + 1);
      saveFile(await getDataExportFile(token, { credentials: 'omit' }), name);
    },
  });

const TITLE_ID = 'profile-data';
const REFETCH_INTERVAL_MS = 2_000;

const isOpen = ({ state }: DataExport): boolean => state === 'waiting' || state === 'running';

const STATE_MESSAGES: Partial<Record<DataExport['state'], string>> = {
  waiting: t`Preparing your export`,
  running: t`Preparing your export`,
  ready: t`Your export is ready`,
  failed: t`Export failed`,
};

/** Everything that the site stores about the user, as one file. */
export function DataExportCard() {
  const queryClient = useQueryClient();
  const query = useGetDataExport({
    query: { refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? REFETCH_INTERVAL_MS : false) },
  });
  const start = useStartDataExport({
    mutation: {
      onSuccess: (started) => queryClient.setQueryData(getGetDataExportQueryKey(), started),
    },
  });
  const file = useExportFile();
  const failure = start.error
    ? errorMessage(start.error, t`Failed to start the export.`)
    : file.error && errorMessage(file.error, t`Failed to download file.`);
  const begin = () => {
    file.reset();
    start.mutate();
  };
  const fetchFile = () => {
    start.reset();
    file.mutate();
  };
  if (isUnknownCall(query.error)) return null;
  return (
    <Card id="data" className="scroll-mt-24 p-5 sm:p-8">
      <section aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} className="text-xl">
          <Trans>Your data</Trans>
        </h2>
        <p className="mt-1 mb-5 text-sm text-muted-foreground">
          <Trans>
            All your data in one ZIP file: account data as JSON, orders and wallet as CSV, invoices and your picture.
            Available for seven days.
          </Trans>
        </p>
        {failure ? (
          <Banner tone="danger" className="mb-4">
            {failure}
          </Banner>
        ) : null}
        <QueryState
          query={query}
          loading={t`Loading your export`}
          skeleton={<Skeleton className="h-11 w-40" />}
          toMessage={(error) => errorMessage(error, t`Failed to fetch your export`)}
        >
          {(latestExport) => (
            <>
              <ExportState
                dataExport={latestExport}
                starting={start.isPending}
                fetching={file.isPending}
                onStart={begin}
                onFetch={fetchFile}
              />
              <p role="status" className="sr-only">
                {STATE_MESSAGES[latestExport.state]}
              </p>
            </>
          )}
        </QueryState>
      </section>
    </Card>
  );
}
