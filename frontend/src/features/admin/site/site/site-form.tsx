import { useEffect } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { AdminSite, AdminSiteInput } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { showUndo } from '../../kit/list/show-undo.ts';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { SiteControl } from './site-control.tsx';
import { checkSection, refusedFields, toDraft, toSection, toStored } from './site-draft.ts';
import type { Draft, SectionConfig } from './site-field.ts';
import { useSaveSection } from './use-save-section.ts';

interface SiteFormProps {
  readonly sectionConfig: SectionConfig;
  readonly site: AdminSite;
  /** Refetches it after another administrator has changed it. */
  readonly onReload: () => void;
  /** Called with what has been typed, in the form in which it is stored. */
  readonly onDraft?: (draft: Draft) => void;
}

/** One section of the site: saving takes effect for all visitors immediately, with undo. */
export function SiteForm({ sectionConfig, site, onReload, onDraft }: SiteFormProps) {
  const save = useSaveSection();
  const { section } = sectionConfig;
  const send = (draft: Readonly<Record<string, unknown>>, version: number): Promise<AdminSite> =>
    save({ [section]: toSection(sectionConfig, draft, version) } as AdminSiteInput);
  const { draft, change, loadStored, dirty, stale, busy, failure, problems, form } = useDraftForm({
    stored: site[section],
    draftOf: (stored) => toDraft(sectionConfig, stored ?? site[section]),
    fields: sectionConfig.fields.map(({ name }) => name),
    check: (typed) => checkSection(sectionConfig, typed),
    save: async (typed, base) => (await send(typed, (base ?? site[section]).version))[section],
    onSaved: (saved, before) =>
      showUndo({
        text: `${sectionConfig.label} saved`,
        undo: async () => loadStored((await send(toDraft(sectionConfig, before ?? saved), saved.version))[section]),
        undoneText: 'Changes undone',
        failed: 'Failed to undo the change',
      }),
    toMessage: (error) => errorMessage(error, 'Failed to save the changes'),
    refused: refusedFields,
  });
  useEffect(() => onDraft?.(toStored(sectionConfig, draft)), [onDraft, sectionConfig, draft]);
  const { shown } = sectionConfig;
  const visible = sectionConfig.fields.filter(({ name }) => shown?.includes(name) ?? true);
  return (
    <form noValidate className="grid max-w-[42rem] content-start gap-5" {...form}>
      <LeaveGuard dirty={dirty && !busy} />
      <FailureBanner failure={failure} stale={stale} onReload={onReload} />
      {visible.map((field) => (
        <SiteControl
          key={field.name}
          field={field}
          value={draft[field.name]}
          error={problems[field.name]}
          onChange={(value) => change({ [field.name]: value })}
        />
      ))}
      <div
        data-at-foot=""
        className="sticky bottom-0 -mx-1 border-t border-border bg-background px-1 py-4 in-data-part:-mb-5 in-data-part:bg-card"
      >
        <Button type="submit" busy={busy} disabled={!dirty}>
          {`Save ${sectionConfig.label.toLowerCase()}`}
        </Button>
      </div>
    </form>
  );
}
