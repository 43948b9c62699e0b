import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { Comment } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { afterDialog } from '@/lib/after-dialog.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { DeleteComment } from './delete-comment.tsx';
import { useComments } from './use-comments.ts';

interface CommentsThreadProps {
  readonly postId: number;
  /** Runs when a comment was deleted together with the pressed button. */
  readonly onDeleted: () => void;
}

/** The comment form and the comments. Loaded when scrolled near. */
export function CommentsThread({ postId, onDeleted }: CommentsThreadProps) {
  const { query, more, renew } = useComments(postId);
  const [leaving, setLeaving] = useState<Comment | null>(null);
  const refetchWithout = async () => {
    await renew();
    afterDialog(onDeleted);
  };
  return (
    <>
      <CommentForm postId={postId} onPosted={renew} />
      <div className="mt-10">
        <QueryState
          query={query}
          loading="Loading comments"
          skeleton={<CommentsSkeleton />}
          toMessage={(error) => errorMessage(error, 'Failed to fetch comments')}
          isEmpty={(comments) => comments.length === 0}
          empty={<p className="text-muted-foreground">No comments yet. Be the first.</p>}
        >
          {(comments) => (
            <ol className="grid gap-8">
              {comments.map((comment) => (
                <li key={comment.id}>
                  <CommentItem comment={comment} onDelete={() => setLeaving(comment)} />
                </li>
              ))}
            </ol>
          )}
        </QueryState>
        {more ? (
          <Button variant="outline" busy={more.busy} onClick={more.load} className="mt-8">
            Show more comments
          </Button>
        ) : null}
      </div>
      <DeleteComment comment={leaving} onDeleted={refetchWithout} onClose={() => setLeaving(null)} />
    </>
  );
}
