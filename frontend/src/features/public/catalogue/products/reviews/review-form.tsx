import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@/api/api-error.ts';
import type { OwnReview } from '@/api/generated/model.ts';
import { useSaveReview } from '@/api/generated/reviews/reviews.ts';
import { reviewInputTextMax as LONGEST } from '@/api/generated/zod/schemas/reviewInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatCount } from '@/lib/format.ts';
import { StarField } from './star-field.tsx';

const FIELDS = ['stars', 'words'] as const;

/** Sends a review. The text stays until it has been stored. */
function useReviewForm(productId: number, onSaved: (review: OwnReview) => void) {
  const { mutateAsync: save } = useSaveReview();
  const { show } = useToast();
  const { busy, problem, form, discardDraft } = useForm({
    fields: FIELDS,
    draftKey: `review-${productId}`,
    check: ({ stars, words }) => ({
      ...(stars === '' ? { stars: t`Please select 1 to 5 stars` } : {}),
      ...([...words.trim()].length > LONGEST
        ? { words: t`Please keep your review under ${formatCount(LONGEST)} characters` }
        : {}),
    }),
    send: async ({ stars, words }) => {
      const review = await save({ id: String(productId), data: { stars: Number(stars), text: words } });
      show({
        tone: 'success',
        text:
          review.status === 'pending' ? t`Thank you. Your review is awaiting approval.` : t`Thank you for your rating.`,
      });
      onSaved(review);
    },
    refused: (error) => ({ words: errorMessage(error, t`Failed to save your review`) }),
    toMessage: () => null,
  });
  return { busy, problem, form, discardDraft };
}

interface ReviewFormProps {
  readonly productId: number;
  /** The existing review, if there is one. */
  readonly review: OwnReview | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** A star rating, and an optional text. */
export function ReviewForm({ productId, review, onSaved, onCancel }: ReviewFormProps) {
  const { busy, problem, form, discardDraft } = useReviewForm(productId, onSaved);
  return (
    <form noValidate aria-label={t`Your review`} {...form}>
      <StarField id="stars" stars={review?.stars ?? 0} error={problem('stars')} />
      <FieldFrame
        id="words"
        label={t`Review (optional)`}
        help={t`Reviews appear after approval.`}
        error={problem('words')}
      >
        <Textarea
          id="words"
          name="words"
          rows={4}
          dir="auto"
          defaultValue={review?.text}
          readOnly={busy}
          aria-invalid={Boolean(problem('words')) || undefined}
          aria-describedby={noteId('words')}
          className="grows max-h-96 min-h-28"
        />
      </FieldFrame>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? t`Saving...` : t`Save Review`}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            discardDraft();
            onCancel();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
