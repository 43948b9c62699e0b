import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A connection to the database that a test can break. */
export interface TcpProxy {
  port: number;
  /** If true, bytes are dropped in both directions while connections stay open; false forwards them again. */
  setSilent(on: boolean): void;
  /** Closes all connections with a reset. */
  closeConnections(): void;
  /** The next statement with this text reaches the server, but its answer is lost: the connection breaks. */
  dropResponseTo(text: string): void;
  close(): Promise<void>;
}

/** Forwards connections to `target`, a host and port or the path of a socket. */
export async function startProxy(target: { host: string; port: number } | { path: string }): Promise<TcpProxy> {
  const pairs = new Set<{ near: Socket; far: Socket }>();
  let silent = false;
  let dropOnText: string | null = null;

  const server = createServer((near) => {
    const far = connect(target);
    const pair = { near, far };
    let isDropping = false;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.on('data', (bytes) => {
      if (silent) return;
      if (dropOnText !== null && bytes.includes(dropOnText)) {
        dropOnText = null;
        isDropping = true;
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (isDropping) near.resetAndDestroy();
      else if (!silent) near.write(bytes);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  const closeConnections = () => {
    for (const { near } of pairs) near.resetAndDestroy();
  };
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    setSilent: (on) => {
      silent = on;
    },
    closeConnections,
    dropResponseTo: (text) => {
      dropOnText = text;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      closeConnections();
      await closed;
    },
  };
}
