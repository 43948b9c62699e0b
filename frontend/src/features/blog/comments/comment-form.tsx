import { clsx } from 'clsx';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { formatCount } from '@/lib/format.ts';
import { COUNTER_THRESHOLD, commentLength, MAX_COMMENT_LENGTH } from './comment-rules.ts';
import { useCommentForm } from './use-comment-form.ts';

interface CommentFormProps {
  readonly postId: number;
  /** Runs after a comment was stored; the form is ready again when it resolves. */
  readonly onPosted: () => Promise<void>;
}

const FIELD = 'comment';

/** The comment form; for visitors it leads to the sign-in page and back, and the text stays. */
export function CommentForm({ postId, onPosted }: CommentFormProps) {
  const { initialDraft, text, write, problem, notice, busy, signedIn, form } = useCommentForm(postId, onPosted);
  const length = commentLength(text);
  return (
    <form noValidate aria-label="Post a comment" {...form}>
      <FieldFrame
        id={FIELD}
        label="Your comment"
        error={problem}
        help={signedIn ? 'Plain text. Comments appear after approval.' : 'Sign in to post. We’ll keep your draft.'}
        aside={
          length >= COUNTER_THRESHOLD ? (
            <span
              className={clsx(
                'text-xs tabular-nums',
                length > MAX_COMMENT_LENGTH ? 'text-destructive' : 'text-muted-foreground',
              )}
            >
              {`${formatCount(length)} of ${formatCount(MAX_COMMENT_LENGTH)}`}
            </span>
          ) : null
        }
      >
        <Textarea
          id={FIELD}
          name={FIELD}
          rows={4}
          dir="auto"
          defaultValue={initialDraft}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          readOnly={busy}
          aria-invalid={Boolean(problem) || undefined}
          aria-describedby={noteId(FIELD)}
          className="grows max-h-96 min-h-28"
        />
      </FieldFrame>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={busy}>
          {busy ? 'Posting...' : 'Post Comment'}
        </Button>
        {notice ? <Banner tone="success">{notice}</Banner> : null}
      </div>
    </form>
  );
}
