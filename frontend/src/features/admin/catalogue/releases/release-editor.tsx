import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminCreateRelease, useAdminUpdateRelease } from '@/api/generated/admin-releases/admin-releases.ts';
import { type AdminRelease, ReleaseChannel, ReleasePlatform } from '@/api/generated/model.ts';
import { releaseFileInputRequirementsMax } from '@/api/generated/zod/schemas/releaseFileInput.zod.ts';
import { releaseInputFilesMax, releaseInputNotesMax } from '@/api/generated/zod/schemas/releaseInput.zod.ts';
import { ReleaseVersionMax } from '@/api/generated/zod/schemas/releaseVersion.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { PLATFORMS } from '@/lib/platforms.ts';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { FileUpload } from '../../kit/uploads/file-upload.tsx';
import { formatByteProgress } from '../../kit/uploads/upload-speed.ts';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { MarkdownField } from '../../kit/writing/markdown-field.tsx';
import { AdvisoriesField } from './advisories-field.tsx';
import { checkRelease, type DraftFile, releaseFields, toDraft, toInput } from './release-draft.ts';
import type { ReleasePlan } from './release-plans.ts';
import { SbomField } from './sbom-field.tsx';

interface FilePlansFieldProps {
  /** Name of the file. */
  readonly file: string;
  readonly all: readonly ReleasePlan[];
  /** Ids of the plans that get the file; empty means every plan. */
  readonly plans: readonly string[];
  readonly onChange: (plans: string[]) => void;
}

/**
 * The plans that get a file. Every plan is ticked at first; the last one cannot be unticked, because each file needs a
 * plan.
 */
function FilePlansField({ file, all, plans, onChange }: FilePlansFieldProps) {
  const id = useId();
  const appliesTo = (plan: string) => plans.length === 0 || plans.includes(plan);
  const left = all.filter((plan) => appliesTo(plan.id));
  const toggle = (plan: string) => {
    const next = all.filter((other) => (other.id === plan ? !appliesTo(plan) : appliesTo(other.id)));
    onChange(next.length === all.length ? [] : next.map((item) => item.id));
  };
  return (
    <fieldset className="mt-2.5 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <legend className="sr-only">{`Plans that get ${file}`}</legend>
      <span aria-hidden="true" className="text-muted-foreground">
        Plans
      </span>
      {all.map(({ id: plan, name, isSold }) => (
        <label
          key={plan}
          htmlFor={`${id}${plan}`}
          className="inline-flex min-h-8 items-center gap-2 has-disabled:opacity-60"
        >
          <input
            id={`${id}${plan}`}
            type="checkbox"
            checked={appliesTo(plan)}
            disabled={left.length === 1 && left[0]?.id === plan}
            onChange={() => toggle(plan)}
            className="size-4.5 accent-primary"
          />
          <bdi lang={detectLanguage(name)} className="wrap-anywhere">
            {name}
          </bdi>
          {isSold ? null : <span className="text-muted-foreground">no longer sold</span>}
        </label>
      ))}
    </fieldset>
  );
}

interface ReleaseFilesFieldProps {
  readonly files: readonly DraftFile[];
  readonly plans: readonly ReleasePlan[];
  readonly error?: string | undefined;
  readonly onBusy: (busy: boolean) => void;
  readonly onChange: (files: DraftFile[]) => void;
}

