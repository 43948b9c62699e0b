import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, postToPublicUrl } from '../../src/lib/public-request.ts';

describe('addresses of the public internet', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is one',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:0:a00:1::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    'fd00:ec2::254',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

/** A name server that knows one name. */
const resolveTo = (...addresses: string[]) =>
  ((_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never;
const post = (url: string, ...addresses: string[]) =>
  postToPublicUrl(
    { url, body: '{}', headers: {} },
    { allowPrivate: false, timeoutMs: 300, resolve: resolveTo(...addresses) },
  );

describe('a request to a typed URL', () => {
  it.each([
    ['a private address', 'https://inside.example', ['10.0.0.1']],
    ['a private address beside a public one', 'https://inside.example', ['8.8.8.8', '127.0.0.1']],
    ['the metadata of a cloud', 'https://inside.example', ['169.254.169.254']],
    ['a mapped address', 'https://inside.example', ['::ffff:127.0.0.1']],
  ])('is refused for a name with %s', async (_, url, addresses) => {
    await expect(post(url, ...addresses)).rejects.toThrow('resolves to a private address');
  });

  it.each(['https://127.0.0.1', 'https://0x7f.1', 'https://2130706433', 'https://[::1]', 'https://[::ffff:7f00:1]'])(
    'is refused for %s',
    async (url) => {
      await expect(post(url)).rejects.toThrow('is a private address');
    },
  );

  it('is refused without https, and for a name that does not exist', async () => {
    await expect(post('http://outside.example', '8.8.8.8')).rejects.toThrow('Only https is allowed');
    await expect(post('https://nowhere.example')).rejects.toThrow('Could not resolve');
  });

  it.each([
    ['changes the protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'],
    ['closes without an answer', ''],
  ])('ends when the receiver %s', async (_, answer) => {
    const server = createServer((socket) => socket.once('data', () => socket.end(answer))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const sent = postToPublicUrl(
      { url: `http://127.0.0.1:${port}`, body: '{}', headers: {} },
      { allowPrivate: true, timeoutMs: 5_000 },
    );
    await expect(sent).rejects.toThrow('The connection failed');
    server.close();
  });
});
