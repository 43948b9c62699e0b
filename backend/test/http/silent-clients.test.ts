import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type HttpServer, type ListenOptions, listen } from '../../src/process/listen.ts';

let http: HttpServer;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await http.close();
});

const start = async (options: ListenOptions) => {
  http = await listen(0, '127.0.0.1', (_request, response) => void response.end('done'), options);
};
/** A connection that sends nothing; resolves once it is open. */
const silent = async (localAddress = '127.0.0.1'): Promise<Socket> => {
  const socket = connect({ port: http.port, host: '127.0.0.1', localAddress }).on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
};
const many = (count: number, from?: string) => Promise.all(Array.from({ length: count }, () => silent(from)));
const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;
const ask = async () => (await fetch(`http://127.0.0.1:${http.port}/`)).text();

describe('idle connections', () => {
  it('of one network use only the share of that network', async () => {
    await start({ shares: { perNetwork: 20, total: 100 } });
    const other = await silent('127.0.0.2');
    const flood = await many(60);
    expect(await ask()).toBe('done');
    await Promise.all(flood.slice(0, 40).map((socket) => isOpen(socket) && once(socket.resume(), 'close')));
    expect(flood.filter(isOpen).length).toBeLessThanOrEqual(20);
    expect(isOpen(other)).toBe(true);
  });

  it('of many networks are dropped for a client that sends a request', async () => {
    await start({ shares: { perNetwork: 20, total: 50 } });
    for (let host = 2; host < 8; host += 1) await many(15, `127.0.0.${host}`);
    expect(await ask()).toBe('done');
  });

  it('from a proxy are shared by all clients, so its network has no limit', async () => {
    await start({ shares: { perNetwork: undefined, total: 100 } });
    const all = await many(60);
    expect(await ask()).toBe('done');
    expect(all.every(isOpen)).toBe(true);
  });
});
