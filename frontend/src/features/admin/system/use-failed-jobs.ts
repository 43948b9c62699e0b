import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
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
  const [asked, setAsked] = useState<FailedJob | 'all' | null>(null);
  const [retryOne, retryEvery] = [useAdminRetryJob(), useAdminRetryJobs()];
  const [removeOne, removeEvery] = [useAdminRemoveJob(), useAdminRemoveJobs()];
  const told = (text: string) => show({ tone: 'success', text });
  const failed = (error: unknown) => show({ tone: 'danger', text: messageOf(error, 'Failed to retry the job') });
  const removed = (text: string) => {
    setAsked(null);
    told(text);
  };
  const error = removeOne.error ?? removeEvery.error;
  return {
    retry: ({ id }: FailedJob) =>
      retryOne.mutate({ id: String(id) }, { onSuccess: () => told('Job restarted'), onError: failed }),
    retryAll: {
      busy: retryEvery.isPending,
      run: () =>
        retryEvery.mutate(undefined, {
          onSuccess: ({ count }) => told(`${countText(count, ['job', 'jobs'])} restarted`),
          onError: failed,
        }),
    },
    removal: {
      asked,
      ask: (job: FailedJob | 'all') => {
        removeOne.reset();
        removeEvery.reset();
        setAsked(job);
      },
      /** For the ConfirmDialog. */
      dialog: {
        open: asked !== null,
        busy: removeOne.isPending || removeEvery.isPending,
        problem: error ? messageOf(error, 'Failed to remove the job') : null,
        onCancel: () => setAsked(null),
        onConfirm: () => {
          if (asked === 'all') {
            const onSuccess = ({ count }: { count: number }) => removed(`${countText(count, ['job', 'jobs'])} removed`);
            removeEvery.mutate(undefined, { onSuccess });
          } else if (asked) removeOne.mutate({ id: String(asked.id) }, { onSuccess: () => removed('Job removed') });
        },
      },
    },
  };
}
