import { useState } from 'react';
import { hasStatus, messageOf } from '@/api/api-error.ts';
import type { Message } from '@/api/generated/model.ts';

export type LinkAnswer =
  | { readonly status: 'asking' | 'working' | 'done' | 'dead' }
  | { readonly status: 'failed'; readonly message: string };

/**
 * Does what a mail's link is for when it is told to, never by being opened: programs that look through mails open links as
 * well. Doing it twice does no harm.
 * @param send the call; 400 and 410 mean that the link itself is of no use
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
