import { RotateCcw, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminGetSystem,
  useAdminRemoveJob,
  useAdminRemoveJobs,
  useAdminRetryJob,
  useAdminRetryJobs,
} from '@/api/generated/admin-system/admin-system.ts';
import type { FailedJob, SystemJobs } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { countText } from '@/lib/count-text.ts';
import { formatCount } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { SystemCards } from './system-cards.tsx';
import { findProblems, jobLabel } from './system-format.ts';

/** The actions on failed jobs; each reports its result, and removing asks first. */
function useFailedJobs() {
  const { show } = useToast();
  const [candidate, setCandidate] = useState<FailedJob | 'all' | null>(null);
  const [retryMutation, retryEvery] = [useAdminRetryJob(), useAdminRetryJobs()];
  const [removeMutation, removeAllMutation] = [useAdminRemoveJob(), useAdminRemoveJobs()];
  const showSuccess = (text: string) => show({ tone: 'success', text });
  const failed = (error: unknown) => show({ tone: 'danger', text: errorMessage(error, 'Failed to retry the job') });
  const onRemoved = (text: string) => {
    setCandidate(null);
    showSuccess(text);
  };
  const error = removeMutation.error ?? removeAllMutation.error;
  return {
    retry: ({ id }: FailedJob) =>
      retryMutation.mutate({ id: String(id) }, { onSuccess: () => showSuccess('Job restarted'), onError: failed }),
    retryAll: {
      busy: retryEvery.isPending,
      run: () =>
        retryEvery.mutate(undefined, {
          onSuccess: ({ count }) => showSuccess(`${countText(count, ['job', 'jobs'])} restarted`),
          onError: failed,
        }),
    },
    removal: {
      candidate,
      requestRemoval: (job: FailedJob | 'all') => {
        removeMutation.reset();
        removeAllMutation.reset();
        setCandidate(job);
      },
      /** For the ConfirmDialog. */
      dialog: {
        open: candidate !== null,
        busy: removeMutation.isPending || removeAllMutation.isPending,
        problem: error ? errorMessage(error, 'Failed to remove the job') : null,
        onCancel: () => setCandidate(null),
        onConfirm: () => {
          if (candidate === 'all') {
            const onSuccess = ({ count }: { count: number }) =>
              onRemoved(`${countText(count, ['job', 'jobs'])} removed`);
            removeAllMutation.mutate(undefined, { onSuccess });
          } else if (candidate)
            removeMutation.mutate({ id: String(candidate.id) }, { onSuccess: () => onRemoved('Job removed') });
        },
      },
    },
  };
}

interface FailedJobsProps {
  readonly jobs: Pick<SystemJobs, 'failed' | 'failures'>;
}

/** Jobs that have used up their retries: they wait until an administrator runs them again or removes them. */
function FailedJobs({ jobs: { failed, failures } }: FailedJobsProps) {
  const id = useId();
  const { retry, retryAll, removal } = useFailedJobs();
  if (failed === 0) return null;
  const selectedJob = removal.candidate === 'all' ? null : removal.candidate;
  return (
    <section aria-labelledby={id} className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3">
        <h2 id={id} className="text-xl">
          Failed jobs
          <span className="ml-2 text-sm font-medium text-muted-foreground tabular-nums">{formatCount(failed)}</span>
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" size="sm" onClick={() => removal.requestRemoval('all')}>
            Remove all
          </Button>
          <Button variant="outline" size="sm" busy={retryAll.busy} onClick={retryAll.run}>
            <RotateCcw aria-hidden="true" />
            Retry all
          </Button>
        </div>
      </div>
      <ul className="divide-y divide-border rounded-xl border border-border bg-card">
        {failures.map((job) => (
          <FailedJobRow
            key={job.id}
            job={job}
            onRetry={() => retry(job)}
            onRemove={() => removal.requestRemoval(job)}
          />
        ))}
      </ul>
      {failed > failures.length ? (
        <p className="pt-2 text-sm text-muted-foreground">{`Showing the latest ${failures.length}.`}</p>
      ) : null}
      <ConfirmDialog
        {...removal.dialog}
        question={
          selectedJob ? 'Are you sure you want to remove this job?' : 'Are you sure you want to remove all failed jobs?'
        }
        action={selectedJob ? 'Remove' : 'Remove all'}
      >
        <strong className="block font-semibold text-foreground">
          {selectedJob ? jobLabel(selectedJob.name) : countText(failed, ['job', 'jobs'])}
        </strong>
        Removed jobs won’t run.
      </ConfirmDialog>
    </section>
  );
}

interface FailedJobRowProps {
  readonly job: FailedJob;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function FailedJobRow({ job: { id, name, reason, attempts, failedAt }, onRetry, onRemove }: FailedJobRowProps) {
  const jobTitle = `${jobLabel(name)} (${id})`;
  return (
    <li className="flex items-start gap-x-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 grow">
        <p className="text-sm font-semibold wrap-anywhere">{jobLabel(name)}</p>
        <p className="text-sm wrap-anywhere text-destructive">{reason}</p>
        <p className="mt-0.5 text-xs text-muted-foreground tabular-nums">
          <span>{`${countText(attempts, ['attempt', 'attempts'])}, last on`}</span>{' '}
          <time dateTime={failedAt}>{formatShopTime(failedAt)}</time>
        </p>
      </div>
      <div className="-my-1 -mr-2 flex shrink-0">
        <IconButton icon={RotateCcw} label={`Retry: ${jobTitle}`} onClick={onRetry} />
        <IconButton icon={Trash2} label={`Remove: ${jobTitle}`} onClick={onRemove} />
      </div>
    </li>
  );
}

const REFRESH_MS = 10_000;

/** Polling interval while the screen is open. */
const CURRENT = { staleTime: 0, refetchInterval: REFRESH_MS } as const;

/** The servers and the services that they depend on, live. */
export function SystemPage() {
  const query = useAdminGetSystem({ query: CURRENT });
  const { data, dataUpdatedAt, isError } = query;
  const asOf = formatShopTime(new Date(dataUpdatedAt).toISOString());
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
