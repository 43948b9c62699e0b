import { ImapFlow } from 'imapflow';

/** Mailbox in which replies arrive, read by IMAP. */
export interface ReplyMailbox {
  /**
   * Passes each unread email on, oldest first, and marks it as read once that succeeded. One that fails stays unread
   * and is passed on again next time; the others are not held up by it.
   * @throws when the server cannot be reached, or the first error of `receive`
   */
  readUnread(receive: (source: Buffer) => Promise<unknown>): Promise<void>;
}

/** Emails received in one run; more follow in the next minute. */
const MAX_PER_RUN = 100;
const MAX_BYTES = 40 * 1024 * 1024;

/** Passes unread emails on until enough were received. @returns the errors of those that stay unread */
async function receiveUnread(client: ImapFlow, receive: (source: Buffer) => Promise<unknown>): Promise<unknown[]> {
  const problems: unknown[] = [];
  let received = 0;
  for (const uid of (await client.search({ seen: false }, { uid: true })) || []) {
    if (received >= MAX_PER_RUN) break;
    const message = await client.fetchOne(uid, { source: { maxLength: MAX_BYTES } }, { uid: true });
    const source = message ? message.source : undefined;
    if (!source) continue;
    try {
      await receive(source);
      await client.messageFlagsAdd([uid], ['\\Seen'], { uid: true });
      received += 1;
    } catch (error) {
      problems.push(error);
    }
  }
  return problems;
}

/** @param url such as imaps://user:password@host/INBOX */
export function createReplyMailbox(url: string): ReplyMailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  return {
    async readUnread(receive) {
      const client = new ImapFlow({
        host: hostname,
        port: port === '' ? (secure ? 993 : 143) : Number(port),
        secure,
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
        logger: false,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
      });
      // Without a listener, a connection that breaks between two commands would end the process.
      client.on('error', () => undefined);
      await client.connect();
      let problems: unknown[] = [];
      try {
        await client.mailboxOpen(folder);
        problems = await receiveUnread(client, receive);
        await client.logout();
      } finally {
        client.close();
      }
      if (problems.length > 0) throw problems[0];
    },
  };
}
