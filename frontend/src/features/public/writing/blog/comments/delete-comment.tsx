import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { deleteComment } from '@/api/generated/comments/comments.ts';
import type { Comment } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';

interface DeleteCommentProps {
  /** The comment to delete; null while there is none. */
  readonly comment: Comment | null;
  readonly onDeleted: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before one's own comment is deleted. A comment that no longer exists counts as deleted. */
export function DeleteComment({ comment, onDeleted, onClose }: DeleteCommentProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const close = () => {
    setProblem(null);
    onClose();
  };
  const confirm = async () => {
    if (!comment) return;
    setBusy(true);
    setProblem(null);
    try {
      await deleteComment(comment.id).catch((error: unknown) => {
        if (!hasStatus(error, 404)) throw error;
      });
      await onDeleted();
      close();
    } catch (error) {
      setProblem(errorMessage(error, t`Failed to delete your comment`));
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open={comment !== null}
      question={t`Are you sure you want to delete this comment?`}
      action={t`Delete`}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      <p className="each-direction line-clamp-3 wrap-anywhere whitespace-pre-line">{comment?.text}</p>
    </ConfirmDialog>
  );
}
