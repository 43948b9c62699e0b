import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { FailureProps } from './query-state.tsx';

const failedScene = () => (import.meta.env.SSR || navigator.onLine ? 'failed' : 'offline');

/** Replaces the whole content of a page. Failures that cannot be retried are shown as not found. */
export const ErrorPage = ({ message, busy, onRetry }: FailureProps) => (
  <div role="alert">
    <EmptyState
      title={message}
      scene={onRetry ? failedScene() : 'lost'}
      action={
        onRetry && (
          <Button variant="outline" busy={busy} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    />
  </div>
);
