import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendChunks } from '../../src/http/send-chunks.ts';

const app = express();
async function* failing(after: number): AsyncGenerator<string> {
  for (let piece = 0; piece < after; piece += 1) yield 'x'.repeat(70_000);
  throw new Error('The database is gone');
}
app.get('/:after', (request, response) =>
  sendChunks(response, { status: 200, body: { pieces: failing(Number(request.params.after)) } }, false),
);
const onError: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) next(error);
  else response.status(503).send('');
};
app.use(onError);
const server = createServer(app);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());
const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

describe('a streamed response', () => {
  it('is an ordinary error when nothing can be read', async () => {
    expect((await get('/0')).status).toBe(503);
  });

  it('aborts the transfer when a later read fails, so that a partial file is never taken for the whole', async () => {
    const answer = await get('/3');
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });
});
