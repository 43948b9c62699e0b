import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookmarkX } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { getGetPostReactionsQueryKey, savePost, unsavePost } from '@/api/generated/blog/blog.ts';
import type { PostCard as Post } from '@/api/generated/model.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { PostCard } from '../../writing/blog/post-card.tsx';
import { SavedList, type SavedQuery } from './saved-list.tsx';
import type { SavedPath } from './saved-page.tsx';
import { SavedSkeleton } from './saved-skeleton.tsx';
import { UndoPlaceholder } from './undo-placeholder.tsx';

/** Changes run one after another: the result of undo must not depend on which call is faster. */
const SCOPE = { id: 'kept-articles' };

interface Change {
  readonly id: number;
  readonly on: boolean;
}

/** Removes articles from a displayed list and restores them; a refused change is reverted with a message. */
function useSavedArticles() {
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
        text: errorMessage(error, on ? t`Failed to save the article` : t`Failed to remove the article`),
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

interface SavedArticlesProps {
  readonly path: SavedPath;
  readonly query: SavedQuery<Post>;
}

/** The saved articles; a removed one leaves a placeholder with an undo button. */
export function SavedArticles({ path, query }: SavedArticlesProps) {
  const { isSaved, setSaved } = useSavedArticles();
  return (
    <SavedList
      path={path}
      query={query}
      show="articles"
      invitation={t`Tap Save on an article to keep it here.`}
      skeleton={<SavedSkeleton />}
    >
      {(post) =>
        isSaved(post.id) ? (
          <div className="relative">
            <PostCard post={post} variant="third" heading="h3" />
            <IconButton
              icon={BookmarkX}
              label={t`Remove ${post.title} from the saved articles`}
              onClick={() => setSaved(post.id, false)}
              className="absolute top-2 end-2 z-10 border border-border bg-card"
            />
          </div>
        ) : (
          <UndoPlaceholder title={post.title} onUndo={() => setSaved(post.id, true)} />
        )
      }
    </SavedList>
  );
}
