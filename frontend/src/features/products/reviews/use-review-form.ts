import { errorMessage } from '@/api/api-error.ts';
import type { OwnReview } from '@/api/generated/model.ts';
import { useSaveReview } from '@/api/generated/reviews/reviews.ts';
import { reviewInputTextMax as LONGEST } from '@/api/generated/zod/schemas/reviewInput.zod.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatCount } from '@/lib/format.ts';

const FIELDS = ['stars', 'words'] as const;

/** Sends a review. The text stays until it has been stored. */
export function useReviewForm(productId: number, onSaved: (review: OwnReview) => void) {
  const { mutateAsync: save } = useSaveReview();
  const { show } = useToast();
  const { busy, problem, form } = useForm({
    fields: FIELDS,
    check: ({ stars, words }) => ({
      ...(stars === '' ? { stars: 'Please select 1 to 5 stars' } : {}),
      ...([...words.trim()].length > LONGEST
        ? { words: `Please keep your review under ${formatCount(LONGEST)} characters` }
        : {}),
    }),
    send: async ({ stars, words }) => {
      const review = await save({ id: String(productId), data: { stars: Number(stars), text: words } });
      show({
        tone: 'success',
        text:
          review.status === 'pending' ? 'Thank you. Your review is awaiting approval.' : 'Thank you for your rating.',
      });
      onSaved(review);
    },
    refused: (error) => ({ words: errorMessage(error, 'Failed to save your review') }),
    toMessage: () => null,
  });
  return { busy, problem, form };
}
