import { t } from '@lingui/core/macro';
import { useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { createComment } from '@/api/generated/comments/comments.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { clearForm } from '@/lib/form-values.ts';
import { formatCount } from '@/lib/format.ts';
import { useAuth } from '@/session/session-context.tsx';
import { COUNTER_THRESHOLD, commentLength, commentProblem, MAX_COMMENT_LENGTH } from './comment-rules.ts';
import { readDraft, saveDraft } from './drafts.ts';

const FIELDS = ['comment'] as const;

/** Sends a comment. The text stays until it has been stored. */
function useCommentForm(postId: number, onPosted: () => Promise<void>) {
  const { user } = useAuth();
  const router = useRouter();
  const [initialDraft] = useState(() => readDraft(postId));
  const [text, setText] = useState(initialDraft);
  const [notice, setNotice] = useState<string | null>(null);

  const write = (value: string) => {
    setText(value);
    saveDraft(postId, value);
  };
  const { busy, problem, form } = useForm({
    fields: FIELDS,
    check: ({ comment }) => {
      setNotice(null);
      const validation = commentProblem(comment);
      return validation ? { comment: validation } : {};
    },
    send: async ({ comment }, { form }) => {
      if (!user) return void router.navigate({ to: '/login', search: { redirect: `/blog/${postId}#comments` } });
      const { status } = await createComment(String(postId), { text: comment });
      write('');
      clearForm(form, FIELDS);
      setNotice(
        status === 'pending' ? t`Thank you. Your comment is awaiting approval.` : t`Your comment is published.`,
      );
      await onPosted();
    },
    refused: (error) => ({ comment: errorMessage(error, t`Failed to post your comment`) }),
    toMessage: () => null,
  });
  return { initialDraft, text, write, problem: problem('comment'), notice, busy, signedIn: user !== null, form };
}

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
    <form noValidate aria-label={t`Post a comment`} {...form}>
      <FieldFrame
        id={FIELD}
        label={t`Your comment`}
        error={problem}
        help={signedIn ? t`Plain text. Comments appear after approval.` : t`Sign in to post. We’ll keep your draft.`}
        aside={
          length >= COUNTER_THRESHOLD ? (
            <span
              className={clsx(
                'text-xs tabular-nums',
                length > MAX_COMMENT_LENGTH ? 'text-destructive' : 'text-muted-foreground',
              )}
            >
              {t({ context: 'characters', message: `${formatCount(length)} of ${formatCount(MAX_COMMENT_LENGTH)}` })}
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
          {busy ? t`Posting...` : t`Post Comment`}
        </Button>
        {notice ? <Banner tone="success">{notice}</Banner> : null}
      </div>
    </form>
  );
}
