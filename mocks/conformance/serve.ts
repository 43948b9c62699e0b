// The mock server on a port of its own, so that tests of another folder can call it without importing its code. Prints
// its URL as the first line and exits with its parent.
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { createMockFetch } from '../node.ts';

const { fetch: answer } = createMockFetch();

const server = createServer(async (request, response) => {
  const { method = 'GET', url = '/', headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const asked = new Request(`http://mocks.test${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(hasBody ? { body: Readable.toWeb(request) as BodyInit, duplex: 'half' } : {}),
  } as RequestInit);
  const { status, headers: given, body } = await answer(asked);
  response.writeHead(status, Object.fromEntries(given));
  if (body) Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]).pipe(response);
  else response.end();
});

// Longer than any pause between two calls: a connection closed in between looks like a difference.
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
process.stdin.on('close', () => process.exit()).resume();
