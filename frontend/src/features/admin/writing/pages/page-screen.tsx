import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  adminGetPage,
  getAdminGetPageQueryKey,
  useAdminCreatePage,
  useAdminUpdatePage,
} from '@/api/generated/admin-pages/admin-pages.ts';
import type { AdminPage, WorkingCopy } from '@/api/generated/model.ts';
import {
  pageInputContentMax,
  pageInputDescriptionMax,
  pageInputTitleMax,
} from '@/api/generated/zod/schemas/pageInput.zod.ts';
import { useToast } from '@/hooks/use-toast.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { ActivityLink } from '../../kit/activity-link.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { TranslateLink } from '../../kit/translations/translate-link.tsx';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { AddressField } from '../../kit/writing/address-field.tsx';
import { DetailsSheet, useDetailsSheet } from '../../kit/writing/details-sheet.tsx';
import { HistoryView } from '../../kit/writing/history-view.tsx';
import { MarkdownField } from '../../kit/writing/markdown-field.tsx';
import { PreviewCard } from '../../kit/writing/preview-card.tsx';
import { SaveConflict } from '../../kit/writing/save-conflict.tsx';
import { TextPreview } from '../../kit/writing/text-preview.tsx';
import { TitleField } from '../../kit/writing/title-field.tsx';
import { useConflict } from '../../kit/writing/use-conflict.ts';
import { useAutosave, useWorkingCopy, type WorkingCopyState } from '../../kit/writing/use-working-copy.ts';
import type { WritingView } from '../../kit/writing/view.ts';
import { WorkingCopyPrompt } from '../../kit/writing/working-copy-prompt.tsx';
import { BACK_LINK, WritingFrame } from '../../kit/writing/writing-frame.tsx';
import { WritingPanes } from '../../kit/writing/writing-panes.tsx';
import {
  checkDraft,
  defaultSlug,
  emptyPage,
  type PageDraft,
  type PageField,
  toDraft,
  toPageInput,
} from './page-draft.ts';

interface PageDetailsProps {
  readonly draft: PageDraft;
  readonly problems: FieldProblems<PageField>;
  readonly onChange: (fields: Partial<PageDraft>) => void;
  /** Undefined before the first save. */
  readonly id: number | undefined;
  /** Privacy policy and terms keep their URLs. */
  readonly legal: boolean;
  /** The page had another URL while it was public: that URL redirects here. */
  readonly isAddressChanged: boolean;
}

/** The page's metadata: visibility, URL, and search engine texts. */
function PageDetails({ draft, problems, onChange, id, legal, isAddressChanged }: PageDetailsProps) {
  const note = isAddressChanged ? 'The old URL redirects here.' : 'Lowercase letters, numbers and hyphens.';
  return (
    <div className="grid content-start gap-4">
      <div className="rounded-xl border border-border bg-card p-4">
        <SwitchField
          name="published"
          label="Published"
          help={draft.published ? 'Visible to everyone' : 'Visible to admins only'}
          checked={draft.published}
          onChange={({ currentTarget }) => onChange({ published: currentTarget.checked })}
        />
      </div>
      <AddressField
        kind="pages"
        id={id}
        title={draft.title}
        readOnly={legal}
        placeholder={defaultSlug(draft)}
        value={draft.address}
        error={problems.address}
        help={legal ? 'The URL of this page can’t be changed.' : note}
        onChange={(address) => onChange({ address })}
      />
      <TextAreaField
        name="description"
        label="Description"
        rows={3}
        maxLength={pageInputDescriptionMax}
        value={draft.description}
        error={problems.description}
        help="One or two sentences for search engines."
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      {id === undefined ? null : (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <TranslateLink type="page" id={id} />
          <ActivityLink kind="page" id={id} />
        </p>
      )}
    </div>
  );
}

const FIELDS: readonly PageField[] = ['title', 'content', 'address', 'description'];

const IN_SHEET: readonly PageField[] = ['address', 'description'];

