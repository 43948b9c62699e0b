import { messageOf } from '@/api/api-error.ts';
import { useAdminCreatePage, useAdminUpdatePage } from '@/api/generated/admin-pages/admin-pages.ts';
import type { AdminPage } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { useDraftForm } from '../kit/use-draft-form.ts';
import { type KeptWork, useKeeping } from '../kit/writing/use-working-copy.ts';
import { checkDraft, draftOf, emptyPage, type PageField, toPageInput } from './page-draft.ts';

const FIELDS: readonly PageField[] = ['title', 'content', 'address', 'description'];

/** State of the page editor; `page` is null for a new page. */
export function usePageForm(page: AdminPage | null, work: KeptWork, onCreated: (page: AdminPage) => void) {
  const { show } = useToast();
  const create = useAdminCreatePage();
  const update = useAdminUpdatePage();
  const form = useDraftForm({
    stored: page,
    draftOf: (stored) => (stored ? draftOf(stored) : emptyPage),
    fields: FIELDS,
    check: checkDraft,
    save: (draft, base) => {
      const data = toPageInput(draft, base?.version);
      return work.during(() =>
        base ? update.mutateAsync({ id: String(base.id), data }) : create.mutateAsync({ data }),
      );
    },
    onSaved: (saved, before) => {
      const isNews = saved.published !== before?.published;
      const news = saved.published ? 'Page published' : 'Draft saved';
      show({ tone: 'success', text: isNews ? news : 'Changes saved' });
      if (!before) onCreated(saved);
    },
    explain: (error) => messageOf(error, 'Failed to save the page'),
  });
  const { base, draft } = form;
  useKeeping(work, { dirty: form.dirty, draft, version: base?.version });
  return {
    ...form,
    goOn: () => {
      const { offered } = work;
      if (!offered) return;
      // Based on the stored version, even when that is newer, as the offer says: the server accepts a save of no other
      // version.
      form.resume(base, { ...draft, ...offered.draft });
      work.answer();
    },
  };
}
