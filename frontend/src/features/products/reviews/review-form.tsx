import type { OwnReview } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { StarField } from './star-field.tsx';
import { useReviewForm } from './use-review-form.ts';

interface ReviewFormProps {
  readonly productId: number;
  /** The existing review, if there is one. */
  readonly review: OwnReview | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** A star rating, and an optional text. */
export function ReviewForm({ productId, review, onSaved, onCancel }: ReviewFormProps) {
  const { busy, problem, form } = useReviewForm(productId, onSaved);
  return (
    <form noValidate aria-label="Your review" {...form}>
      <StarField id="stars" stars={review?.stars ?? 0} error={problem('stars')} />
      <FieldFrame id="words" label="Review (optional)" help="Reviews appear after approval." error={problem('words')}>
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
          {busy ? 'Saving...' : 'Save Review'}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
