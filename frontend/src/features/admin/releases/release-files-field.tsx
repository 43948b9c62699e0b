import { Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { adminUploadProductFile } from '@/api/generated/admin-products/admin-products.ts';
import { ReleasePlatform } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import type { DraftFile } from './release-draft.ts';
import { PLATFORMS } from './release-texts.ts';

interface ReleaseFilesFieldProps {
  readonly files: readonly DraftFile[];
  readonly error?: string | undefined;
  readonly onChange: (files: DraftFile[]) => void;
}

const MOST_BYTES = 50 * 1024 * 1024;
const MOST_FILES = 12;
const UPLOAD_MS = 10 * 60_000;
const MB = 1_000_000;

const sizeText = (bytes: number) => (bytes < MB ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / MB).toFixed(1)} MB`);

/** The files of a release, each for a platform; uploaded at once, part of the release when it is saved. */
export function ReleaseFilesField({ files, error, onChange }: ReleaseFilesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!file) return;
    if (file.size > MOST_BYTES) return setProblem('This file is larger than 50 MB');
    setProblem(null);
    setBusy(true);
    try {
      const { id, name, sizeBytes } = await adminUploadProductFile({ file }, { timeoutMs: UPLOAD_MS });
      onChange([...files, { fileId: id, name, sizeBytes, platform: 'any', requirements: '' }]);
    } catch (failure) {
      setProblem(messageOf(failure, 'Failed to upload the file'));
    } finally {
      setBusy(false);
    }
  };
  const edit = (at: number, part: Partial<DraftFile>) =>
    onChange(files.map((file, index) => (index === at ? { ...file, ...part } : file)));
  const note = problem ?? error;
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
                  {sizeText(file.sizeBytes)}
                  {at === 0 && files.length > 1 ? ', what buyers get first' : ''}
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
                aria-label={`What ${file.name} needs`}
                placeholder="Needs, such as Windows 10 or later"
                maxLength={200}
                value={file.requirements}
                onChange={({ currentTarget }) => edit(at, { requirements: currentTarget.value })}
              />
            </div>
          </li>
        ))}
      </ul>
      <div className={files.length > 0 ? 'mt-2.5' : undefined}>
        <Button
          variant="outline"
          size="sm"
          busy={busy}
          disabled={files.length >= MOST_FILES}
          onClick={() => input.current?.click()}
        >
          {busy ? null : <Upload aria-hidden="true" />}
          {files.length > 0 ? 'Add another file' : 'Add a file'}
        </Button>
        <input
          ref={input}
          type="file"
          aria-label="File of this release"
          hidden
          onChange={(event) => void take(event)}
        />
      </div>
      <p
        role={note ? 'alert' : undefined}
        className={note ? 'mt-1.5 text-xs font-semibold text-destructive' : 'mt-1.5 text-xs text-muted-foreground'}
      >
        {note ?? 'Any kind, up to 50 MB each. One for every platform, or one for each.'}
      </p>
    </fieldset>
  );
}
