import { Pause, Play, X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { formatByteProgress, type Sample, timeLeft, uploadPercent, uploadSpeed } from './upload-speed.ts';

interface UploadProgressProps {
  readonly name: string;
  readonly sizeBytes: number;
  readonly samples: readonly Sample[];
  readonly step: 'moving' | 'waiting' | 'paused' | 'finishing';
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onCancel: () => void;
}

/** A file being uploaded: progress, speed, remaining time, and a button to cancel. */
export function UploadProgress(props: UploadProgressProps) {
  const { name, sizeBytes, samples, step, onPause, onResume, onCancel } = props;
  const id = useId();
  const sent = samples.at(-1)?.sent ?? 0;
  const percent = uploadPercent(sent, sizeBytes);
  return (
    <div className="rounded-md border border-input bg-card p-3" data-step={step}>
      <div className="flex items-start justify-between gap-2">
        <p id={id} className="min-w-0 pt-2 text-sm font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <div className="-mt-0.5 -mr-1.5 flex shrink-0">
          {step === 'paused' ? <IconButton icon={Play} label={`Resume ${name}`} onClick={onResume} /> : null}
          {step === 'moving' || step === 'waiting' ? (
            <IconButton icon={Pause} label={`Pause ${name}`} onClick={onPause} />
          ) : null}
          {step === 'finishing' ? null : <IconButton icon={X} label={`Discard ${name}`} onClick={onCancel} />}
        </div>
      </div>
      <ProgressBar
        percent={percent}
        labelledBy={id}
        resting={step === 'waiting' || step === 'paused'}
        className="mt-1"
      />
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-xs text-muted-foreground tabular-nums">
        <p>{`${formatByteProgress(sent)} of ${formatByteProgress(sizeBytes)}`}</p>
        <p>{statusLine(step, sizeBytes - sent, uploadSpeed(samples))}</p>
      </div>
      <p role="status" className="sr-only">
        {STEP_LABELS[step]}
      </p>
    </div>
  );
}

/** The text that a screen reader announces on a change. */
const STEP_LABELS = {
  moving: 'Uploading',
  waiting: 'Waiting for a connection',
  paused: 'Paused',
  finishing: 'Checking',
};

function statusLine(step: UploadProgressProps['step'], left: number, speed: number | null): string {
  if (step === 'waiting') return 'No connection. Resumes automatically.';
  if (step === 'paused') return 'Paused. Kept for two days.';
  if (step === 'finishing') return 'Finishing';
  const time = timeLeft(left, speed);
  return speed === null || time === null ? 'Starting' : `${formatByteProgress(speed)}/s, ${time}`;
}
