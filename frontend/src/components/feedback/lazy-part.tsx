import { type ComponentType, lazy, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a screen in a script of its own, to be put into a `Suspense`. A script that does not arrive takes nothing else of the
 * screen along, and nothing that was typed: the part says so in its place, and comes with the connection or on request.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
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
        <p className="text-muted-foreground">This part could not be loaded.</p>
        <Button variant="outline" size="sm" busy={busy} onClick={() => void tryAgain()}>
          Try again
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
