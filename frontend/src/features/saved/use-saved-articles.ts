import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { getGetPostReactionsQueryKey, savePost, unsavePost } from '@/api/generated/blog/blog.ts';
import { useToast } from '@/hooks/use-toast.ts';

/** Changes run one after another: the result of undo must not depend on which call is faster. */
const SCOPE = { id: 'kept-articles' };

interface Change {
  readonly id: number;
  readonly on: boolean;
}

/** Removes articles from a displayed list and restores them; a refused change is reverted with a message. */
export function useSavedArticles() {
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const queryClient = useQueryClient();
  const { show } = useToast();
  const setFlag = ({ id, on }: Change) =>
    setRemoved((before) => new Set(on ? [...before].filter((other) => other !== id) : [...before, id]));
  const { mutate } = useMutation({
    scope: SCOPE,
    mutationFn: ({ id, on }: Change) => (on ? savePost : unsavePost)(String(id)),
    onMutate: setFlag,
    onError: (error, { id, on }) => {
      setFlag({ id, on: !on });
      show({
        text: errorMessage(error, on ? 'Failed to save the article' : 'Failed to remove the article'),
        tone: 'danger',
      });
    },
    onSuccess: (answer, { id }) => queryClient.setQueryData(getGetPostReactionsQueryKey(String(id)), answer),
  });
  return {
    isSaved: (id: number) => !removed.has(id),
    setSaved: (id: number, on: boolean) => mutate({ id, on }),
  };
}
