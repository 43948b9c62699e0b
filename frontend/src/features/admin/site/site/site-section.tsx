import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import {
  getAdminGetSectionDraftQueryKey,
  useAdminGetSectionDraft,
  useAdminGetSite,
} from '@/api/generated/admin-site/admin-site.ts';
import {
  type AdminSite,
  type AdminSiteInput,
  type PublishedDraft,
  type SectionDraft,
  SitePart,
} from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { toasts } from '@/lib/toasts.ts';
import { ContentPartFrame } from '../../kit/content/content-frame.tsx';
import { usePageEditing } from '../../kit/content/page-editing.ts';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { showUndo } from '../../kit/list/show-undo.ts';
import { NO_CACHE, useDraftForm } from '../../kit/use-draft-form.ts';
import { DraftConflict } from './drafts/draft-conflict.tsx';
import { fromContent, toContent } from './drafts/draft-content.ts';
import { DraftNotice } from './drafts/draft-notice.tsx';
import { DraftStatus } from './drafts/draft-status.tsx';
import { useDraftSaving, useSectionDraft } from './drafts/use-section-draft.ts';
import { SiteControl } from './site-control.tsx';
import { checkSection, refusedFields, shownFields, toDraft, toSection, toStored } from './site-draft.ts';
import type { Draft, SectionConfig } from './site-field.ts';
import { topicSection } from './topic-labels.ts';
import { TopicsForm } from './topics-form.tsx';
import { useSaveSection } from './use-save-section.ts';

interface SiteFormProps {
  readonly sectionConfig: SectionConfig;
  readonly part: SitePart;
  readonly site: AdminSite;
  /** The draft that the form continues with. */
  readonly found: SectionDraft | null;
  /** Refetches both after another administrator has changed them. */
  readonly onReload: () => void;
}

/** The names of a form's controls: a page may have several forms with a field of the same name. */
const controlName = (section: string, field: string) => `${section}-${field}`;

const namedControls = (section: string, problems: FieldProblems<string>): FieldProblems<string> =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [controlName(section, field), problem]));

/** Fields of a section that are edited in the settings only. */
const EDITED_IN_SETTINGS: Readonly<Record<string, string>> = {
  identity: 'Name and description',
  contact: 'The contact email',
};

/**
 * One form of the site: what is typed is saved as a draft, and saving takes effect for all visitors immediately, with
 * undo.
 */
function SiteForm({ sectionConfig, part, site, found, onReload }: SiteFormProps) {
  const save = useSaveSection();
  const { id, section, fields } = sectionConfig;
  const settingsText = EDITED_IN_SETTINGS[id];
  const send = (typed: Draft, version: number, published?: PublishedDraft): Promise<AdminSite> =>
    save({ [section]: toSection(sectionConfig, typed, version), draft: published } as AdminSiteInput);
  const work = useSectionDraft({ part, sectionConfig, published: site[section], found });
  const { base, draft, change, resume, loadStored, dirty, stale, busy, failure, problems, form } = useDraftForm({
    stored: site[section],
    begun: work.openedWith,
    draftOf: (stored) => toDraft(sectionConfig, stored ?? site[section]),
    fields: fields.map(({ name }) => controlName(id, name)),
    check: (typed) => namedControls(id, checkSection(sectionConfig, typed)),
    save: async (typed, base) =>
      (await work.publish((published) => send(typed, (base ?? site[section]).version, published)))[section],
    onSaved: (saved, before) =>
      showUndo({
        text: `${sectionConfig.label} saved`,
        undo: async () => loadStored((await send(toDraft(sectionConfig, before ?? saved), saved.version))[section]),
        undoneText: 'Changes undone',
        failed: 'Failed to undo the change',
      }),
    toMessage: (error) => errorMessage(error, 'Failed to save the changes'),
    refused: (error) =>
      namedControls(
        id,
        refusedFields(
          error,
          fields.map(({ name }) => name),
        ),
      ),
  });
  const published = base ?? site[section];
  const isSaved = useDraftSaving(work, {
    dirty,
    draft: toContent(sectionConfig, draft),
    version: published.version,
  });
  const takeTheirs = (theirs: SectionDraft) => {
    const taken = fromContent(sectionConfig, published, theirs);
    work.takeTheirs(theirs, toContent(sectionConfig, taken));
    resume(published, taken);
    const action = { label: 'Undo', run: () => resume(published, draft) };
    toasts.show({ tone: 'success', text: 'Their draft loaded', action });
  };
  const onDraft = usePageEditing()?.onDraft;
  useEffect(() => onDraft?.(section, toStored(sectionConfig, draft)), [onDraft, section, sectionConfig, draft]);
  return (
    <form noValidate className="grid max-w-[42rem] content-start gap-5" {...form}>
      <LeaveGuard dirty={dirty && !busy && !isSaved} saveFirst={work.flush} />
      <FailureBanner failure={failure} stale={stale} onReload={() => void work.flush().then(onReload)} />
      {work.theirs ? (
        <DraftConflict
          theirs={work.theirs}
          onKeepMine={work.keepMine}
          onUseTheirs={() => work.theirs && takeTheirs(work.theirs)}
        />
      ) : work.begun && dirty ? (
        <DraftNotice
          sectionConfig={sectionConfig}
          draft={work.begun}
          onDiscard={async () => {
            await work.discard();
            loadStored(published);
          }}
        />
      ) : null}
      {settingsText ? (
        <p className="text-sm text-muted-foreground">
          <span>{`${settingsText}:`}</span>{' '}
          <Link to="/admin/settings" className="font-semibold text-primary underline underline-offset-4">
            General settings
          </Link>
        </p>
      ) : null}
      {shownFields(sectionConfig).map((field) => (
        <SiteControl
          key={field.name}
          field={{ ...field, name: controlName(id, field.name) }}
          value={draft[field.name]}
          error={problems[controlName(id, field.name)]}
          onChange={(value) => change({ [field.name]: value })}
        />
      ))}
      <div
        data-at-foot=""
        className="sticky bottom-0 low-window:static -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border bg-background px-1 py-4 in-data-part:-mb-5 in-data-part:bg-card"
      >
        <Button type="submit" variant={dirty ? 'default' : 'outline'} busy={busy} disabled={!dirty}>
          {`Save ${sectionConfig.label.toLowerCase()}`}
        </Button>
        <DraftStatus work={work} dirty={dirty && !busy} isSaved={isSaved} />
      </div>
    </form>
  );
}

