import { Trans } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { pendingRequests } from '@/lib/pending-requests.ts';
import { Button } from '../ui/button.tsx';
import { Detached } from '../ui/detached.tsx';

const onServer = () => false;

/** The topmost open dialog: everything outside it is dimmed and inert. */
const placeOf = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? document.body;

/** Shown while the server is slow, with a button to cancel. Everything typed stays in place. */
export function SlowRequestNotice() {
  const isSlow = useSyncExternalStore(pendingRequests.subscribe, pendingRequests.read, onServer);
  const [, rerender] = useReducer((ticks: number) => ticks + 1, 0);

  useEffect(() => {
    if (!isSlow) return;
    // A dialog opens or closes.
    for (const event of ['toggle', 'close']) document.addEventListener(event, rerender, true);
    return () => {
      for (const event of ['toggle', 'close']) document.removeEventListener(event, rerender, true);
    };
  }, [isSlow]);

  if (!isSlow) return null;
  return (
    <Detached into={placeOf()}>
      <div className="pointer-events-none fixed inset-x-0 top-20 z-50 flex justify-center px-4">
        <div
          role="alert"
          className="toast pointer-events-auto flex max-w-full items-center gap-2.5 rounded-xl border border-border bg-card py-1 pe-1.5 ps-4 text-sm font-medium text-foreground shadow-float"
        >
          <Hourglass className="size-5 shrink-0 text-primary" aria-hidden="true" />
          <p className="py-2">
            <Trans>This is taking longer than usual.</Trans>
          </p>
          <Button variant="ghost" size="sm" onClick={pendingRequests.cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Detached>
  );
}
