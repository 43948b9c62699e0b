import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isShortRun } from '../support/test-length.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const MB = 1024 * 1024;

let app: TestApp;
let headers: { authorization: string };
const open: Socket[] = [];
beforeAll(async () => {
  app = await createTestApp();
  headers = (await app.signedIn()).headers;
});
beforeEach(() => {
  app.log.entries.length = 0;
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await app.close();
});

/** A connection and everything received on it. */
const dial = () => {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  socket.on('error', () => {});
  let received = '';
  socket.on('data', (part) => {
    received += part;
  });
  const closed = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  return { socket, received: () => received, closed };
};

/** The head of an avatar upload and the start of its form. */
const upload = (...length: string[]) =>
  [
    'POST /api/users/avatar HTTP/1.1',
    'Host: x',
    `Authorization: ${headers.authorization}`,
    'Content-Type: multipart/form-data; boundary=b',
    ...length,
    '',
    '',
  ].join('\r\n');
const PART = '--b\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n';

/** Sends for as long as the server reads. */
const sendForEver = (socket: Socket, part: Buffer) => {
  const more = () => {
    while (!socket.destroyed && socket.write(part));
  };
  socket.on('drain', more);
  more();
};

const tooLarge = (answer: string) => {
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    code: 'too_large',
    requestId: expect.any(String),
  });
};

describe('an upload that is too large', () => {
  it('413 at its headers for 10 GB: the response is sent before the body, then the connection is closed', async () => {
    const { socket, received, closed } = dial();
    socket.write(upload('Content-Length: 10737418240'));
    await once(socket, 'data');
    tooLarge(received());
    await closed;
  });

  it.skipIf(isShortRun)('413 for a client that keeps sending', async () => {
    const { socket, received, closed } = dial();
    socket.write(upload('Content-Length: 10737418240') + PART);
    sendForEver(socket, Buffer.alloc(64 * 1024));
    await closed;
    tooLarge(received());
  });

  it('413 at the limit when no length was announced', async () => {
    const { socket, received, closed } = dial();
    socket.write(`${upload('Transfer-Encoding: chunked')}${PART.length.toString(16)}\r\n${PART}\r\n`);
    sendForEver(socket, Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536), Buffer.from('\r\n')]));
    await closed;
    tooLarge(received());
  });

  it.skipIf(isShortRun)('413 for 200 MB of JSON, and the connection is closed as well', async () => {
    const { socket, received, closed } = dial();
    socket.write(
      `POST /api/addresses HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers.authorization}\r\nContent-Type: application/json\r\nContent-Length: ${200 * MB}\r\n\r\n{`,
    );
    await closed;
    tooLarge(received());
  });
});

describe('an aborted upload', () => {
  it.each(['Content-Length: 3000000', 'Transfer-Encoding: chunked'])('is not a server error (%s)', async (length) => {
    const { socket } = dial();
    const chunk = PART + 'a'.repeat(50_000);
    socket.write(upload(length) + (length.startsWith('T') ? `${chunk.length.toString(16)}\r\n${chunk}\r\n` : chunk));
    // A second connection's answer proves that the first one's bytes were read, and later that it has ended.
    await app.http.get('/healthz');
    socket.destroy();
    await app.http.get('/healthz');
    await app.http.get('/api/products');
    await app.background.idle();
    expect(app.log.entries.filter(({ level }) => level !== 'info')).toEqual([]);
  });
});

describe('a request with two hosts', () => {
  it.each(['/api/products', '/healthz/none', '/uploads/avatars/x.webp', '/'])('400 for %s', async (path) => {
    const { socket, received, closed } = dial();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nHOST: b\r\nConnection: close\r\n\r\n`);
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 400 /);
    if (path.startsWith('/api')) {
      expect(JSON.parse(received().split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'invalid_request' });
    }
  });
});

describe('a token', () => {
  const sign = (payload: string) => {
    const text = [JSON.stringify({ alg: 'HS256', typ: 'JWT' }), payload]
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.');
    return `${text}.${createHmac('sha256', app.secret).update(text).digest('base64url')}`;
  };

  it.each(['null', '1', '"x"', '[]', 'true'])('401 with the payload %s, despite a valid signature', async (payload) => {
    const answer = await app.http.get('/api/auth/session').set('authorization', `Bearer ${sign(payload)}`);
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized']);
    expect(app.log.entries).toEqual([]);
  });
});
