import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { useDeleteReview } from '@/api/generated/reviews/reviews.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';

interface DeleteReviewProps {
  readonly open: boolean;
  readonly productId: number;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before one's own review is deleted. A review that no longer exists counts as deleted. */
export function DeleteReview({ open, productId, onDeleted, onClose }: DeleteReviewProps) {
  const { mutateAsync: remove, isPending } = useDeleteReview();
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const confirm = async () => {
    setProblem(null);
    try {
      await remove({ id: String(productId) }).catch((error: unknown) => {
        if (!hasStatus(error, 404)) throw error;
      });
      close();
      onDeleted();
    } catch (error) {
      setProblem(errorMessage(error, t`Failed to delete your review`));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      question={t`Are you sure you want to delete your review?`}
      action={t`Delete`}
      busy={isPending}
      problem={problem}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      <Trans>Your rating is removed.</Trans>
    </ConfirmDialog>
  );
}
