import { Button } from '../ui/button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { FailureProps } from './query-state.tsx';

const failedScene = () => (import.meta.env.SSR || navigator.onLine ? 'failed' : 'offline');

/** Stands where the whole content of a page would stand. What cannot be tried again does not exist. */
export const FailedPage = ({ message, busy, onRetry }: FailureProps) => (
  <div role="alert">
    <EmptyState
      title={message}
      scene={onRetry ? failedScene() : 'lost'}
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
