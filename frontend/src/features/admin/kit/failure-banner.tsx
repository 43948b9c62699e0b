import { clsx } from 'clsx';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { scrollToMessage } from '@/lib/scroll-to-message.ts';

interface FailureBannerProps {
  /** Why saving failed; without it nothing is shown. */
  readonly failure: string | null;
  /** Another administrator has changed the record: offers to load the stored version. */
  readonly stale: boolean;
  readonly onReload: () => void;
  /** The stored version is loading. */
  readonly busy?: boolean;
  readonly className?: string;
}

/** The message above a form that could not be saved. */
export function FailureBanner({ failure, stale, onReload, busy, className }: FailureBannerProps) {
  if (failure === null) return null;
  return (
    <div ref={scrollToMessage} className={clsx('scroll-my-24', className)}>
      <Banner
        tone="danger"
        action={
          stale ? (
            <Button variant="ghost" size="sm" busy={busy} onClick={onReload}>
              Reload
            </Button>
          ) : null
        }
      >
        {failure}
      </Banner>
    </div>
  );
}
