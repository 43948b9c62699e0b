import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { isPageLeaving, isServerReachable, reloadOnce } from '@/lib/chunk-load-error.ts';
import { Split } from '../layout/split.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from './spinner.tsx';

export type ScriptState = 'asking' | 'offline' | 'failed';

interface ScriptLoadErrorProps {
  /** For stories: replaces the page's reload. */
  readonly checkServer?: () => Promise<ScriptState>;
}

const RECHECK_DELAY_MS = 5_000;

/** Reloads when the server answers: after a release the page has other scripts. */
async function reloadWhenReachable(): Promise<ScriptState> {
  const isServerBack = await isServerReachable();
  if (isPageLeaving()) return 'asking';
  if (!isServerBack) return 'offline';
  return reloadOnce() ? 'asking' : 'failed';
}

const MESSAGES: Readonly<Record<Exclude<ScriptState, 'asking'>, readonly [title: string, text: string]>> = {
  offline: [t`You’re offline`, t`This page opens when you’re back online.`],
  failed: [t`This page could not be loaded`, t`There may be a newer version. Refresh the page to get it.`],
};

/** Replaces a screen whose script did not load: waits for the network, and reloads once for a new release. */
export function ScriptLoadError({ checkServer = reloadWhenReachable }: ScriptLoadErrorProps) {
  const [state, setState] = useState<ScriptState>('asking');
  useEffect(() => {
    let recheckTimer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const recheck = async () => {
      clearTimeout(recheckTimer);
      const nextState = await checkServer();
      if (ended) return;
      setState(nextState);
      if (nextState !== 'failed') recheckTimer = setTimeout(recheck, RECHECK_DELAY_MS);
    };
    void recheck();
    addEventListener('online', recheck);
    return () => {
      ended = true;
      clearTimeout(recheckTimer);
      removeEventListener('online', recheck);
    };
  }, [checkServer]);

  if (state === 'asking')
    return (
      <div role="status" className="grid min-h-[60vh] place-items-center">
        <Spinner className="size-8" />
        <span className="sr-only">
          <Trans>Reloading the page</Trans>
        </span>
      </div>
    );
  const [title, text] = MESSAGES[state];
  return (
    <Split scene={state}>
      <div role="alert">
        <h1 className="text-4xl text-balance">{title}</h1>
        <p className="mt-3 max-w-form text-muted-foreground">{text}</p>
      </div>
      {state === 'failed' ? (
        <Button size="lg" className="mt-8" onClick={() => location.reload()}>
          <Trans>Refresh Page</Trans>
        </Button>
      ) : null}
    </Split>
  );
}
