import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { createComment } from '@/api/generated/comments/comments.ts';
import { useForm } from '@/hooks/use-form.ts';
import { clearForm } from '@/lib/form-values.ts';
import { useAuth } from '@/session/session-context.tsx';
import { commentProblem } from './comment-rules.ts';
import { readDraft, saveDraft } from './drafts.ts';

const FIELDS = ['comment'] as const;

/** Sends a comment. The text stays until it has been stored. */
export function useCommentForm(postId: number, onPosted: () => Promise<void>) {
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
      setNotice(status === 'pending' ? 'Thank you. Your comment is awaiting approval.' : 'Your comment is published.');
      await onPosted();
    },
    refused: (error) => ({ comment: errorMessage(error, 'Failed to post your comment') }),
    toMessage: () => null,
  });
  return { initialDraft, text, write, problem: problem('comment'), notice, busy, signedIn: user !== null, form };
}
