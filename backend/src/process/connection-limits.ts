import type { Server as HttpServer, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { toNetwork } from '../http/protection/network.ts';

export interface ConnectionLimits {
  /** Maximum connections per network; undefined behind a proxy, which carries all users' connections. */
  perNetwork: number | undefined;
  /** Maximum connections in total. */
  total: number;
}

/**
 * Keeps a place free for active clients. A connection beyond its network's limit, or beyond the total, replaces the one
 * that has been idle for longest (of its network, or of all): between two requests, or before the first. While all of
 * them are being answered, the new one is closed.
 */
export function limitConnections(server: HttpServer, { perNetwork, total }: ConnectionLimits): void {
  /** Idle connections with their network, longest idle first. */
  const idle = new Map<Socket, string>();
  const counts = new Map<string, number>();
  let all = 0;

  const closeIdle = (network: string | undefined): boolean => {
    for (const [socket, owner] of idle) {
      if (network !== undefined && owner !== network) continue;
      idle.delete(socket);
      socket.destroy();
      return true;
    }
    return false;
  };

  server.on('connection', (socket: Socket) => {
    const network = toNetwork(socket.remoteAddress);
    const count = counts.get(network) ?? 0;
    const isOverLimit = perNetwork !== undefined && count >= perNetwork;
    if ((isOverLimit || all >= total) && !closeIdle(isOverLimit ? network : undefined)) {
      socket.destroy();
      return;
    }
    all += 1;
    counts.set(network, count + 1);
    idle.set(socket, network);
    socket.once('close', () => {
      all -= 1;
      idle.delete(socket);
      const remaining = (counts.get(network) ?? 1) - 1;
      if (remaining > 0) counts.set(network, remaining);
      else counts.delete(network);
    });
  });

  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    idle.delete(socket);
    response.once('close', () => {
      // Added last: it was just active.
      if (!socket.destroyed) idle.set(socket, toNetwork(socket.remoteAddress));
    });
  });
}