/** State of the page editor; `page` is null for a new page. */
function usePageForm(page: AdminPage | null, work: WorkingCopyState, onCreated: (page: AdminPage) => void) {
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

/** Renders a page with the components of the public one. */
export type RenderPage = (page: { readonly title: string; readonly html: string }) => ReactNode;

interface PageScreenProps {
  /** Null for a new page. */
  readonly page: AdminPage | null;
  /** The author's unsaved text from an earlier visit. */
  readonly workingCopy: WorkingCopy | null;
  readonly view: WritingView;
  readonly renderPage: RenderPage;
}

const FORM = 'page-form';

/** The page editor: the text, its live preview beside it, and the page's metadata in a sheet. */
export function PageScreen({ page, workingCopy, view, renderPage }: PageScreenProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const work = useWorkingCopy('pages', page ? String(page.id) : 'new', workingCopy);
  const { base, draft, change, problems, failure, stale, dirty, busy, form, loadStored, resume, continueEditing } =
    usePageForm(page, work, (created) => {
      const id = String(created.id);
      client.setQueryData(getAdminGetPageQueryKey(id), created);
      const options = { search: {}, replace: true, ignoreBlocker: true, resetScroll: false };
      void navigate({ to: '/admin/content/pages/$id', params: { id }, ...options });
    });
  const details = useDetailsSheet({ fields: FIELDS, inSheet: IN_SHEET, problems });
  const conflict = useConflict({ base, draft, toDraft, fetchStored: () => adminGetPage(String(base?.id)), resume });
  const wasPublished = base?.published ?? false;
  const unpublished = wasPublished ? 'Unpublish' : 'Save draft';
  const action = draft.published ? (wasPublished ? 'Save changes' : 'Publish') : unpublished;
  const title = draft.title || 'Page title';
  const reload = async () => {
    if (base) loadStored(await adminGetPage(String(base.id)));
  };
  return (
    <WritingFrame
      back={
        <Link
          to="/admin/content/$page"
          params={{ page: 'pages' }}
          activeOptions={{ exact: true }}
          className={BACK_LINK}
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          Pages
        </Link>
      }
      title={base ? base.title : 'New page'}
      status={wasPublished ? 'published' : 'draft'}
      dirty={dirty}
      work={work}
      busy={busy}
      view={view}
      stored={base !== null}
      form={FORM}
      action={action}
      onDetails={() => details.setOpen(true)}
    >
      {stale && base ? (
        <SaveConflict
          kind="pages"
          id={base.id}
          editedFrom={base.updated_at}
          changedHere={conflict.changed.map((field) => (field === 'published' ? 'status' : field))}
          busy={conflict.busy}
          onKeepMine={conflict.keepMine}
          onUseTheirs={conflict.useTheirs}
        />
      ) : (
        <FailureBanner failure={failure} stale={false} onReload={() => {}} className="mb-4" />
      )}
      {work.offered ? (
        <WorkingCopyPrompt
          savedAt={work.offered.keptAt}
          outdated={work.offered.version !== (base?.version ?? null)}
          onContinue={continueEditing}
          onDiscard={() => void work.discard()}
        />
      ) : null}
      {view === 'history' && base ? (
        <HistoryView item={{ kind: 'pages', id: base.id, version: base.version }} dirty={dirty} onRestored={reload} />
      ) : null}
      <WritingPanes
        view={view}
        preview={
          <TextPreview text={draft.content}>
            {(html) => <PreviewCard>{renderPage({ title, html })}</PreviewCard>}
          </TextPreview>
        }
      >
        <form
          id={FORM}
          noValidate
          inert={work.offered !== null}
          className="inert:opacity-50"
          {...form}
          onSubmitCapture={details.onSubmitCapture}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
            <div className="mx-auto w-full max-w-[38rem]">
              <TitleField
                maxLength={pageInputTitleMax}
                value={draft.title}
                error={problems.title}
                onChange={(title) => change({ title })}
              />
            </div>
            <MarkdownField
              page
              name="content"
              label="Text"
              maxLength={pageInputContentMax}
              value={draft.content}
              error={problems.content}
              help="Markdown. Headings become the table of contents."
              onChange={(content) => change({ content })}
            />
          </div>
          <DetailsSheet open={details.open} onClose={() => details.setOpen(false)} action={action} busy={busy}>
            <PageDetails
              draft={draft}
              problems={problems}
              onChange={change}
              id={base?.id}
              legal={base?.legal ?? false}
              isAddressChanged={wasPublished && draft.address !== base?.address}
            />
          </DetailsSheet>
        </form>
      </WritingPanes>
    </WritingFrame>
  );
}
