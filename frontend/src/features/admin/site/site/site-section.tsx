import type { Accent } from '@contract/rules/accent.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetSite } from '@/api/generated/admin-site/admin-site.ts';
import type { AdminSite, AdminSiteInput } from '@/api/generated/model.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import type { PictureData } from '@/components/ui/picture.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ContentFrame } from '../../kit/content/content-frame.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { showUndo } from '../../kit/list/show-undo.ts';
import { PictureField } from '../../kit/picture/picture-field.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { NO_CACHE, useDraftForm } from '../../kit/use-draft-form.ts';
import { AccentField } from './accent-field.tsx';
import { EntriesField } from './entries-field.tsx';
import { checkSection, refusedFields, toDraft, toSection } from './site-draft.ts';
import { entriesOf, type SectionConfig, type SiteField, toText } from './site-field.ts';
import { siteSections } from './site-sections.ts';
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
      return <AccentField value={value as Accent | null} error={error} onChange={onChange} />;
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
    <fieldset className="grid min-w-0 gap-3 border-t border-border pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left text-sm font-semibold">{label}</legend>
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

/** One section of the site: saving takes effect for all visitors immediately, with undo. */
function SiteForm({ sectionConfig, site, onReload }: SiteFormProps) {
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

interface SiteSectionProps {
  readonly sectionConfig: SectionConfig;
}

const LINK =
  'flex min-h-10 items-center rounded-md px-3 text-sm font-medium text-muted-foreground transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:text-foreground';

/** The owner's texts of the site: the list of sections next to the form of one of them. */
export function SiteSection({ sectionConfig }: SiteSectionProps) {
  const navigate = useNavigate();
  const query = useAdminGetSite({ query: NO_CACHE });
  const [round, setRound] = useState(0);
  const reload = async () => {
    await query.refetch();
    setRound((now) => now + 1);
  };
  return (
    <ContentFrame section="site">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label="Site" className="max-lg:hidden">
          <ul className="sticky top-4 grid gap-0.5">
            {siteSections.map(({ id, label }) => (
              <li key={id}>
                <Link
                  to="/admin/content/site/$part"
                  params={{ part: id }}
                  aria-current={id === sectionConfig.id ? 'page' : undefined}
                  className={LINK}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="lg:hidden">
          <SelectField
            name="site-part"
            label="Section"
            value={sectionConfig.id}
            options={siteSections.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ currentTarget }) =>
              void navigate({ to: '/admin/content/site/$part', params: { part: currentTarget.value } })
            }
          />
        </div>
        <div className="min-w-0">
          <h2 className="text-2xl">{sectionConfig.label}</h2>
          <p className="mt-1.5 mb-6 max-w-[42rem] text-sm text-muted-foreground">{sectionConfig.line}</p>
          <QueryState
            failure={ErrorPage}
            query={query}
            loading="Loading the site"
            skeleton={<FormSkeleton />}
            toMessage={(error) => errorMessage(error, 'Failed to fetch the site')}
          >
            {(site) => {
              const shared = { sectionConfig, site, onReload: () => void reload() };
              const key = `${sectionConfig.id} ${round}`;
              const names = topicSection(sectionConfig);
              return names ? <TopicsForm key={key} section={names} {...shared} /> : <SiteForm key={key} {...shared} />;
            }}
          </QueryState>
        </div>
      </div>
    </ContentFrame>
  );
}

const FormSkeleton = () => (
  <div aria-hidden="true" className="grid max-w-[42rem] gap-6">
    {['h-16', 'h-28', 'h-20', 'h-24'].map((height) => (
      <Skeleton key={height} className={`w-full ${height}`} />
    ))}
  </div>
);
