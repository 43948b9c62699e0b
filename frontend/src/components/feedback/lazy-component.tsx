import { Trans } from '@lingui/react/macro';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a screen with a script of its own, for use in a `Suspense`. If the script does not load, the rest of the
 * screen and everything typed remain: the part shows the failure in its place, and loads when the connection returns or
 * on request.
 */
export function lazyComponent<Props extends object>(load: Load<Props>): ComponentType<Props> {
  function Missing(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [busy, setBusy] = useState(false);
    const tryAgain = async () => {
      setBusy(true);
      try {
        const Loaded = await load();
        setPart(() => Loaded);
      } catch {
        setBusy(false);
      }
    };
    useEffect(() => {
      addEventListener('online', tryAgain);
      return () => removeEventListener('online', tryAgain);
    });
    if (Part) return <Part {...props} />;
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
        <p className="text-muted-foreground">
          <Trans>This section could not be loaded.</Trans>
        </p>
        <Button variant="outline" size="sm" busy={busy} onClick={() => void tryAgain()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Missing }),
    ),
  );
}
