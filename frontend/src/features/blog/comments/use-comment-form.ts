import { useRouter } from '@tanstack/react-router';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { createComment } from '@/api/generated/comments/comments.ts';
import { useAuth } from '@/session/session-context.tsx';
import { commentProblem } from './comment-rules.ts';
import { keepDraft, readDraft } from './drafts.ts';

/** A comment on its way. Whatever happens the text stays until it has arrived. */
export function useCommentForm(postId: number, onPosted: () => Promise<void>) {
  const { user } = useAuth();
  const router = useRouter();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft(postId));
  const [problem, setProblem] = useState<string>();
  const [notice, setNotice] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const write = (value: string) => {
    setText(value);
    keepDraft(postId, value);
    setProblem(undefined);
  };

  const post = async () => {
    setBusy(true);
    try {
      const { status } = await createComment(String(postId), { text });
      write('');
      setNotice(status === 'pending' ? 'Thank you. Your comment is awaiting approval.' : 'Your comment is published.');
      await onPosted();
    } catch (error) {
      setProblem(messageOf(error, 'Failed to post your comment'));
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setNotice(null);
    const found = commentProblem(text);
    setProblem(found);
    if (found) field.current?.focus();
    else if (user) void post();
    else void router.navigate({ to: '/login', search: { redirect: `/blog/${postId}#comments` } });
  };

  return {
    field,
    text,
    problem,
    notice,
    busy,
    signedIn: user !== null,
    onSubmit,
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => write(target.value),
  };
}
