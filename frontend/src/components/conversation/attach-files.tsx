import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Paperclip, RotateCw, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { formatSize } from '@/lib/format-size.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import type { Attachment, Attachments } from './use-attachments.ts';

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif,application/pdf,application/zip,text/plain';

interface AttachFilesProps {
  readonly attachments: Attachments;
  readonly disabled?: boolean;
}

/** Selects files for a message and shows the state of each. Files may also be dropped or pasted: see `acceptsFiles`. */
export function AttachFiles({ attachments, disabled = false }: AttachFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const { items, add, isFull, most: maxFiles } = attachments;
  return (
    <div className="mb-4">
      {items.length > 0 ? (
        <ul aria-label={t`Attached files`} className="mb-2 grid gap-1.5">
          {items.map((item) => (
            <Row key={item.key} item={item} attachments={attachments} disabled={disabled} />
          ))}
        </ul>
      ) : null}
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
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="outline" size="sm" disabled={disabled || isFull} onClick={() => input.current?.click()}>
          <Paperclip aria-hidden="true" />
          <Trans>Attach files</Trans>
        </Button>
        <p className="text-xs text-muted-foreground">
          {isFull ? t`Up to ${maxFiles} files per message.` : t`Pictures, PDF, ZIP or text, 5 MB each.`}
        </p>
      </div>
    </div>
  );
}

interface RowProps {
  readonly item: Attachment;
  readonly attachments: Attachments;
  readonly disabled: boolean;
}

function Row({ item, attachments, disabled }: RowProps) {
  const { file, state, percent, problem } = item;
  const id = useId();
  return (
    <li className="flex min-h-11 items-center gap-2 rounded-md border border-border bg-card ps-3 text-sm">
      {state === 'sending' ? (
        <span role="status" className="inline-flex">
          <Spinner className="size-4" />
          <span className="sr-only">{t`Sending ${file.name}`}</span>
        </span>
      ) : null}
      <span className="min-w-0 grow py-1.5">
        <bdi id={id} className="wrap-anywhere">
          {file.name}
        </bdi>{' '}
        <span className="whitespace-nowrap text-muted-foreground tabular-nums">
          {state === 'sending' ? t`${percent}% of ${formatSize(file.size)}` : formatSize(file.size)}
        </span>
        {state === 'sending' ? <ProgressBar percent={percent} labelledBy={id} className="mt-1.5" /> : null}
        {problem && state === 'failed' ? (
          <span role="alert" className="block text-destructive">
            {problem}
          </span>
        ) : null}
      </span>
      {state === 'failed' ? (
        <IconButton
          icon={RotateCw}
          label={t`Retry ${file.name}`}
          disabled={disabled}
          onClick={() => attachments.retry(item)}
        />
      ) : null}
      <IconButton
        icon={X}
        label={state === 'sending' ? t`Cancel ${file.name}` : t`Remove ${file.name}`}
        disabled={disabled}
        onClick={() => attachments.remove(item.key)}
      />
    </li>
  );
}
