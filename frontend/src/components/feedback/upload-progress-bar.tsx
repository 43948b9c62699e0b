import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { useId } from 'react';
import type { PendingUpload } from '@/hooks/use-upload.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

interface UploadProgressBarProps {
  readonly progress: PendingUpload;
  /** What is being sent, such as 'Uploading the picture'. */
  readonly label?: string;
  readonly className?: string;
}

/** Announced at every quarter: announcing each per cent would never pause. */
const QUARTER = 25;

/** A file being uploaded: its progress, and a button to cancel. */
export function UploadProgressBar({ progress, label = t`Uploading`, className = '' }: UploadProgressBarProps) {
  const { percent, cancel } = progress;
  const id = useId();
  const isUploaded = percent === 100;
  const spoken = Math.floor(percent / QUARTER) * QUARTER;
  return (
    <div className={`flex items-center gap-2 ${className}`}>
      <div className="min-w-0 grow">
        <div className="mb-1.5 flex justify-between gap-4 text-xs font-semibold">
          <span id={id}>{label}</span>
          <span className="text-muted-foreground tabular-nums">{isUploaded ? t`Processing` : t`${percent}%`}</span>
        </div>
        <ProgressBar percent={percent} labelledBy={id} />
      </div>
      <IconButton icon={X} label={t`Cancel upload`} onClick={cancel} className="-me-2.5" />
      <p role="status" className="sr-only">
        {isUploaded ? t`Sent. Processing.` : t`${spoken}% sent`}
      </p>
    </div>
  );
}
