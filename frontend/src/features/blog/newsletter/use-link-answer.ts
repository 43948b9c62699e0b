import { useCallback, useEffect, useState } from 'react';
import { hasStatus, messageOf } from '@/api/api-error.ts';
import type { Message } from '@/api/generated/model.ts';

export type LinkAnswer =
  | { readonly status: 'working' | 'done' | 'dead' }
  | { readonly status: 'failed'; readonly message: string };

/**
 * Does what a mail's link is for, once the page is hydrated; doing it twice does no harm.
 * @param send the call; 400 and 410 mean that the link itself is of no use
 */
export function useLinkAnswer(token: string | undefined, send: (body: { token: string }) => Promise<Message>) {
  const [answer, setAnswer] = useState<LinkAnswer>({ status: token ? 'working' : 'dead' });

  const run = useCallback(() => {
    if (!token) return;
    send({ token }).then(
      () => setAnswer({ status: 'done' }),
      (error: unknown) => {
        const isDead = hasStatus(error, 410) || hasStatus(error, 400);
        setAnswer(
          isDead
            ? { status: 'dead' }
            : { status: 'failed', message: messageOf(error, 'That did not work. Please try again in a moment.') },
        );
      },
    );
  }, [token, send]);
  useEffect(run, [run]);

  const again = () => {
    setAnswer({ status: 'working' });
    run();
  };
  return { answer, again };
}
