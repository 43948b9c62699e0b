import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticFiles } from '../../../src/pages/static-files.ts';

/** More than a connection buffers while the client does not read. */
const FILM = 32 * 1024 * 1024;

const opened: Readable[] = [];
let folder: string;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-film-'));
  await mkdir(path.join(folder, 'media'));
  await writeFile(path.join(folder, 'media/film.mp4'), Buffer.alloc(FILM));
  const app = express();
  app.use((_request, response, next) => {
    response.once('pipe', (file) => opened.push(file));
    next();
  });
  server = app.use(staticFiles(folder)).listen(0);
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('a build file whose client disconnects', () => {
  it('is closed', async () => {
    const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
    reader.write('GET /media/film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(reader, 'data');
    reader.destroy();
    await expect.poll(() => opened.map((file) => file.closed)).toEqual([true]);
  });
});
