import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Speaks SMTP. @param accept gets each email; returns whether it is acknowledged */
function converse(socket: Socket, accept: (text: string) => boolean): void {
  let text: string | null = null;
  socket.on('error', () => {});
  socket.write('220 test\r\n');
  socket.on('data', (bytes) => {
    const part = String(bytes);
    if (text === null) {
      const isData = /^DATA/i.test(part);
      if (isData) text = '';
      socket.write(isData ? '354 go on\r\n' : /^QUIT/i.test(part) ? '221 bye\r\n' : '250 fine\r\n');
      return;
    }
    text += part;
    if (!text.endsWith('\r\n.\r\n')) return;
    if (accept(text)) socket.write('250 taken\r\n');
    text = null;
  });
}

/** A mail server that acknowledges so many emails, and accepts further ones without an answer until it is asked to. */
export async function createMailServer(acknowledged: number) {
  const received: string[] = [];
  let limit = acknowledged;
  const silent = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, (text) => {
      const isAcknowledged = received.push(text) <= limit;
      if (!isAcknowledged) silent.resolve();
      return isAcknowledged;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    received,
    /** Resolves with the first email that is not acknowledged. */
    unanswered: () => silent.promise,
    acknowledge: () => {
      limit = Number.POSITIVE_INFINITY;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** What a mail server answers to a recipient or to any email; undefined to accept it. */
type MailFault = (recipient: string, accepted: number) => string | undefined;

interface MailFaults {
  sender: MailFault;
  recipient: MailFault;
}

/** The reply to a command; DATA is answered by the caller. */
function toReply(command: string, { sender, recipient }: MailFaults, accepted: number): string {
  if (/^MAIL/i.test(command)) return sender('', accepted) ?? '250 fine';
  const to = /^RCPT TO:<([^>]+)>/i.exec(command)?.[1];
  if (to !== undefined) return recipient(to, accepted) ?? '250 fine';
  return /^QUIT/i.test(command) ? '221 bye' : '250 fine';
}

/**
 * A mail server with faults. Before each email it asks whether to refuse the sender, for each recipient whether to
 * refuse that address.
 */
export async function createFaultyMailServer(faults: MailFaults) {
  const received: { to: string; text: string }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let [to, text]: [string, string | null] = ['', null];
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      const part = String(bytes);
      if (text === null) {
        if (/^DATA/i.test(part)) text = '';
        to = /^RCPT TO:<([^>]+)>/i.exec(part)?.[1] ?? to;
        const reply = text === '' ? '354 go on' : toReply(part, faults, received.length);
        socket.write(`${reply}\r\n`);
        // As servers do that refuse for a while.
        if (reply.startsWith('421')) socket.end();
        return;
      }
      text += part;
      if (!text.endsWith('\r\n.\r\n')) return;
      received.push({ to, text });
      text = null;
      socket.write('250 taken\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    received,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
