import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ProductFile } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { UnfinishedUpload } from './unfinished-upload.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useFileUpload } from './use-file-upload.ts';

interface FileUploadProps {
  /** Accessible name of the field. */
  readonly label: string;
  /** Label of the button. */
  readonly action: string;
  readonly error?: string | undefined;
  /** Describes the expected file, after the size limit. */
  readonly help: string;
  /** The help names narrower limits itself. */
  readonly limited?: boolean;
  readonly disabled?: boolean;
  readonly onDone: (file: ProductFile) => void;
  /** Called with whether an upload is in progress, so that saving must wait. */
  readonly onBusy?: ((busy: boolean) => void) | undefined;
}

/** Uploads a file of up to several gigabytes, selected or dropped; resumes after a network failure and a reload. */
export function FileUpload({
  label,
  action,
  error,
  help,
  limited = false,
  disabled = false,
  onDone,
  onBusy,
}: FileUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { sending, problem, unfinished, abandoned, busy, maxBytes, ...upload } = useFileUpload(onDone);
  const isSending = sending !== null;
  const off = disabled || isSending || busy;
  useEffect(() => onBusy?.(isSending), [isSending, onBusy]);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file) void upload.take(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !off) void upload.take(file);
  };
  const note = problem ?? error;
  return (
    <div className="grid gap-2.5">
      {unfinished.map((item) => (
        <UnfinishedUpload
          key={item.id}
          {...item}
          disabled={off}
          onFile={(file) => void upload.resumeUpload(item, file)}
          onDiscard={() => void upload.remove(item)}
        />
      ))}
      {abandoned.map((item) => (
        <UnfinishedUpload key={item.id} {...item} disabled={off} onDiscard={() => void upload.remove(item)} />
      ))}
      {sending ? (
        <UploadProgress
          name={sending.upload.name}
          sizeBytes={sending.upload.size_bytes}
          samples={sending.samples}
          step={sending.step}
          onPause={upload.pause}
          onResume={upload.resume}
          onCancel={() => void upload.cancel()}
        />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!off);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          data-over={over || undefined}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-dashed border-input p-3 transition-colors data-over:border-primary data-over:bg-primary-soft"
        >
          <Button variant="outline" size="sm" busy={busy} disabled={off} onClick={() => input.current?.click()}>
            {busy ? null : <Upload aria-hidden="true" />}
            <span>{action}</span>
          </Button>
          <span className="text-sm text-muted-foreground pointer-coarse:hidden">or drop it here</span>
          <input ref={input} type="file" aria-label={label} hidden onChange={choose} />
        </div>
      )}
      <Note problem={note}>
        {maxBytes && !limited ? `Any file type, up to ${maxBytes / 1024 ** 3} GB. ${help}` : help}
      </Note>
    </div>
  );
}

function Note({ problem, children }: { readonly problem: string | undefined; readonly children: ReactNode }) {
  return (
    <p
      role={problem ? 'alert' : undefined}
      className={problem ? 'text-xs font-semibold text-destructive' : 'text-xs text-muted-foreground'}
    >
      {problem ?? children}
    </p>
  );
}
