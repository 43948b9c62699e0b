import type { Server as HttpServer, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../http/protection/network.ts';

export interface Shares {
  /** Maximum connections per network; undefined behind a proxy, which carries all users' connections. */
  ofNetwork: number | undefined;
  /** Maximum connections in total. */
  inAll: number;
}

/**
 * Keeps a place free for active clients. A connection beyond its network's limit, or beyond the total, replaces the one
 * that has been idle for longest (of its network, or of all): between two requests, or before the first. While all of
 * them are being answered, the new one is closed.
 */
export function shareConnections(server: HttpServer, { ofNetwork, inAll }: Shares): void {
  /** Idle connections with their network, longest idle first. */
  const silent = new Map<Socket, string>();
  const counts = new Map<string, number>();
  let all = 0;

  const makePlace = (network: string | undefined): boolean => {
    for (const [socket, its] of silent) {
      if (network !== undefined && its !== network) continue;
      silent.delete(socket);
      socket.destroy();
      return true;
    }
    return false;
  };

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress);
    const held = counts.get(network) ?? 0;
    const crowded = ofNetwork !== undefined && held >= ofNetwork;
    if ((crowded || all >= inAll) && !makePlace(crowded ? network : undefined)) {
      socket.destroy();
      return;
    }
    all += 1;
    counts.set(network, held + 1);
    silent.set(socket, network);
    socket.once('close', () => {
      all -= 1;
      silent.delete(socket);
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
  });

  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    silent.delete(socket);
    response.once('close', () => {
      // Added last: it was just active.
      if (!socket.destroyed) silent.set(socket, networkOf(socket.remoteAddress));
    });
  });
}
