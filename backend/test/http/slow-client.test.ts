import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, listen } from '../../src/process/listen.ts';

let http: HttpServer;
const open: Socket[] = [];
beforeAll(async () => {
  const limits = { headersTimeout: 400, requestTimeout: 800, connectionsCheckingInterval: 50 };
  http = await listen(
    0,
    '127.0.0.1',
    (request, response) => {
      request.resume().once('end', () => response.end('done'));
    },
    { limits },
  );
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await http.close();
});

/** Sends a beginning and then nothing more; resolves with what came back when the server ends the connection. */
const drip = async (beginning: string): Promise<string> => {
  const socket = connect(http.port, '127.0.0.1');
  open.push(socket);
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  socket.on('error', () => {});
  socket.write(beginning);
  await once(socket, 'close');
  return answer;
};

describe('clients that never finish', () => {
  it('408 for half a head and for half a body, while others are served', async () => {
    const slow = [
      ...Array.from({ length: 50 }, () => drip('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')),
      ...Array.from({ length: 50 }, () => drip('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc')),
    ];
    await sleep(100);
    const served = await fetch(`http://127.0.0.1:${http.port}/`);
    expect(await served.text()).toBe('done');
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('431 for a head without end', async () => {
    expect(await drip(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}`)).toMatch(/^HTTP\/1\.1 431 /);
  });
});
