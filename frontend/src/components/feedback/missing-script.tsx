import { useEffect, useState } from 'react';
import { isBeingLeft, isServerThere, reloadOnce } from '@/lib/missing-script.ts';
import { Split } from '../layout/split.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from './spinner.tsx';

export type ScriptState = 'asking' | 'offline' | 'failed';

interface MissingScriptProps {
  /** For stories: replaces the page's reload. */
  readonly ask?: () => Promise<ScriptState>;
}

const ASKED_AGAIN_MS = 5_000;

/** Reloads when the server answers: after a release the page has other scripts. */
async function reloadWhenThere(): Promise<ScriptState> {
  const isThere = await isServerThere();
  if (isBeingLeft()) return 'asking';
  if (!isThere) return 'offline';
  return reloadOnce() ? 'asking' : 'failed';
}

const WORDS: Readonly<Record<Exclude<ScriptState, 'asking'>, readonly [title: string, text: string]>> = {
  offline: ['You’re offline', 'This page opens when you’re back online.'],
  failed: ['This page could not be loaded', 'There may be a newer version. Refresh the page to get it.'],
};

/** Replaces a screen whose script did not load: waits for the network, and reloads once for a new release. */
export function MissingScript({ ask = reloadWhenThere }: MissingScriptProps) {
  const [state, setState] = useState<ScriptState>('asking');
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const askAgain = async () => {
      clearTimeout(later);
      const found = await ask();
      if (ended) return;
      setState(found);
      if (found !== 'failed') later = setTimeout(askAgain, ASKED_AGAIN_MS);
    };
    void askAgain();
    addEventListener('online', askAgain);
    return () => {
      ended = true;
      clearTimeout(later);
      removeEventListener('online', askAgain);
    };
  }, [ask]);

  if (state === 'asking')
    return (
      <div role="status" className="grid min-h-[60vh] place-items-center">
        <Spinner className="size-8" />
        <span className="sr-only">Reloading the page</span>
      </div>
    );
  const [title, text] = WORDS[state];
  return (
    <Split scene={state}>
      <div role="alert">
        <h1 className="text-4xl text-balance">{title}</h1>
        <p className="mt-3 max-w-form text-muted-foreground">{text}</p>
      </div>
      {state === 'failed' ? (
        <Button size="lg" className="mt-8" onClick={() => location.reload()}>
          Refresh Page
        </Button>
      ) : null}
    </Split>
  );
}
