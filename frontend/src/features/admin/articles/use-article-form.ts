import { errorMessage } from '@/api/api-error.ts';
import { useAdminCreatePost, useAdminUpdatePost } from '@/api/generated/admin-articles/admin-articles.ts';
import type { AdminPost } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { useDraftForm } from '../kit/use-draft-form.ts';
import { useAutosave, type WorkingCopyState } from '../kit/writing/use-working-copy.ts';
import { type ArticleField, checkDraft, emptyDraft, toDraft, toPostInput, toWorkingCopy } from './article-draft.ts';

const FIELDS: readonly ArticleField[] = [
  'title',
  'excerpt',
  'content',
  'category',
  'tags',
  'series',
  'address',
  'author',
  'image',
  'publishAt',
];

const TOASTS = {
  draft: 'Draft saved',
  scheduled: 'Article scheduled',
  published: 'Article published',
} as const;

interface Options {
  /** Null for a new article. */
  readonly post: AdminPost | null;
  /** Name of the author. */
  readonly author: string;
  readonly work: WorkingCopyState;
  readonly onCreated: (post: AdminPost) => void;
}

/** State of the editor: the draft, its errors, and how it is saved. */
export function useArticleForm({ post, author, work, onCreated }: Options) {
  const { show } = useToast();
  const create = useAdminCreatePost();
  const update = useAdminUpdatePost();
  const form = useDraftForm({
    stored: post,
    draftOf: (stored) => (stored ? toDraft(stored) : emptyDraft(author)),
    fields: FIELDS,
    check: (draft) => checkDraft(draft, Date.now()),
    save: (draft, base) => {
      const data = toPostInput(draft, base?.version);
      return work.during(() =>
        base ? update.mutateAsync({ id: String(base.id), data }) : create.mutateAsync({ data }),
      );
    },
    onSaved: (saved, before) => {
      const isNew = saved.status !== before?.status || saved.status === 'draft';
      show({ tone: 'success', text: isNew ? TOASTS[saved.status] : 'Changes saved' });
      if (!before) onCreated(saved);
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the article'),
  });
  const { base, draft } = form;
  useAutosave(work, { dirty: form.dirty, draft: toWorkingCopy(draft), version: base?.version });
  return {
    ...form,
    continueEditing: () => {
      const { offered } = work;
      if (!offered) return;
      const picture = offered.draft.image === undefined ? {} : { image: offered.image };
      // Based on the stored version, even when that is newer, as the offer says: the server accepts a save of no other
      // version.
      form.resume(base, { ...draft, ...offered.draft, image: draft.image, ...picture });
      work.answer();
    },
  };
}
