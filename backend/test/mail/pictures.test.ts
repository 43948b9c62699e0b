import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureSite } from '../../src/features/site/site.repository.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const picture = (path: string) => app.http.get(path).responseType('blob');
const identity = (logo: string) => {
  const file = { url: logo, widths: [], width: 32, height: 32, placeholder: '', alt: '' };
  return { name: 'identity' as const, body: JSON.stringify({ logo: file, logoDark: null, showName: true }) };
};

describe('GET /mail', () => {
  it('200: the river in the accent colour, as PNG', async () => {
    const { body, headers } = await picture('/mail/river.png').expect(200);
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200 });
  });

  it('200: a drawing as PNG in twice its size, with a white edge; 404 without a logo', async () => {
    expect((await picture('/mail/logo.png')).status).toBe(404);
    await ensureSite(app.db);
    await app.db.insertInto('site_documents').values(identity('/logo-light.svg')).execute();
    app.deps.siteState.forget();
    const light = await picture('/mail/logo.png').expect(200);
    expect(await sharp(light.body).metadata()).toMatchObject({ format: 'png', width: 80, height: 80, hasAlpha: true });
    expect((await picture('/mail/logo-dark.png').expect(200)).body.equals(light.body)).toBe(false);
  });

  it('200: a picture of the library as a square JPEG; 404 for anything else', async () => {
    const wide = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0b5d44' } })
      .webp()
      .toBuffer();
    const file = `${randomUUID()}-400`;
    await app.deps.storage.putAt(`pictures/${file}.webp`, wide);
    const name = `${file}.jpg`;
    const { body } = await picture(`/mail/pictures/${name}`).expect(200);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 128, height: 128 });
    for (const path of ['none.jpg', name.replace('.jpg', '.webp'), '..%2Fsecret.jpg', '%2e%2e.jpg'])
      expect((await picture(`/mail/pictures/${path}`)).status, path).toBe(404);
  });
});
