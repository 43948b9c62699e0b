import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Paperclip, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { formatCount } from '@/lib/format.ts';
import { formatSize } from '@/lib/format-size.ts';
import type { BriefFileItem, useBriefFiles } from './use-brief-files.ts';

const ACCEPTED =
  'image/png,image/jpeg,image/webp,image/gif,application/pdf,application/zip,text/plain,.docx,.xlsx,.pptx';
const MEGABYTE = 1024 * 1024;

interface BriefFilesProps {
  readonly files: ReturnType<typeof useBriefFiles>;
  readonly maxFiles: number;
  readonly maxBytes: number;
}

/** Files of the brief, selected or dropped. Each is uploaded at once, and resumes after a lost connection. */
export function BriefFiles({ files, maxFiles, maxBytes }: BriefFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { items, add, remove, isFull, problem } = files;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  return (
    <fieldset
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isFull);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        <Trans>Files</Trans>
      </legend>
      {items.length > 0 ? (
        <ul className="mb-2 grid gap-1.5">
          {items.map((item) => (
            <FileRow key={item.key} item={item} onRemove={() => void remove(item)} />
          ))}
        </ul>
      ) : null}
      <div
        data-over={over || undefined}
        className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-dashed border-input p-3 transition-colors data-over:border-primary data-over:bg-primary-soft"
      >
        <Button variant="outline" size="sm" disabled={isFull} onClick={() => input.current?.click()}>
          <Paperclip aria-hidden="true" />
          <Trans>Add files</Trans>
        </Button>
        <span className="text-xs text-muted-foreground">
          {isFull
            ? t`Up to ${formatCount(maxFiles)} files.`
            : t`Pictures, PDF, Office, ZIP or text, up to ${formatCount(maxBytes / MEGABYTE)} MB each.`}
        </span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPTED}
          onChange={({ currentTarget }) => {
            add(currentTarget.files ?? []);
            currentTarget.value = ''; // allows selecting the same file again
          }}
        />
      </div>
      {problem ? (
        <p role="alert" className="mt-1.5 text-xs font-semibold text-destructive">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}

function FileRow({ item, onRemove }: { readonly item: BriefFileItem; readonly onRemove: () => void }) {
  const { name, sizeBytes, sent, state, problem } = item;
  const id = useId();
  const percent = Math.floor((sent / Math.max(1, sizeBytes)) * 100);
  const isMoving = state === 'sending' || state === 'waiting' || state === 'paused';
  return (
    <li className="flex min-h-11 items-center gap-2 rounded-md border border-border bg-card ps-3 text-sm">
      {state === 'done' ? <Check aria-label={t`Uploaded`} className="size-4 shrink-0 text-primary" /> : null}
      <span className="min-w-0 grow py-1.5">
        <bdi id={id} className="wrap-anywhere">
          {name}
        </bdi>{' '}
        <span className="text-muted-foreground tabular-nums">
          {isMoving ? t`${formatCount(percent)}% of ${formatSize(sizeBytes)}` : formatSize(sizeBytes)}
        </span>
        {isMoving ? (
          <ProgressBar percent={percent} labelledBy={id} resting={state !== 'sending'} className="mt-1.5" />
        ) : null}
        {state === 'waiting' ? (
          <span className="mt-1 block text-xs text-muted-foreground">
            <Trans>No connection. Resumes automatically.</Trans>
          </span>
        ) : null}
        {state === 'paused' ? (
          <span className="mt-1 block text-xs text-muted-foreground">
            <Trans>Add the same file again to continue.</Trans>
          </span>
        ) : null}
        {problem && state === 'failed' ? (
          <span role="alert" className="block text-destructive">
            {problem}
          </span>
        ) : null}
      </span>
      <IconButton icon={X} label={t`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}
