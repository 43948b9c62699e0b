import { useQueryClient } from '@tanstack/react-query';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import {
  getGetDataExportQueryKey,
  useGetDataExport,
  useStartDataExport,
} from '@/api/generated/data-export/data-export.ts';
import type { DataExport } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ExportState } from './export-state.tsx';
import { useExportFile } from './use-export-file.ts';

const TITLE_ID = 'profile-data';
const REFETCH_INTERVAL_MS = 2_000;

const isOpen = ({ state }: DataExport): boolean => state === 'waiting' || state === 'running';

const STATE_MESSAGES: Partial<Record<DataExport['state'], string>> = {
  waiting: 'Preparing your export',
  running: 'Preparing your export',
  ready: 'Your export is ready',
  failed: 'Export failed',
};

/** Everything that the site stores about the user, as one file. */
export function DataExportCard() {
  const queryClient = useQueryClient();
  const query = useGetDataExport({
    query: { refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? REFETCH_INTERVAL_MS : false) },
  });
  const start = useStartDataExport({
    mutation: {
      networkMode: 'always',
      onSuccess: (started) => queryClient.setQueryData(getGetDataExportQueryKey(), started),
    },
  });
  const file = useExportFile();
  const failure = start.error
    ? errorMessage(start.error, 'Failed to start the export.')
    : file.error && errorMessage(file.error, 'Failed to download file.');
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
          Your data
        </h2>
        <p className="mt-1 mb-5 text-sm text-muted-foreground">
          All your data in one ZIP file: account data as JSON, orders and wallet as CSV, invoices and your picture.
          Available for seven days.
        </p>
        {failure ? (
          <Banner tone="danger" className="mb-4">
            {failure}
          </Banner>
        ) : null}
        <QueryState
          query={query}
          loading="Loading your export"
          skeleton={<Skeleton className="h-11 w-40" />}
          toMessage={(error) => errorMessage(error, 'Failed to fetch your export')}
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
