import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, listen } from '../../src/process/listen.ts';
import { isShortRun } from '../support/test-length.ts';

let http: HttpServer;
const open: Socket[] = [];
beforeAll(async () => {
  const limits = { headersTimeout: 400, connectionsCheckingInterval: 50 };
  const bodies = { graceMs: 800, bytesPerSecond: 100_000, silenceMs: 600, everyMs: 50 };
  http = await listen(
    0,
    '127.0.0.1',
    (request, response) => {
      request.resume().once('end', () => response.end('done'));
    },
    { limits, bodies },
  );
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await http.close();
});

/** Sends a partial request and then nothing; resolves with the response when the server closes the connection. */
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

/** Sends this many chunks of 20 kB, with a pause in between. */
const trickle = async (parts: number, pauseMs: number): Promise<string> => {
  const part = 'x'.repeat(20_000);
  const socket = connect(http.port, '127.0.0.1').on('error', () => {});
  open.push(socket);
  const ended = once(socket, 'close');
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${parts * part.length}\r\n\r\n`);
  for (let sent = 0; sent < parts && !socket.destroyed; sent += 1) {
    socket.write(part);
    await sleep(pauseMs);
  }
  await ended;
  return answer;
};

describe('files over slow connections', () => {
  it.skipIf(isShortRun)('200: the time limit grows with the bytes transferred', async () => {
    const begun = performance.now();
    expect(await trickle(12, 150)).toMatch(/^HTTP\/1\.1 200 /);
    expect(performance.now() - begun).toBeGreaterThan(1_500);
  });

  it.skipIf(isShortRun)('408: a connection below the minimum speed', async () => {
    expect(await trickle(12, 500)).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('clients that never finish', () => {
  it('408 for incomplete headers and an incomplete body, while others are served', async () => {
    const slow = [
      ...Array.from({ length: 50 }, () => drip('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')),
      ...Array.from({ length: 50 }, () => drip('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc')),
    ];
    await sleep(100);
    const served = await fetch(`http://127.0.0.1:${http.port}/`);
    expect(await served.text()).toBe('done');
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('431 for endless headers', async () => {
    expect(await drip(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}`)).toMatch(/^HTTP\/1\.1 431 /);
  });
});
