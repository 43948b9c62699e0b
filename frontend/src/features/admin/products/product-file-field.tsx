import { FileArchive, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { adminUploadProductFile } from '@/api/generated/admin-products/admin-products.ts';
import type { ProductFile } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { formatSize } from './products-texts.ts';

interface ProductFileFieldProps {
  /** What buyers get now. */
  readonly current: ProductFile | null;
  /** Uploaded and not saved yet. */
  readonly chosen: ProductFile | null;
  readonly error?: string | undefined;
  readonly onChange: (file: ProductFile | null) => void;
}

const MOST_BYTES = 50 * 1024 * 1024;
const UPLOAD_MS = 10 * 60_000;

/** What buyers download. Uploaded at once, handed over when the product is saved. */
export function ProductFileField({ current, chosen, error, onChange }: ProductFileFieldProps) {
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
      onChange(await adminUploadProductFile({ file }, { timeoutMs: UPLOAD_MS }));
    } catch (failure) {
      setProblem(messageOf(failure, 'Failed to upload the file'));
    } finally {
      setBusy(false);
    }
  };
  const file = chosen ?? current;
  const note = problem ?? error;
  return (
    <div id="fileId" tabIndex={-1} className="outline-none">
      <p className="mb-1.5 text-sm font-semibold">File</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-input bg-card p-3">
        <FileArchive className="size-6 shrink-0 text-ink-10" strokeWidth={1.5} aria-hidden="true" />
        <div className="min-w-0 grow basis-40 text-sm">
          {file ? (
            <>
              <p className="font-medium wrap-anywhere">
                <bdi>{file.name}</bdi>
              </p>
              <p className="text-muted-foreground tabular-nums">
                {formatSize(file.sizeBytes)}
                {chosen ? ', handed over when you save' : ''}
              </p>
            </>
          ) : (
            <p className="text-muted-foreground">No file yet. Nobody can buy this version.</p>
          )}
        </div>
        {chosen ? (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            Undo
          </Button>
        ) : null}
        <Button variant="outline" size="sm" busy={busy} onClick={() => input.current?.click()}>
          {busy ? null : <Upload aria-hidden="true" />}
          {file ? 'Replace' : 'Upload'}
        </Button>
        <input
          ref={input}
          type="file"
          aria-label="File of this version"
          hidden
          onChange={(event) => void take(event)}
        />
      </div>
      <p
        role={note ? 'alert' : undefined}
        className={note ? 'mt-1.5 text-xs font-semibold text-destructive' : 'mt-1.5 text-xs text-muted-foreground'}
      >
        {note ?? 'Any kind, up to 50 MB. Customers get it under its name.'}
      </p>
    </div>
  );
}
