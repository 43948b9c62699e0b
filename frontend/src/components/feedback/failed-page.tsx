import { Button } from '../ui/button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { FailureProps } from './query-state.tsx';

/** Stands where the whole content of a page would stand. */
export const FailedPage = ({ message, busy, onRetry }: FailureProps) => (
  <div role="alert">
    <EmptyState
      title={message}
      scene={import.meta.env.SSR || navigator.onLine ? 'failed' : 'offline'}
      action={
        onRetry && (
          <Button variant="outline" busy={busy} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    />
  </div>
);
