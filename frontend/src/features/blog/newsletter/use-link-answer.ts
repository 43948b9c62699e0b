import { useState } from 'react';
import { hasStatus, messageOf } from '@/api/api-error.ts';
import type { Message } from '@/api/generated/model.ts';

export type LinkAnswer =
  | { readonly status: 'asking' | 'working' | 'done' | 'dead' }
  | { readonly status: 'failed'; readonly message: string };

/**
 * Runs the action of an email's link on request, never on opening: email scanners open links as well. Running it twice
 * is harmless.
 * @param send the call; 400 and 410 mean that the link itself is invalid
 */
export function useLinkAnswer(token: string | undefined, send: (body: { token: string }) => Promise<Message>) {
  const [answer, setAnswer] = useState<LinkAnswer>({ status: token ? 'asking' : 'dead' });

  const run = async () => {
    if (!token) return;
    setAnswer({ status: 'working' });
    try {
      await send({ token });
      setAnswer({ status: 'done' });
    } catch (error) {
      const isDead = hasStatus(error, 410) || hasStatus(error, 400);
      setAnswer(
        isDead
          ? { status: 'dead' }
          : { status: 'failed', message: messageOf(error, 'That did not work. Please try again in a moment.') },
      );
    }
  };
  return { answer, run };
}
