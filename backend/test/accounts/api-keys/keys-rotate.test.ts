import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

const run = promisify(execFile);
const main = path.join(import.meta.dirname, '../../../../packages/client/src/cli/main.ts');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const create = async (role: 'customer' | 'super_admin', url: string): Promise<string> => {
  const { headers } = await app.signedIn(role);
  const input = { name: 'Script', scopes: ['keys:rotate'], lifetime_days: null };
  return (await app.http.post(url).set(headers).send(input).expect(201)).body.secret;
};

const studio = (args: string, secret: string) =>
  run('node', [main, 'keys', 'rotate', ...args.split(' ').filter(Boolean)], {
    env: { ...process.env, STUDIO_URL: app.url, STUDIO_API_KEY: secret },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );

describe('studio keys rotate', () => {
  it('200 prints a new secret for both kinds of keys; 409 with the one that was replaced', async () => {
    const both = [await create('customer', '/api/api-keys'), await create('super_admin', '/api/admin/api-keys')];
    for (const secret of both) {
      expect((await studio('', secret)).stdout).toMatch(/^studio_sk_[0-9A-Za-z]{38}\n$/);
      const again = await studio('--json', secret);
      expect([again.code, JSON.parse(again.stderr).error]).toEqual([
        1,
        expect.objectContaining({ status: 409, code: 'conflict' }),
      ]);
    }
  });

  it('says in one line what is wrong with the overlap', async () => {
    const { code, stderr } = await studio('--overlap day', 'studio_sk_0');
    expect([code, stderr]).toEqual([2, 'studio: --overlap must be a whole number of hours\n']);
  });
});

describe('POST /api/api-key/rotate', () => {
  it('413 for more than 100 kB, and 415 for another content type', async () => {
    const secret = await create('customer', '/api/api-keys');
    const rotate = () => app.http.post('/api/api-key/rotate').set('authorization', `Bearer ${secret}`);
    await rotate()
      .send({ text: 'x'.repeat(110_000) })
      .expect(413);
    await rotate().set('content-type', 'text/plain').send('words').expect(415);
  });
});
