import { errorMessage } from '@/api/api-error.ts';
import { reviewModerationAnswerMax as LONGEST } from '@/api/generated/zod/schemas/reviewModeration.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { formatCount } from '@/lib/format.ts';

interface ReviewReplyFormProps {
  readonly id: string;
  readonly answer: string | null;
  readonly onSend: (answer: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The studio's reply to a review, shown below it on the site. */
export function ReviewReplyForm({ id, answer, onSend, onClose }: ReviewReplyFormProps) {
  const { busy, problem, form, discardDraft } = useForm({
    fields: ['answer'],
    draftKey: `review-reply-${id}`,
    check: ({ answer: given }) =>
      [...given.trim()].length > LONGEST
        ? { answer: `Please keep your reply under ${formatCount(LONGEST)} characters` }
        : {},
    send: async ({ answer: given }) => {
      await onSend(given);
      onClose();
    },
    refused: (error) => ({ answer: errorMessage(error, 'Failed to save the reply') }),
    toMessage: () => null,
  });
  const field = `answer-${id}`;
  return (
    <form noValidate aria-label="Reply" className="mt-4 max-w-prose" {...form}>
      <FieldFrame id={field} label="Your reply" help="Shown below the review on the site." error={problem('answer')}>
        <Textarea
          id={field}
          name="answer"
          rows={3}
          dir="auto"
          autoFocus
          defaultValue={answer ?? ''}
          readOnly={busy}
          aria-invalid={Boolean(problem('answer')) || undefined}
          aria-describedby={noteId(field)}
          className="grows max-h-80 min-h-20"
        />
      </FieldFrame>
      <div className="mt-1 flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {busy ? 'Saving...' : 'Save reply'}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            discardDraft();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
