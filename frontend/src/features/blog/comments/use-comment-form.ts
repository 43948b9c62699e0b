import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { createComment } from '@/api/generated/comments/comments.ts';
import { useForm } from '@/hooks/use-form.ts';
import { clearForm } from '@/lib/form-values.ts';
import { useAuth } from '@/session/session-context.tsx';
import { commentProblem } from './comment-rules.ts';
import { keepDraft, readDraft } from './drafts.ts';

const FIELDS = ['comment'] as const;

/** Sends a comment. The text stays until it has been stored. */
export function useCommentForm(postId: number, onPosted: () => Promise<void>) {
  const { user } = useAuth();
  const router = useRouter();
  const [kept] = useState(() => readDraft(postId));
  const [text, setText] = useState(kept);
  const [notice, setNotice] = useState<string | null>(null);

  const write = (value: string) => {
    setText(value);
    keepDraft(postId, value);
  };
  const { busy, problem, form } = useForm({
    fields: FIELDS,
    check: ({ comment }) => {
      setNotice(null);
      const found = commentProblem(comment);
      return found ? { comment: found } : {};
    },
    send: async ({ comment }, { form }) => {
      if (!user) return void router.navigate({ to: '/login', search: { redirect: `/blog/${postId}#comments` } });
      const { status } = await createComment(String(postId), { text: comment });
      write('');
      clearForm(form, FIELDS);
      setNotice(status === 'pending' ? 'Thank you. Your comment is awaiting approval.' : 'Your comment is published.');
      await onPosted();
    },
    refused: (error) => ({ comment: messageOf(error, 'Failed to post your comment') }),
    explain: () => null,
  });
  return { kept, text, write, problem: problem('comment'), notice, busy, signedIn: user !== null, form };
}
