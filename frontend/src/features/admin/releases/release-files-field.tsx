import { Trash2 } from 'lucide-react';
import { ReleasePlatform } from '@/api/generated/model.ts';
import { releaseFileInputRequirementsMax } from '@/api/generated/zod/schemas/releaseFileInput.zod.ts';
import { releaseInputFilesMax } from '@/api/generated/zod/schemas/releaseInput.zod.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { FileUpload } from '../kit/uploads/file-upload.tsx';
import { formatByteProgress } from '../kit/uploads/upload-speed.ts';
import { FilePlansField } from './file-plans-field.tsx';
import type { DraftFile } from './release-draft.ts';
import { PLATFORMS } from './release-format.ts';
import type { ReleasePlan } from './release-plans.ts';

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
