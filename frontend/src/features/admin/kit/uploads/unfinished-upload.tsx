import { type ChangeEvent, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { formatByteProgress, uploadPercent } from './upload-speed.ts';

interface UnfinishedUploadProps {
  readonly name: string;
  readonly size_bytes: number;
  readonly receivedBytes: number;
  readonly disabled: boolean;
  /** Name of the colleague, when only they have the file. */
  readonly startedBy?: string;
  readonly onFile?: (file: File) => void;
  readonly onDiscard: () => void;
}

/** An unfinished upload of an earlier visit: the browser no longer has the file, so it must be selected again. */
export function UnfinishedUpload(props: UnfinishedUploadProps) {
  const { name, size_bytes: sizeBytes, receivedBytes, disabled, startedBy, onFile, onDiscard } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file) onFile?.(file);
  };
  return (
    <div className="rounded-md bg-warning-soft p-3">
      <p className="text-sm font-semibold wrap-anywhere">
        <span>{startedBy ? 'Abandoned: ' : 'Resume '}</span>
        <bdi>{name}</bdi>
        <span>{startedBy ? '' : '?'}</span>
      </p>
      <p className="mt-0.5 text-sm text-muted-foreground tabular-nums">
        {`${formatByteProgress(receivedBytes)} of ${formatByteProgress(sizeBytes)} uploaded (${uploadPercent(receivedBytes, sizeBytes)}%). ${
          startedBy ? `Started by ${startedBy}.` : 'Select the file again to resume.'
        }`}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {startedBy ? null : (
          <Button variant="outline" size="sm" disabled={disabled} onClick={() => input.current?.click()}>
            Select file
          </Button>
        )}
        <Button variant="ghost" size="sm" disabled={disabled} onClick={onDiscard}>
          Discard
        </Button>
      </div>
      <input ref={input} type="file" aria-label={`Rest of ${name}`} hidden onChange={choose} />
    </div>
  );
}