/** A form with the draft that it had when it was opened. */
function DraftedForm(props: Omit<SiteFormProps, 'found'>) {
  const { part, site } = props;
  // A save of another form renews the site; this form then has typed text and continues with it.
  const [hasDraft] = useState(() => site.drafts.includes(part));
  const query = useAdminGetSectionDraft(part, { query: { ...NO_CACHE, enabled: hasDraft } });
  // Another administrator has just published or discarded it.
  if (!hasDraft || isNotFound(query.error)) return <SiteForm {...props} found={null} />;
  return (
    <QueryState
      query={query}
      loading="Loading the draft"
      skeleton={<FormSkeleton />}
      toMessage={(error) => errorMessage(error, 'Failed to fetch the draft')}
    >
      {(draft) => <SiteForm {...props} found={draft} />}
    </QueryState>
  );
}

/** The form of a section whose texts have drafts. */
const findPart = (id: string): SitePart | undefined => Object.values(SitePart).find((part) => part === id);

interface SiteSectionProps {
  readonly sectionConfig: SectionConfig;
}

/** One form of the owner's texts, as a part of its page. */
export function SiteSection({ sectionConfig }: SiteSectionProps) {
  const { id, label, line } = sectionConfig;
  const client = useQueryClient();
  const query = useAdminGetSite({ query: NO_CACHE });
  const [round, setRound] = useState(0);
  const part = findPart(id);
  const reload = async () => {
    await query.refetch();
    if (part) client.removeQueries({ queryKey: getAdminGetSectionDraftQueryKey(part) });
    setRound((now) => now + 1);
  };
  return (
    <ContentPartFrame id={id} label={label} line={line}>
      <QueryState
        query={query}
        loading="Loading the site"
        skeleton={<FormSkeleton />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch the site')}
      >
        {(site) => {
          const shared = { sectionConfig, site, onReload: () => void reload() };
          const names = topicSection(sectionConfig);
          if (names) return <TopicsForm key={round} section={names} {...shared} />;
          return part ? <DraftedForm key={round} part={part} {...shared} /> : null;
        }}
      </QueryState>
    </ContentPartFrame>
  );
}

const FormSkeleton = () => (
  <div aria-hidden="true" className="grid max-w-[42rem] gap-6">
    {['h-16', 'h-28'].map((height) => (
      <Skeleton key={height} className={`w-full ${height}`} />
    ))}
  </div>
);
