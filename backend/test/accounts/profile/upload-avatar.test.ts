import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { damagedFile } from '../../factories/damaged-file.ts';
import { casesOf, isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const upload = (headers: Headers, bytes: Buffer | Uint8Array, filename = 'me.png') =>
  app.http.post('/api/users/avatar').set(headers).attach('avatar', Buffer.from(bytes), filename);

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#0a7' } });
const stored = async () => (await readdir(path.join(app.dataDir, 'files', 'avatars')).catch(() => [])).length;

/** A PNG whose header declares more pixels than its data has. */
async function bomb(): Promise<Buffer> {
  const png = await picture(8, 8).png().toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  return png;
}

describe('POST /api/users/avatar', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)(
    '200 makes a square WebP of a %s',
    async (format) => {
      const { headers } = await app.signedIn();
      const response = await upload(headers, await picture().toFormat(format).toBuffer());
      expect(response.status).toBe(200);
      expect(response.body.avatarUrl).toMatch(/^\/uploads\/avatars\/[0-9a-f-]{36}\.webp$/);
      const file = await app.http.get(response.body.avatarUrl).buffer(true);
      expect(file.headers['content-type']).toBe('image/webp');
      const { format: made, width, height } = await sharp(file.body).metadata();
      expect({ made, width, height }).toEqual({ made: 'webp', width: 512, height: 512 });
      const session = await app.http.get('/api/auth/session').set(headers);
      expect(session.body.user.avatar).toBe(response.body.avatarUrl);
    },
  );

  it('200 takes the first frame of an animated GIF', async () => {
    const { headers } = await app.signedIn();
    const [red, blue] = ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const frames = (await Promise.all([red, blue])).filter((frame) => frame !== undefined);
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { avatarUrl } = (await upload(headers, gif, 'me.gif')).body;
    const { body } = await app.http.get(avatarUrl).buffer(true);
    const { pages = 1 } = await sharp(body).metadata();
    const [reds, , blues] = (await sharp(body).stats()).channels;
    expect(pages).toBe(1);
    expect(reds?.mean).toBeGreaterThan(200);
    expect(blues?.mean).toBeLessThan(50);
  });

  it('200 serves the picture with headers that keep it from running anything', async () => {
    const { headers } = await app.signedIn();
    const { avatarUrl } = (await upload(headers, await picture().png().toBuffer())).body;
    const file = await app.http.get(avatarUrl);
    expect(file.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('200 strips metadata and trailing data, and ignores the file name', async () => {
    const { headers } = await app.signedIn();
    const tagged = await picture()
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([tagged, Buffer.from('<script>alert(1)</script>')]);
    const { body, status } = await upload(headers, polyglot, '../../../evil.html');
    expect(status).toBe(200);
    const file = await app.http.get(body.avatarUrl);
    expect(file.body.includes('SECRET-PLACE')).toBe(false);
    expect(file.body.includes('<script>')).toBe(false);
    expect((await sharp(file.body).metadata()).exif).toBeUndefined();
  });

  it('200 removes the previous picture', async () => {
    const { headers } = await app.signedIn();
    const first = (await upload(headers, await picture().png().toBuffer())).body.avatarUrl;
    const count = await stored();
    const second = (await upload(headers, await picture().png().toBuffer())).body.avatarUrl;
    await app.background.idle();
    expect(await stored()).toBe(count);
    expect((await app.http.get(first)).status).toBe(404);
    expect((await app.http.get(second)).status).toBe(200);
  });

  it('200 for ten concurrent uploads leaves exactly one file', async () => {
    const { headers } = await app.signedIn();
    const before = await stored();
    const png = await picture().png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(headers, png)));
    await app.background.idle();
    expect(answers.map((response) => response.status)).toEqual(Array(10).fill(200));
    expect(await stored()).toBe(before + 1);
  });

  it('400 for a damaged or empty picture', async () => {
    const { headers } = await app.signedIn();
    const jpeg = await picture(200, 200).jpeg().toBuffer();
    for (const bytes of [Buffer.alloc(0), jpeg.subarray(0, 60), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])]) {
      const response = await upload(headers, bytes);
      expect(response.status).toBe(400);
      expect(response.body.message).toBe('This picture cannot be read. Please choose another one.');
    }
  });

  it.skipIf(isShortRun)('200, 400, 413 or 415 for any bytes', async () => {
    const { headers } = await app.signedIn();
    const formats = ['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const;
    const files = await Promise.all(formats.map((format) => picture().toFormat(format).toBuffer()));
    await fc.assert(
      fc.asyncProperty(damagedFile(files), async (bytes) => {
        expect([200, 400, 413, 415]).toContain((await upload(headers, bytes)).status);
      }),
      { numRuns: casesOf(60, 600) },
    );
  });

  it('400 for a text field, a second file, another field name or no field at all', async () => {
    const { headers } = await app.signedIn();
    const png = await picture().png().toBuffer();
    const post = () => app.http.post('/api/users/avatar').set(headers);
    const answers = await Promise.all([
      post().field('avatar', 'text'),
      post().attach('avatar', png, 'a.png').attach('avatar', png, 'b.png'),
      post().attach('other', png, 'a.png'),
      post().attach('__proto__', png, 'a.png'),
      post().field('__proto__[x]', '1'),
      post().set('content-type', 'multipart/form-data; boundary=x').send('--x--\r\n'),
      post(),
    ]);
    expect(answers.map((response) => response.status)).toEqual(Array(7).fill(400));
    for (const { body } of answers)
      expect(body).toMatchObject({ code: 'invalid_request', requestId: expect.any(String) });
  });

  it('400 for a broken multipart body', async () => {
    const { headers } = await app.signedIn();
    const send = (type: string, body: string) =>
      app.http.post('/api/users/avatar').set(headers).set('content-type', type).send(body);
    const part = '--x\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nabc';
    for (const [type, body] of [
      ['multipart/form-data; boundary=x', part],
      ['multipart/form-data', part],
      ['multipart/form-data; boundary=x', '--x\r\n\u0000bad header\r\n\r\nabc\r\n--x--\r\n'],
    ] as const) {
      expect((await send(type, body)).status).toBe(400);
    }
  });

  it('413 for more than 5 MB and for too many pixels', async () => {
    const { headers } = await app.signedIn();
    expect((await upload(headers, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    const response = await upload(headers, await bomb());
    expect(response.status).toBe(413);
    expect(response.body.message).toBe('The picture has too many pixels: 25 megapixels at most');
  });

  it('415 for anything but a supported image format, judged by content', async () => {
    const { headers } = await app.signedIn();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const before = await stored();
    for (const bytes of [
      Buffer.from(svg),
      Buffer.from('<html></html>'),
      Buffer.from('%PDF-1.7'),
      Buffer.from('\0\0\0\x18ftypheic'),
    ]) {
      const response = await upload(headers, bytes, 'me.png');
      expect(response.status).toBe(415);
      expect(response.body.message).toBe('Please choose a JPEG, PNG, WebP, GIF, AVIF or TIFF picture');
    }
    expect((await app.http.post('/api/users/avatar').set(headers).send({ avatar: 'x' })).status).toBe(415);
    expect(await stored()).toBe(before);
  });

  it('429 after twenty in an hour', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const { headers } = await strict.signedIn();
      const send = () =>
        strict.http.post('/api/users/avatar').set(headers).attach('avatar', Buffer.from('no picture'), 'a.png');
      const answers = await Promise.all(Array.from({ length: 22 }, send));
      expect(answers.map((response) => response.status).sort()).toEqual([...Array(20).fill(415), 429, 429]);
    } finally {
      await strict.close();
    }
  });

  it('401 without a session, before the body is read', async () => {
    expect((await upload({}, await picture().png().toBuffer())).status).toBe(401);
  });
});

describe('GET /uploads/avatars/{name}', () => {
  it.each(['..%2f..%2fjwt-secret', '%2e%2e/jwt-secret', 'x.webp', `${crypto.randomUUID()}.webp`, '.', ''])(
    '404 for %s',
    async (name) => {
      expect((await app.http.get(`/uploads/avatars/${name}`)).status).toBe(404);
    },
  );
});
