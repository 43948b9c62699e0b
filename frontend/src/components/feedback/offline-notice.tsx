import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useNow } from '@/hooks/use-now.ts';
import { timeAgo } from '@/lib/time-ago.ts';

interface OfflineNoticeProps {
  /** When what the page shows was saved. */
  readonly savedAt: string;
}

/** Shows that the page was saved earlier, and how long ago. */
export function OfflineNotice({ savedAt }: OfflineNoticeProps) {
  const age = timeAgo(savedAt, Math.max(useNow() ?? 0, Date.parse(savedAt)));
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex justify-center px-4 print:hidden">
      <p
        role="status"
        className="toast flex max-w-full items-center gap-2.5 rounded-xl border border-border bg-card px-4 py-3 text-sm font-medium text-foreground shadow-float"
      >
        <WifiOff className="size-5 shrink-0 text-primary" aria-hidden="true" />
        <Trans>You are offline: saved {age}</Trans>
      </p>
    </div>
  );
}
