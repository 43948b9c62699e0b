import { FileArchive } from 'lucide-react';
import type { ProductFile } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { FileUpload } from '../../kit/uploads/file-upload.tsx';
import { formatSize } from './products-format.ts';

interface ProductFileFieldProps {
  /** The current download. */
  readonly current: ProductFile | null;
  /** Uploaded and not saved yet. */
  readonly selected: ProductFile | null;
  readonly error?: string | undefined;
  readonly onChange: (file: ProductFile | null) => void;
  /** Called with whether an upload is in progress, so that saving must wait. */
  readonly onBusy?: ((busy: boolean) => void) | undefined;
}

/** The product's download. Uploaded immediately, available to customers when the product is saved. */
export function ProductFileField({ current, selected, error, onChange, onBusy }: ProductFileFieldProps) {
  const file = selected ?? current;
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
                {`${formatSize(file.size_bytes)}${selected ? ', attached when you save' : ''}`}
              </p>
            </>
          ) : (
            <p className="text-muted-foreground">Add a file to sell this version.</p>
          )}
        </div>
        {selected ? (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            Undo
          </Button>
        ) : null}
      </div>
      <div className="mt-2.5">
        <FileUpload
          label="File for this version"
          action={file ? 'Replace the file' : 'Upload a file'}
          error={error}
          help="Customers download it under its file name."
          onBusy={onBusy}
          onDone={onChange}
        />
      </div>
    </div>
  );
}
