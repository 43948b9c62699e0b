import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../support/sha256.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const run = promisify(execFile);
const script = path.join(import.meta.dirname, '../../../../docs/programs/publish-release.sh');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());

describe('docs/programs/publish-release.sh', () => {
  it('200 publishes a file with a key, as latest.json then says', async () => {
    const { headers } = await app.signedIn('super_admin');
    const { body } = await app.http
      .post('/api/admin/api-keys')
      .set(headers)
      .send({ name: 'Release build', scopes: ['releases:publish'], lifetime_days: 90 })
      .expect(201);
    const bytes = randomBytes(70_000);
    const [file, notes] = [path.join(app.dataDir, 'program-9.1.0.zip'), path.join(app.dataDir, 'notes.md')];
    await writeFile(file, bytes);
    await writeFile(notes, '- Says "hello"\n');
    const env = { ...process.env, STUDIO_URL: app.url, STUDIO_API_KEY: body.secret };
    const { stdout } = await run('bash', [script, '1', '9.1.0', file, notes], { env });
    expect(stdout.trim()).toBe('Published 9.1.0');
    const latest = (await app.http.get('/api/products/1/latest.json').expect(200)).body;
    expect(latest).toMatchObject({ version: '9.1.0', files: [{ sha256: sha256(bytes), platform: 'any' }] });
  });

  it('is served with the guide', async () => {
    for (const file of ['publish-release.sh', 'api-keys.md', 'client.md'])
      expect((await app.http.get(`/docs/${file}`).expect(200)).headers['content-type']).toMatch(/^text\/plain/);
    const { text } = await app.http.get('/docs/workflows/publish-release.arazzo.yaml').expect(200);
    expect(text).toContain('url: ../openapi.yaml');
    await app.http.get('/docs/workflows/unknown.arazzo.yaml').expect(404);
  });
});
