import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { damagedFile } from '../../factories/damaged-file.ts';
import { casesOf, isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admin: Headers;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const upload = (headers: Headers, bytes: Buffer | Uint8Array, filename = 'River at dusk.png') =>
  app.http.post('/api/admin/pictures').set(headers).attach('picture', Buffer.from(bytes), filename);

const picture = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: '#0a7' } });
const countStoredFiles = async () =>
  (await readdir(path.join(app.dataDir, 'files', 'pictures')).catch(() => [])).length;

describe('POST /api/admin/pictures', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('201 adds a %s to the library', async (format) => {
    const { status, body } = await upload(admin, await picture(60, 40).toFormat(format).toBuffer());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'river-at-dusk',
      width: 60,
      height: 40,
      widths: [60],
      uploaded: true,
      uses: [],
    });
    expect(body.url).toMatch(/^\/uploads\/pictures\/[0-9a-f-]{36}-60\.webp$/);
    expect(body.placeholder).toMatch(/^data:image\/webp;base64,/);
    const rows = await app.db.selectFrom('audit_entries').select('action').where('subject_id', '=', body.id).execute();
    expect(rows).toEqual([{ action: 'picture.upload' }]);
  });

  it('201 stores every width as AVIF and WebP with immutable caching', async () => {
    const { body } = await upload(admin, await picture(2400, 1200).jpeg().toBuffer());
    expect(body).toMatchObject({ width: 1920, height: 960, widths: [480, 960, 1440, 1920] });
    for (const [width, type] of [
      [480, 'avif'],
      [1920, 'webp'],
    ]) {
      const file = await app.http.get(body.url.replace('-1920.webp', `-${width}.${type}`)).buffer(true);
      expect(file.headers).toMatchObject({
        'content-type': `image/${type}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect((await sharp(file.body).metadata()).width).toBe(width);
    }
  });

  it('201 strips metadata, trailing data and the path of the file name', async () => {
    const tagged = await picture(40, 30)
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([tagged, Buffer.from('<script>alert(1)</script>')]);
    const { body } = await upload(admin, polyglot, '../../../evil.html');
    expect(body.name).toBe('evil');
    const file = await app.http.get(body.url).buffer(true);
    expect(file.body.includes('SECRET-PLACE')).toBe(false);
    expect(file.body.includes('<script>')).toBe(false);
  });

  it('201 once: the same file, uploaded again or concurrently, is the same picture', async () => {
    const before = await countStoredFiles();
    const bytes = await picture(70, 30).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 3 }, () => upload(admin, bytes, 'Same.png')));
    answers.push(await upload(admin, bytes, 'Other name.png'));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await countStoredFiles()).toBe(before + 2);
    const list = await app.http.get('/api/admin/pictures?search=same').set(admin);
    expect(list.body.total).toBe(1);
    const rows = await app.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', answers[0]?.body.id)
      .execute();
    expect(rows).toEqual([{ action: 'picture.upload' }]);
  });

  it('400 for a damaged picture, an empty file, and no file; nothing is stored', async () => {
    const before = await countStoredFiles();
    const fullImage = await picture().png().toBuffer();
    expect((await upload(admin, fullImage.subarray(0, 60))).status).toBe(400);
    expect((await upload(admin, Buffer.alloc(0))).status).toBe(400);
    const text = await app.http.post('/api/admin/pictures').set(admin).field('picture', 'not a file');
    expect(text.status).toBe(400);
    expect(await countStoredFiles()).toBe(before);
  });

  it.skipIf(isShortRun)('201, 400, 413 or 415 for any bytes', async () => {
    const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
    const files = await Promise.all(formats.map((format) => picture(40, 30).toFormat(format).toBuffer()));
    await fc.assert(
      fc.asyncProperty(damagedFile(files), async (bytes) => {
        expect([201, 400, 413, 415]).toContain((await upload(admin, bytes)).status);
      }),
      { numRuns: casesOf(60, 600) },
    );
  });

  it('413 for more than 10 MB and for more than 40 megapixels', async () => {
    const large = Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]);
    expect((await upload(admin, large)).status).toBe(413);
    const bomb = await picture(8, 8).png().toBuffer();
    bomb.writeUInt32BE(20_000, 16);
    bomb.writeUInt32BE(20_000, 20);
    expect([400, 413]).toContain((await upload(admin, bomb)).status);
  });

  it.each([
    ['GIF', 'GIF89a\x01\x00\x01\x00\x80'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
  ])('415 for %s with the extension of a picture', async (_kind, text) => {
    expect((await upload(admin, Buffer.from(text, 'latin1'), 'photo.jpg')).status).toBe(415);
  });

  it('401 without a session and 403 for a customer, before the body is read', async () => {
    const bytes = await picture(9, 9).png().toBuffer();
    expect((await upload({}, bytes)).status).toBe(401);
    expect((await upload((await app.signedIn()).headers, bytes)).status).toBe(403);
  });

  it('429 after too many in an hour', async () => {
    const strictApp = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.005' } });
    try {
      const { headers } = await strictApp.signedIn('super_admin');
      const bytes = await picture(9, 9).png().toBuffer();
      const send = () => strictApp.http.post('/api/admin/pictures').set(headers).attach('picture', bytes, 'a.png');
      expect((await send()).status).toBe(201);
      expect((await send()).status).toBe(429);
    } finally {
      await strictApp.close();
    }
  });
});

describe('GET /uploads/pictures/{name}', () => {
  it.each(['..%2f..%2fjwt-secret', 'x.webp', `${crypto.randomUUID()}-480.webp`, `${crypto.randomUUID()}-480.html`, ''])(
    '404 for %s',
    async (name) => {
      expect((await app.http.get(`/uploads/pictures/${name}`)).status).toBe(404);
    },
  );
});
