import { RotateCcw, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { FailedJob, SystemJobs } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { formatCount } from '@/lib/format.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { countText } from '../kit/list/count-text.ts';
import { jobLabel } from './system-format.ts';
import { useFailedJobs } from './use-failed-jobs.ts';

interface FailedJobsProps {
  readonly jobs: Pick<SystemJobs, 'failed' | 'failures'>;
}

/** Jobs that have used up their retries: they wait until an administrator runs them again or removes them. */
export function FailedJobs({ jobs: { failed, failures } }: FailedJobsProps) {
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
          <time dateTime={failedAt}>{formatMoment(failedAt)}</time>
        </p>
      </div>
      <div className="-my-1 -mr-2 flex shrink-0">
        <IconButton icon={RotateCcw} label={`Retry: ${jobTitle}`} onClick={onRetry} />
        <IconButton icon={Trash2} label={`Remove: ${jobTitle}`} onClick={onRemove} />
      </div>
    </li>
  );
}
