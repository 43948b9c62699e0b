import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { ReleasePlatform } from '@/api/generated/model.ts';
import { releaseFileInputRequirementsMax } from '@/api/generated/zod/schemas/releaseFileInput.zod.ts';
import { releaseInputFilesMax } from '@/api/generated/zod/schemas/releaseInput.zod.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { PLATFORMS } from '@/lib/platforms.ts';
import { FileUpload } from '../../kit/uploads/file-upload.tsx';
import { formatByteProgress } from '../../kit/uploads/upload-speed.ts';
import type { DraftFile } from './release-draft.ts';
import type { ReleasePlan } from './release-plans.ts';

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
export function ReleaseFilesField({ files, plans, error, onBusy, onChange }: ReleaseFilesFieldProps) {
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
