import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Toast } from '@/lib/toasts.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';

const toneStyles = {
  notice: { icon: Info, className: 'text-primary' },
  success: { icon: CircleCheck, className: 'text-success' },
  danger: { icon: CircleAlert, className: 'text-destructive' },
} as const;

const SHORT_DURATION_MS = 6000;
/** An action, or a failure, takes longer to read. */
const DURATION_MS = 12_000;

interface ToastCardProps {
  readonly toast: Toast;
  readonly onClose: () => void;
}

/** One message. It disappears automatically, but never under the pointer or while it has keyboard focus. */
export function ToastCard({ toast: { text, tone = 'notice', action }, onClose }: ToastCardProps) {
  const [isPaused, setIsPaused] = useState(false);
  const { icon: Icon, className } = toneStyles[tone];
  const duration = action || tone === 'danger' ? DURATION_MS : SHORT_DURATION_MS;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => close(), duration);
    return () => clearTimeout(timer);
  }, [isPaused, duration]);

  const dismiss = (event: FocusEvent) => setIsPaused(event.currentTarget.contains(event.relatedTarget));
  return (
    <li
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={dismiss}
      className="toast pointer-events-auto flex items-start gap-2.5 rounded-xl border border-border bg-card py-1 pe-1 ps-4 text-sm font-medium shadow-float"
    >
      <Icon className={`my-3 size-5 shrink-0 ${className}`} aria-hidden="true" />
      <p className="min-w-0 grow py-2.5">{text}</p>
      {action ? (
        <Button
          variant="ghost"
          size="sm"
          className="my-1"
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton icon={X} label={t`Dismiss`} onClick={onClose} />
    </li>
  );
}
