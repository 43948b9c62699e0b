import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeReleasedFiles } from '../../../src/pages/released-files.ts';
import { staticFiles } from '../../../src/pages/static-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-released-'));
});
afterAll(() => rm(folder, { recursive: true }));

const at = (...names: string[]) => path.join(folder, ...names);
const DAY = 24 * 60 * 60 * 1000;

const release = async (name: string, files: Record<string, string>) => {
  await mkdir(at(name, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(at(name, 'assets', file)), { recursive: true });
    await writeFile(at(name, 'assets', file), text);
  }
  return at(name);
};

it('200 for the scripts of an earlier release, 404 after 30 days without a release that has them', async () => {
  const kept = at('kept');
  const began = new Date();
  const first = await release('first', {
    'orders-1.js': 'first',
    'orders-1.js.br': 'packed',
    'site-1.js': 'same',
    'bn-1/site-1.js': 'Bangla',
  });
  await storeReleasedFiles(first, kept, began);
  const second = await release('second', { 'orders-2.js': 'second', 'site-1.js': 'same' });
  const app = express().use(staticFiles(second, kept));
  await storeReleasedFiles(second, kept, new Date(began.getTime() + 20 * DAY));

  const former = await request(app).get('/assets/orders-1.js').expect(200);
  expect(former.text).toBe('first');
  expect(former.headers['cache-control']).toContain('immutable');
  expect((await request(app).get('/assets/orders-2.js').expect(200)).text).toBe('second');
  expect((await request(app).get('/assets/bn-1/site-1.js').expect(200)).text).toBe('Bangla');
  await request(app).get('/assets/orders-0.js').expect(404);
  await request(app).get('/assets/..%2f..%2fsecond/assets/orders-2.js').expect(404);

  await storeReleasedFiles(second, kept, new Date(began.getTime() + 31 * DAY));
  expect(await readdir(at('kept', 'assets'))).toEqual(['orders-2.js', 'site-1.js']);
});
