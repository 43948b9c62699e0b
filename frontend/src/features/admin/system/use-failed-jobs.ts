import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminRemoveJob,
  useAdminRemoveJobs,
  useAdminRetryJob,
  useAdminRetryJobs,
} from '@/api/generated/admin-system/admin-system.ts';
import type { FailedJob } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { countText } from '../kit/list/count-text.ts';

/** The actions on failed jobs; each reports its result, and removing asks first. */
export function useFailedJobs() {
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
