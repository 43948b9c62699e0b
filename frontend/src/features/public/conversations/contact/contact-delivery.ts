/** 'Sending...' is shown at least this long, so that it can be read however fast the server is. Milliseconds. */
const SENDING_MS = 1500;

/** How long the thanks are shown before the form is ready for another message. Milliseconds. */
const SUCCESS_MS = 2000;

export type ContactState =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'success' | 'error'; readonly message: string };

interface Delivery {
  /** The call; resolves with the server's thank-you message. */
  readonly send: () => Promise<string>;
  /** The message for a failure. */
  readonly toMessage: (error: unknown) => string;
  readonly show: (state: ContactState) => void;
  /** Waits that many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

/**
 * Takes one message from 'sending' to 'success' and back to 'idle', or to 'error'.
 * @throws the failure of the call
 */
export async function sendMessage({ send, toMessage, show, pause }: Delivery): Promise<void> {
  show({ status: 'sending' });
  const [answer] = await Promise.allSettled([send(), pause(SENDING_MS)]);
  if (answer.status === 'rejected') {
    show({ status: 'error', message: toMessage(answer.reason) });
    throw answer.reason;
  }
  show({ status: 'success', message: answer.value });
  await pause(SUCCESS_MS);
  show({ status: 'idle' });
}
