import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetSystem } from '@/api/generated/admin-system/admin-system.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatMoment } from '@/lib/format-moment.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { SystemCards } from './system-cards.tsx';
import { findProblems } from './system-format.ts';

const REFRESH_MS = 10_000;

/** Polling interval while the screen is open. */
const CURRENT = { staleTime: 0, refetchInterval: REFRESH_MS } as const;

/** The servers and the services that they depend on, live. */
export function SystemPage() {
  const query = useAdminGetSystem({ query: CURRENT });
  const { data, dataUpdatedAt, isError } = query;
  const asOf = formatMoment(new Date(dataUpdatedAt).toISOString());
  return (
    <AdminPage title="System" note={data ? `As of ${asOf}${isError ? ', not responding since' : ''}` : null}>
      <QueryState
        failure={ErrorPage}
        query={query}
        loading="Loading the system status"
        skeleton={<SystemSkeleton />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch the system status')}
      >
        {(status) => (
          <>
            <Verdict sentences={findProblems(status, dataUpdatedAt)} hasBackup={status.backup.lastAt !== null} />
            <FailedJobs jobs={status.jobs} />
            <SystemCards status={status} now={dataUpdatedAt} />
          </>
        )}
      </QueryState>
    </AdminPage>
  );
}

/** A one-line summary of the status. */
function Verdict({ sentences, hasBackup }: { readonly sentences: readonly string[]; readonly hasBackup: boolean }) {
  if (sentences.length === 0 && !hasBackup) {
    return (
      <Banner tone="notice" className="mb-8">
        All servers are running, but there is no backup yet.
      </Banner>
    );
  }
  if (sentences.length === 0) {
    return (
      <Banner tone="success" className="mb-8">
        All systems operational
      </Banner>
    );
  }
  return (
    <Banner tone="danger" className="mb-8">
      <ul className="grid gap-0.5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** Placeholders for the sections while they load. */
function SystemSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-8 h-10 w-full" />
      <div className="grid gap-px lg:grid-cols-2 2xl:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((part) => (
          <Skeleton key={part} className="h-40 w-full" />
        ))}
      </div>
    </div>
  );
}
