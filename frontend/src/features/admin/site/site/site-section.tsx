import type { Accent } from '@contract/rules/accent.ts';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetSite } from '@/api/generated/admin-site/admin-site.ts';
import type { AdminSite, AdminSiteInput } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import type { PictureData } from '@/components/ui/picture.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { ContentPartFrame } from '../../kit/content/content-frame.tsx';
import { usePageEditing } from '../../kit/content/page-editing.ts';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { showUndo } from '../../kit/list/show-undo.ts';
import { PictureField } from '../../kit/picture/picture-field.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { NO_CACHE, useDraftForm } from '../../kit/use-draft-form.ts';
import { AccentField } from './accent-field.tsx';
import { EntriesField } from './entries-field.tsx';
import { checkSection, refusedFields, toDraft, toSection, toStored } from './site-draft.ts';
import { entriesOf, type SectionConfig, type SiteField, toText } from './site-field.ts';
import { topicSection } from './topic-labels.ts';
import { TopicsForm } from './topics-form.tsx';
import { useSaveSection } from './use-save-section.ts';

interface SiteControlProps {
  readonly field: SiteField;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** The control of one field of a section. */
function SiteControl({ field, value, error, onChange }: SiteControlProps) {
  const { name, label, help } = field;
  const shared = { name, label, help, error, value: toText(value) };
  switch (field.kind) {
    case 'text':
      return (
        <Field
          {...shared}
          maxLength={field.max}
          marked={Boolean(field.missing)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'area':
      return (
        <TextAreaField
          {...shared}
          rows={field.rows}
          maxLength={field.max}
          marked={Boolean(field.missing)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'lines':
      return <TextAreaField {...shared} rows={8} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
    case 'switch':
      return (
        <SwitchField
          name={name}
          label={label}
          help={help ?? ''}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'picture':
      return (
        <PictureField
          name={name}
          label={label}
          value={value as PictureData | null}
          onChange={onChange}
          error={error}
          removable
          {...(field.ground ? { ground: field.ground } : {})}
          {...(help ? { help } : {})}
        />
      );
    case 'accent':
      return <AccentField name={name} value={value as Accent | null} error={error} onChange={onChange} />;
    case 'entries':
      return <EntriesField field={field} entries={entriesOf(value)} error={error} onChange={onChange} />;
    case 'head':
      return (
        <HeadFields field={field} value={value as { title: string; text: string }} error={error} onChange={onChange} />
      );
  }
}

interface HeadFieldsProps extends Omit<SiteControlProps, 'field' | 'value'> {
  readonly field: Extract<SiteField, { kind: 'head' }>;
  readonly value: { readonly title: string; readonly text: string };
}

/** Title and text above one public page. */
function HeadFields({ field: { name, label, titleMax, textMax }, value, error, onChange }: HeadFieldsProps) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{label}</legend>
      <Field
        name={`${name}-title`}
        label="Title"
        value={value.title}
        maxLength={titleMax}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...value, title: currentTarget.value })}
      />
      <TextAreaField
        name={`${name}-text`}
        label="Text"
        rows={2}
        value={value.text}
        maxLength={textMax}
        onChange={({ currentTarget }) => onChange({ ...value, text: currentTarget.value })}
      />
    </fieldset>
  );
}

interface SiteFormProps {
  readonly sectionConfig: SectionConfig;
  readonly site: AdminSite;
  /** Refetches it after another administrator has changed it. */
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

/** One form of the site: saving takes effect for all visitors immediately, with undo. */
function SiteForm({ sectionConfig, site, onReload }: SiteFormProps) {
  const save = useSaveSection();
  const { id, section, fields, shown } = sectionConfig;
  const shownFields = fields.filter(({ name }) => shown?.includes(name) ?? true);
  const settingsText = EDITED_IN_SETTINGS[id];
  const send = (draft: Readonly<Record<string, unknown>>, version: number): Promise<AdminSite> =>
    save({ [section]: toSection(sectionConfig, draft, version) } as AdminSiteInput);
  const { draft, change, loadStored, dirty, stale, busy, failure, problems, form } = useDraftForm({
    stored: site[section],
    draftOf: (stored) => toDraft(sectionConfig, stored ?? site[section]),
    fields: fields.map(({ name }) => controlName(id, name)),
    check: (typed) => namedControls(id, checkSection(sectionConfig, typed)),
    save: async (typed, base) => (await send(typed, (base ?? site[section]).version))[section],
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
  const onDraft = usePageEditing()?.onDraft;
  useEffect(() => onDraft?.(section, toStored(sectionConfig, draft)), [onDraft, section, sectionConfig, draft]);
  return (
    <form noValidate className="grid max-w-[42rem] content-start gap-5" {...form}>
      <LeaveGuard dirty={dirty && !busy} />
      <FailureBanner failure={failure} stale={stale} onReload={onReload} />
      {settingsText ? (
        <p className="text-sm text-muted-foreground">
          <span>{`${settingsText}:`}</span>{' '}
          <Link to="/admin/settings" className="font-semibold text-primary underline underline-offset-4">
            General settings
          </Link>
        </p>
      ) : null}
      {shownFields.map((field) => (
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
        className="sticky bottom-0 -mx-1 border-t border-border bg-background px-1 py-4 in-data-part:-mb-5 in-data-part:bg-card"
      >
        <Button type="submit" variant={dirty ? 'default' : 'outline'} busy={busy} disabled={!dirty}>
          {`Save ${sectionConfig.label.toLowerCase()}`}
        </Button>
      </div>
    </form>
  );
}

interface SiteSectionProps {
  readonly sectionConfig: SectionConfig;
}

/** One form of the owner's texts, as a part of its page. */
export function SiteSection({ sectionConfig }: SiteSectionProps) {
  const { id, label, line } = sectionConfig;
  const query = useAdminGetSite({ query: NO_CACHE });
  const [round, setRound] = useState(0);
  const reload = async () => {
    await query.refetch();
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
          return names ? <TopicsForm key={round} section={names} {...shared} /> : <SiteForm key={round} {...shared} />;
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
