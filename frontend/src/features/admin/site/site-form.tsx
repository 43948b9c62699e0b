import { errorMessage } from '@/api/api-error.ts';
import type { AdminSite, AdminSiteInput } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { FailureBanner } from '../kit/failure-banner.tsx';
import { LeaveGuard } from '../kit/leave-guard.tsx';
import { showUndo } from '../kit/list/show-undo.ts';
import { useDraftForm } from '../kit/use-draft-form.ts';
import { SiteControl } from './site-control.tsx';
import { checkSection, refusedFields, toDraft, toSection } from './site-draft.ts';
import type { SectionConfig } from './site-field.ts';
import { useSaveSection } from './use-save-section.ts';

interface SiteFormProps {
  readonly sectionConfig: SectionConfig;
  readonly site: AdminSite;
  /** Refetches it after another administrator has changed it. */
  readonly onReload: () => void;
}

/** One section of the site: saving takes effect for all visitors immediately, with undo. */
export function SiteForm({ sectionConfig, site, onReload }: SiteFormProps) {
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
  return (
    <form noValidate className="grid max-w-[42rem] content-start gap-5" {...form}>
      <LeaveGuard dirty={dirty && !busy} />
      <FailureBanner failure={failure} stale={stale} onReload={onReload} />
      {sectionConfig.fields.map((field) => (
        <SiteControl
          key={field.name}
          field={field}
          value={draft[field.name]}
          error={problems[field.name]}
          onChange={(value) => change({ [field.name]: value })}
        />
      ))}
      <div data-at-foot="" className="sticky bottom-0 -mx-1 border-t border-border bg-background px-1 py-4">
        <Button type="submit" busy={busy} disabled={!dirty}>
          {`Save ${sectionConfig.label.toLowerCase()}`}
        </Button>
      </div>
    </form>
  );
}
