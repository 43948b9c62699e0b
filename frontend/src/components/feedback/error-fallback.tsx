import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Split } from '../layout/split.tsx';
import { Button } from '../ui/button.tsx';

interface ErrorFallbackProps {
  /** What happened, in a sentence for users; omitted when there is none. */
  readonly message?: string;
}

/** Replaces a screen that could not be shown. */
export function ErrorFallback({ message }: ErrorFallbackProps) {
  return (
    <Split scene={import.meta.env.SSR || navigator.onLine ? 'failed' : 'offline'}>
      <div role="alert">
        <h1 className="text-6xl">
          <Trans>Oops!</Trans>
        </h1>
        <h2 className="mt-5 text-2xl">
          <Trans>Something went wrong</Trans>
        </h2>
        <p className="mt-3 max-w-form wrap-anywhere text-muted-foreground">
          {message || t`An unexpected error occurred`}
        </p>
      </div>
      <Button size="lg" className="mt-8" onClick={() => window.location.reload()}>
        <Trans>Refresh Page</Trans>
      </Button>
    </Split>
  );
}
