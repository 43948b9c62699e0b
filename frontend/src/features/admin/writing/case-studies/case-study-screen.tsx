import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  adminGetCaseStudy,
  getAdminGetCaseStudyQueryKey,
  useAdminCreateCaseStudy,
  useAdminUpdateCaseStudy,
} from '@/api/generated/admin-case-studies/admin-case-studies.ts';
import type { AdminCaseStudy, AdminLeadDetail, RevisionField, WorkingCopy } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { DetailsSheet, useDetailsSheet } from '../../kit/writing/details-sheet.tsx';
import { FIELD_LABELS } from '../../kit/writing/diff-view.tsx';
import { HistoryView } from '../../kit/writing/history-view.tsx';
import { PreviewCard } from '../../kit/writing/preview-card.tsx';
import { SaveConflict } from '../../kit/writing/save-conflict.tsx';
import { TextPreview } from '../../kit/writing/text-preview.tsx';
import { useConflict } from '../../kit/writing/use-conflict.ts';
import { useAutosave, useWorkingCopy, type WorkingCopyState } from '../../kit/writing/use-working-copy.ts';
import type { WritingView } from '../../kit/writing/view.ts';
import { WorkingCopyPrompt } from '../../kit/writing/working-copy-prompt.tsx';
import { BACK_LINK, WritingFrame } from '../../kit/writing/writing-frame.tsx';
import { WritingPanes } from '../../kit/writing/writing-panes.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { CaseStudyDetails } from './case-study-details.tsx';
import {
  type CaseStudyDraft,
  type CaseStudyField,
  checkDraft,
  emptyCaseStudy,
  endsApproval,
  toDraft,
  toInput,
  toWorkingCopy,
  withWorkingCopy,
} from './case-study-draft.ts';
import { CaseStudyFields } from './case-study-fields.tsx';

/** In the order of the page, those of the sheet last. */
const FIELDS: readonly CaseStudyField[] = [
  'title',
  'summary',
  'challenge',
  'work',
  'results',
  'content',
  'quote',
  'quote_name',
  'quote_role',
  'client_named',
  'client',
  'place',
  'year',
  'sector',
  'services',
  'image',
  'portrait',
  'product_id',
  'post_id',
  'address',
];

const IN_SHEET = FIELDS.slice(FIELDS.indexOf('client_named'));

/** A change of the facts that revisions do not compare counts as one of the client. */
const toRevisionField = (field: CaseStudyField): RevisionField =>
  field in FIELD_LABELS ? (field as RevisionField) : 'client';

/** Renders a draft with the components of the public page. */
export type RenderCaseStudy = (draft: CaseStudyDraft, html: string) => ReactNode;

interface CaseStudyScreenProps {
  /** Null for a new one. */
  readonly study: AdminCaseStudy | null;
  /** The project that a new one is about. */
  readonly lead: AdminLeadDetail | null;
  /** The author's unsaved text from an earlier visit. */
  readonly workingCopy: WorkingCopy | null;
  readonly view: WritingView;
  readonly render: RenderCaseStudy;
}

const FORM = 'case-study-form';

/** State of the editor. */
function useCaseStudyForm(
  { study, lead }: Pick<CaseStudyScreenProps, 'study' | 'lead'>,
  work: WorkingCopyState,
  onCreated: (study: AdminCaseStudy) => void,
) {
  const { show } = useToast();
  const create = useAdminCreateCaseStudy();
  const update = useAdminUpdateCaseStudy();
  const form = useDraftForm({
    stored: study,
    draftOf: (stored) => (stored ? toDraft(stored) : emptyCaseStudy(lead)),
    fields: FIELDS,
    check: checkDraft,
    save: (draft, base) => {
      const data = toInput(draft, base?.version);
      return work.during(() =>
        base ? update.mutateAsync({ id: String(base.id), data }) : create.mutateAsync({ data }),
      );
    },
    onSaved: (saved, before) => {
      const isWithdrawn = before?.status === 'published' && saved.status !== 'published';
      const text = isWithdrawn ? 'Saved and unpublished' : 'Changes saved';
      show({ tone: 'success', text: before ? text : 'Draft saved' });
      if (!before) onCreated(saved);
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the case study'),
  });
  const { base, draft } = form;
  useAutosave(work, { dirty: form.dirty, draft: toWorkingCopy(draft), version: base?.version });
  return {
    ...form,
    continueEditing: () => {
      const { offered } = work;
      if (!offered) return;
      // Based on the stored version, even when that is newer, as the offer says: the server accepts a save of no other
      // version.
      form.resume(base, withWorkingCopy(draft, offered.draft, offered.image));
      work.answer();
    },
  };
}

/** The editor of a case study: its texts, its preview beside them, its facts in a sheet. */
export function CaseStudyScreen({ study, lead, workingCopy, view, render }: CaseStudyScreenProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const work = useWorkingCopy('case-studies', study ? String(study.id) : 'new', workingCopy);
  const form = useCaseStudyForm({ study, lead }, work, (created) => {
    const id = String(created.id);
    client.setQueryData(getAdminGetCaseStudyQueryKey(id), created);
    const options = { search: {}, replace: true, ignoreBlocker: true, resetScroll: false };
    void navigate({ to: '/admin/content/case-studies/$id', params: { id }, ...options });
  });
  const { base, draft, change, problems, failure, stale, dirty, busy } = form;
  const details = useDetailsSheet({ fields: FIELDS, inSheet: IN_SHEET, problems });
  const fetchStored = () => adminGetCaseStudy(String(base?.id));
  const conflict = useConflict({ base, draft, toDraft, fetchStored, resume: form.resume });
  const ends = endsApproval(draft, base);
  const action = base ? (ends && base.status === 'published' ? 'Save and unpublish' : 'Save changes') : 'Save draft';
  return (
    <WritingFrame
      back={
        <Link
          to="/admin/content/$page"
          params={{ page: 'case-studies' }}
          activeOptions={{ exact: true }}
          className={BACK_LINK}
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          Case studies
        </Link>
      }
      title={base ? base.title : 'New case study'}
      status={base?.status ?? 'draft'}
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
          kind="case-studies"
          id={base.id}
          editedFrom={base.updated_at}
          changedHere={[...new Set(conflict.changed.map(toRevisionField))]}
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
          onContinue={form.continueEditing}
          onDiscard={() => void work.discard()}
        />
      ) : null}
      {view === 'history' && base ? (
        <HistoryView
          item={{ kind: 'case-studies', id: base.id, version: base.version }}
          dirty={dirty}
          onRestored={async () => form.loadStored(await fetchStored())}
        />
      ) : null}
      <WritingPanes
        view={view}
        preview={
          <TextPreview text={draft.content}>{(html) => <PreviewCard>{render(draft, html)}</PreviewCard>}</TextPreview>
        }
      >
        {base ? <ApprovalCard study={base} dirty={dirty} ends={ends} onChanged={form.loadStored} /> : null}
        <form
          id={FORM}
          noValidate
          inert={work.offered !== null}
          className="inert:opacity-50"
          {...form.form}
          onSubmitCapture={details.onSubmitCapture}
        >
          <CaseStudyFields draft={draft} problems={problems} onChange={change} />
          <DetailsSheet open={details.open} onClose={() => details.setOpen(false)} action={action} busy={busy}>
            <CaseStudyDetails id={base?.id} draft={draft} problems={problems} onChange={change} />
          </DetailsSheet>
        </form>
      </WritingPanes>
    </WritingFrame>
  );
}