/** The files of a release, each for a platform; uploaded immediately, part of the release once it is saved. */
function ReleaseFilesField({ files, plans, error, onBusy, onChange }: ReleaseFilesFieldProps) {
  const edit = (at: number, part: Partial<DraftFile>) =>
    onChange(files.map((file, index) => (index === at ? { ...file, ...part } : file)));
  return (
    <fieldset id="files" tabIndex={-1} className="min-w-0 outline-none">
      <legend className="mb-1.5 text-sm font-semibold">Files</legend>
      <ul className="grid gap-2.5">
        {files.map((file, at) => (
          <li key={file.fileId} className="rounded-md border border-input bg-card p-3">
            <div className="flex items-start justify-between gap-3">
              <p className="min-w-0 text-sm font-medium wrap-anywhere">
                <bdi>{file.name}</bdi>
                <span className="block font-normal text-muted-foreground tabular-nums">
                  {`${formatByteProgress(file.size_bytes)}${at === 0 && files.length > 1 ? ', default' : ''}`}
                </span>
              </p>
              <IconButton
                icon={Trash2}
                label={`Remove ${file.name}`}
                onClick={() => onChange(files.filter((_, index) => index !== at))}
                className="-mt-1.5 -mr-1.5"
              />
            </div>
            <div className="mt-1 grid gap-2 sm:grid-cols-2">
              <NativeSelect
                aria-label={`Platform of ${file.name}`}
                value={file.platform}
                onChange={({ currentTarget }) => edit(at, { platform: currentTarget.value as ReleasePlatform })}
              >
                {Object.values(ReleasePlatform).map((platform) => (
                  <NativeSelectOption key={platform} value={platform}>
                    {PLATFORMS[platform]}
                  </NativeSelectOption>
                ))}
              </NativeSelect>
              <Input
                aria-label={`Requirements of ${file.name}`}
                placeholder="Requirements, e.g. Windows 10 or later"
                maxLength={releaseFileInputRequirementsMax}
                value={file.requirements}
                onChange={({ currentTarget }) => edit(at, { requirements: currentTarget.value })}
              />
            </div>
            {plans.length > 1 ? (
              <FilePlansField
                file={file.name}
                all={plans}
                plans={file.plans}
                onChange={(selected) => edit(at, { plans: selected })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <div className={files.length > 0 ? 'mt-2.5' : undefined}>
        <FileUpload
          label="File for this release"
          action={files.length > 0 ? 'Add another file' : 'Add a file'}
          error={error}
          help="Upload one file for all, or one per platform or plan. The first is the default."
          disabled={files.length >= releaseInputFilesMax}
          onBusy={onBusy}
          onDone={({ id, name, size_bytes: sizeBytes }) =>
            onChange([
              ...files,
              { fileId: id, name, size_bytes: sizeBytes, platform: 'any', requirements: '', plans: [] },
            ])
          }
        />
      </div>
    </fieldset>
  );
}

interface ReleaseEditorProps {
  /** Id of the product. */
  readonly product: string;
  readonly plans: readonly ReleasePlan[];
  /** Null for a new one. */
  readonly saved: AdminRelease | null;
  readonly open: boolean;
  /** Proposed for a new release. */
  readonly version: string;
  readonly onClose: () => void;
  /** It was saved to be published. */
  readonly onPublish: (release: AdminRelease) => void;
}

const FORM = 'release-form';
const CHANNELS = [
  { value: ReleaseChannel.stable, label: 'Stable: for everyone' },
  { value: ReleaseChannel.beta, label: 'Beta: early access' },
];

/** Edits a draft, or what may change of a published release. */
export function ReleaseEditor({ product, plans, saved, open, version: next, onClose, onPublish }: ReleaseEditorProps) {
  const { show } = useToast();
  const [sendingFile, setSendingFile] = useState(false);
  const [sendingSbom, setSendingSbom] = useState(false);
  const sending = sendingFile || sendingSbom;
  const create = useAdminCreateRelease();
  const update = useAdminUpdateRelease();
  // Which button was pressed: the form is the same.
  const isForPublication = useRef(false);
  const form = useDraftForm({
    stored: saved,
    draftOf: (release: AdminRelease | null) => toDraft(release, next),
    fields: releaseFields,
    check: checkRelease,
    save: (draft, base) => {
      const release = toInput(draft);
      if (!base) return create.mutateAsync({ id: product, data: release });
      return update.mutateAsync({ id: product, release: base.id, data: { revision: base.revision, release } });
    },
    onSaved: (release, before) => {
      const { version } = release;
      onClose();
      if (isForPublication.current) onPublish(release);
      else show({ tone: 'success', text: before ? `${version} saved` : `${version} saved as a draft` });
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the release'),
    explainAlways: true,
  });
  const { draft, base, problems, change } = form;
  const isFixed = base !== null && (base.status === 'published' || base.status === 'withdrawn');
  return (
    <SideSheet
      wide
      open={open}
      title={base ? `Release ${base.version}` : 'New release'}
      onClose={onClose}
      dirty={form.dirty || sending}
      cancel
      footer={
        <>
          <Button
            type="submit"
            form={FORM}
            variant={isFixed ? 'default' : 'outline'}
            busy={form.busy}
            disabled={sending}
            onClick={() => {
              isForPublication.current = false;
            }}
          >
            {base ? 'Save changes' : 'Save as draft'}
          </Button>
          {isFixed ? null : (
            <Button
              type="submit"
              form={FORM}
              disabled={sending || form.busy}
              onClick={() => {
                isForPublication.current = true;
              }}
            >
              Publish…
            </Button>
          )}
        </>
      }
    >
      <FailureBanner
        failure={form.failure}
        stale={form.stale && saved !== null}
        onReload={() => saved && form.loadStored(saved)}
        className="mb-5"
      />
      <form id={FORM} {...form.form} className="grid grid-cols-1 gap-6">
        {isFixed ? (
          <p className="text-sm text-muted-foreground">
            Published. Only notes, advisories and bill of materials can be edited.
          </p>
        ) : (
          <>
            <div className="grid gap-6 sm:grid-cols-2">
              <Field
                name="version"
                label="Version"
                maxLength={ReleaseVersionMax}
                autoComplete="off"
                value={draft.version}
                onChange={({ currentTarget }) => change({ version: currentTarget.value })}
                error={problems.version}
                help="Three numbers, such as 2.1.0"
              />
              <SelectField
                name="channel"
                label="Channel"
                options={CHANNELS}
                value={draft.channel}
                onChange={({ currentTarget }) => change({ channel: currentTarget.value as ReleaseChannel })}
                error={problems.channel}
              />
            </div>
            <ReleaseFilesField
              files={draft.files}
              plans={plans}
              error={problems.files}
              onBusy={setSendingFile}
              onChange={(files) => change({ files })}
            />
          </>
        )}
        <MarkdownField
          name="notes"
          label="What’s new"
          value={draft.notes}
          onChange={(notes) => change({ notes })}
          maxLength={releaseInputNotesMax}
          error={problems.notes}
          help="Markdown. Lines starting with a hyphen also go into the email to customers."
        />
        <AdvisoriesField
          advisories={draft.advisories}
          error={problems.advisories}
          onChange={(advisories) => change({ advisories })}
        />
        <SbomField
          sbom={draft.sbom}
          error={problems.sbom}
          onBusy={setSendingSbom}
          onChange={(sbom) => change({ sbom })}
        />
      </form>
    </SideSheet>
  );
}
