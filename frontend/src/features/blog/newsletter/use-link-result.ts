import { useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import type { Message } from '@/api/generated/model.ts';

export type LinkResult =
  | { readonly status: 'asking' | 'working' | 'done' | 'dead' }
  | { readonly status: 'failed'; readonly message: string };

/**
 * Runs the action of an email's link on request, never on opening: email scanners open links as well. Running it twice
 * is harmless.
 * @param send the call; 400 and 410 mean that the link itself is invalid
 */
export function useLinkResult(token: string | undefined, send: (body: { token: string }) => Promise<Message>) {
  const [answer, setAnswer] = useState<LinkResult>({ status: token ? 'asking' : 'dead' });

  const confirm = async () => {
    if (!token) return;
    setAnswer({ status: 'working' });
    try {
      await send({ token });
      setAnswer({ status: 'done' });
    } catch (error) {
      const isExpired = hasStatus(error, 410) || hasStatus(error, 400);
      setAnswer(
        isExpired
          ? { status: 'dead' }
          : { status: 'failed', message: errorMessage(error, 'That did not work. Please try again in a moment.') },
      );
    }
  };
  return { answer, run: confirm };
}
