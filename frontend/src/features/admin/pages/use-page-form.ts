import { errorMessage } from '@/api/api-error.ts';
import { useAdminCreatePage, useAdminUpdatePage } from '@/api/generated/admin-pages/admin-pages.ts';
import type { AdminPage } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { useDraftForm } from '../kit/use-draft-form.ts';
import { useAutosave, type WorkingCopyState } from '../kit/writing/use-working-copy.ts';
import { checkDraft, emptyPage, type PageField, toDraft, toPageInput } from './page-draft.ts';

const FIELDS: readonly PageField[] = ['title', 'content', 'address', 'description'];

/** State of the page editor; `page` is null for a new page. */
export function usePageForm(page: AdminPage | null, work: WorkingCopyState, onCreated: (page: AdminPage) => void) {
  const { show } = useToast();
  const create = useAdminCreatePage();
  const update = useAdminUpdatePage();
  const form = useDraftForm({
    stored: page,
    draftOf: (stored) => (stored ? toDraft(stored) : emptyPage),
    fields: FIELDS,
    check: checkDraft,
    save: (draft, base) => {
      const data = toPageInput(draft, base?.version);
      return work.during(() =>
        base ? update.mutateAsync({ id: String(base.id), data }) : create.mutateAsync({ data }),
      );
    },
    onSaved: (saved, before) => {
      const isNew = saved.published !== before?.published;
      const toastText = saved.published ? 'Page published' : 'Draft saved';
      show({ tone: 'success', text: isNew ? toastText : 'Changes saved' });
      if (!before) onCreated(saved);
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the page'),
  });
  const { base, draft } = form;
  useAutosave(work, { dirty: form.dirty, draft, version: base?.version });
  return {
    ...form,
    continueEditing: () => {
      const { offered } = work;
      if (!offered) return;
      // Based on the stored version, even when that is newer, as the offer says: the server accepts a save of no other
      // version.
      form.resume(base, { ...draft, ...offered.draft });
      work.answer();
    },
  };
}
