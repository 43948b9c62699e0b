import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';

interface FailureBannerProps {
  /** Why it was not saved; nothing is shown without it. */
  readonly failure: string | null;
  /** Somebody else has changed it: what is stored now is one press away. */
  readonly stale: boolean;
  readonly onReload: () => void;
  /** It is being fetched. */
  readonly busy?: boolean;
  readonly className?: string;
}

/** The sentence above a form that was not saved. */
export function FailureBanner({ failure, stale, onReload, busy, className }: FailureBannerProps) {
  if (failure === null) return null;
  return (
    <Banner
      tone="danger"
      className={className}
      action={
        stale ? (
          <Button variant="quiet" size="small" busy={busy} onClick={onReload}>
            Reload
          </Button>
        ) : null
      }
    >
      {failure}
    </Banner>
  );
}
