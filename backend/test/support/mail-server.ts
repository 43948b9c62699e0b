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
