import { useState } from 'react';
import { ApiError, messageOf } from '@/api/api-error.ts';
import { type FieldProblems, fieldProblems } from '@/api/field-problems.ts';
import { useAdminCreatePost, useAdminUpdatePost } from '@/api/generated/admin-articles/admin-articles.ts';
import type { AdminPost } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { type ArticleDraft, type ArticleField, checkDraft, draftOf, emptyDraft, toPostInput } from './article-draft.ts';

const FIELDS: readonly ArticleField[] = [
  'title',
  'excerpt',
  'content',
  'category',
  'tags',
  'author',
  'image',
  'publishAt',
];

const SAID = {
  draft: 'The draft is saved',
  scheduled: 'The article is scheduled',
  published: 'The article is published',
} as const;

interface Options {
  /** Null for a new article. */
  readonly post: AdminPost | null;
  /** Name of who writes. */
  readonly author: string;
  readonly onCreated: (post: AdminPost) => void;
}

/** State of the writing screen: what is typed, what is wrong with it, and how it is saved. */
export function useArticleForm({ post, author, onCreated }: Options) {
  const { show } = useToast();
  // What this form began with: its version tells the server what the writer knew.
  const [base, setBase] = useState(post);
  const [draft, setDraft] = useState<ArticleDraft>(() => (post ? draftOf(post) : emptyDraft(author)));
  const [problems, setProblems] = useState<FieldProblems<ArticleField>>({});
  const [failure, setFailure] = useState<{ text: string; stale: boolean } | null>(null);
  const create = useAdminCreatePost();
  const update = useAdminUpdatePost();

  const start = base ? draftOf(base) : emptyDraft(author);
  const dirty = JSON.stringify(start) !== JSON.stringify(draft);

  const change = (fields: Partial<ArticleDraft>) => {
    setDraft((now) => ({ ...now, ...fields }));
    setProblems((now) => {
      const left = { ...now };
      for (const field of Object.keys(fields) as ArticleField[]) delete left[field];
      return left;
    });
  };

  const showProblems = (found: FieldProblems<ArticleField>): boolean => {
    setProblems(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) document.getElementById(first)?.focus();
    return first !== undefined;
  };

  const save = async () => {
    setFailure(null);
    if (showProblems(checkDraft(draft, Date.now()))) return;
    try {
      const data = toPostInput(draft, base?.version);
      const saved = await (base ? update.mutateAsync({ id: String(base.id), data }) : create.mutateAsync({ data }));
      const isNews = saved.status !== base?.status || saved.status === 'draft';
      setBase(saved);
      setDraft(draftOf(saved));
      show({ tone: 'success', text: isNews ? SAID[saved.status] : 'Changes saved' });
      if (!base) onCreated(saved);
    } catch (error) {
      if (showProblems(fieldProblems(error, FIELDS))) return;
      const stale = error instanceof ApiError && error.status === 409;
      setFailure({ text: messageOf(error, 'Failed to save the article'), stale });
    }
  };

  /** Takes over what is stored; what was typed here is lost. */
  const takeOver = (stored: AdminPost) => {
    setBase(stored);
    setDraft(draftOf(stored));
    setFailure(null);
    setProblems({});
  };

  return { base, draft, change, problems, failure, dirty, save, takeOver, busy: create.isPending || update.isPending };
}
