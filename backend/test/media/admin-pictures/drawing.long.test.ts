import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { damagedFile } from '../../factories/damaged-file.ts';
import { casesOf } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: { authorization: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const GREEN = '<rect width="40" height="20" fill="#0b5d44"/>';

const upload = (text: string | Uint8Array, name = 'logo.svg') =>
  app.http
    .post('/api/admin/pictures')
    .set(admin)
    .attach('picture', Buffer.from(text), { filename: name, contentType: 'image/svg+xml' });

/** The stored file, and the colour at its centre. */
async function readPixel(url: string) {
  const file = await app.http.get(url).buffer(true).expect(200);
  const { data, info } = await sharp(file.body).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return { file, colour: [...data.subarray(middle, middle + 4)] };
}

/** Equal within the encoder's loss. */
const isNear = (colour: number[], expected: number[]) =>
  colour.every((value, place) => Math.abs(value - (expected[place] ?? 0)) < 10);
const isGreen = (colour: number[]) => isNear(colour, [0x0b, 0x5d, 0x44, 255]);

describe('POST /api/admin/pictures with an SVG', () => {
  it('201: rendered large and sharp, with a transparent background, and served as a picture', async () => {
    const { status, body } = await upload(
      `﻿<?xml version="1.0"?><!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<circle cx="20" cy="10" r="8" fill="#0b5d44"/>')}`,
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'logo', width: 1440, height: 720, widths: [480, 960, 1440] });
    const { file, colour } = await readPixel(body.url);
    expect(isGreen(colour)).toBe(true);
    expect(file.headers['content-type']).toBe('image/webp');
    expect(file.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(
      (await sharp(file.body).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())[3],
    ).toBe(0);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<rect width="1" height="1" onload="alert(1)"/>'],
    [
      'a foreign object',
      '<foreignObject width="40" height="20"><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>',
    ],
    ['a link that runs', '<a xlink:href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
    ['a style sheet from elsewhere', '<style>@import url("http://127.0.0.1:1/x.css");</style>'],
    ['a picture from elsewhere', '<image href="http://127.0.0.1:1/x.png" width="40" height="20"/>'],
    ['a part from elsewhere', '<use href="http://127.0.0.1:1/x.svg#a"/>'],
  ])('201: %s is not in the stored picture', async (_what, inside) => {
    const { status, body } = await upload(svg(GREEN + inside));
    expect(status).toBe(201);
    const { file, colour } = await readPixel(body.url);
    expect(isGreen(colour)).toBe(true);
    expect(file.headers['content-type']).toBe('image/webp');
    for (const word of ['script', 'alert', 'http', 'svg', 'onload']) expect(file.body.includes(word), word).toBe(false);
  });

  it('201: server files are not rendered', async () => {
    const secret = path.join(app.dataDir, 'secret.png');
    await writeFile(
      secret,
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
        .png()
        .toBuffer(),
    );
    const at = pathToFileURL(secret).href;
    for (const href of [at, secret]) {
      const { body } = await upload(svg(`${GREEN}<image href="${href}" xlink:href="${href}" width="40" height="20"/>`));
      expect(isGreen((await readPixel(body.url)).colour)).toBe(true);
    }
    const entity = `<!DOCTYPE svg [<!ENTITY file SYSTEM "${pathToFileURL('/etc/hostname').href}">]>`;
    const answer = await upload(entity + svg(`${GREEN}<desc>&file;</desc>`));
    expect([201, 400]).toContain(answer.status);
  });

  const levels = (count: number, of: (level: number) => string) =>
    Array.from({ length: count }, (_, at) => of(at)).join('');
  it.each([
    [
      'entities of entities',
      `<!DOCTYPE svg [<!ENTITY a0 "<rect width='1' height='1'/>">${levels(12, (at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`)}]>${svg('&a12;')}`,
    ],
    [
      'copies of copies',
      svg(
        `<g id="a0">${GREEN}</g>${levels(14, (at) => `<g id="a${at + 1}">${`<use xlink:href="#a${at}"/>`.repeat(10)}</g>`)}`,
      ),
    ],
    ['an endless size', svg(GREEN, 'width="1e9" height="1e9"')],
    ['no size at all', svg(GREEN, 'width="0" height="0"')],
    ['half a file', svg(GREEN).slice(0, 90)],
  ])('400: %s', async (_what, text) => {
    const { status, body } = await upload(text);
    expect([status, body.message]).toEqual([
      400,
      'This drawing cannot be read, or takes too long to draw. Please save it as a PNG.',
    ]);
  });

  it('400: text would be rendered in a different font than the owner chose', async () => {
    const { status, body } = await upload(svg(`${GREEN}<text x="1" y="9">Nodi</text>`));
    expect([status, body.details[0].field]).toEqual([400, 'picture']);
    expect(body.message).toContain('paths');
  });

  it('201, 400, 413 or 415 for any bytes and any markup', async () => {
    const whole = svg(`${GREEN}<path d="M1 1L9 9Z" fill="url(#a)"/><linearGradient id="a"><stop/></linearGradient>`);
    const parts = [
      '<g>',
      '</g>',
      '<use href="#a"/>',
      '<!--',
      ']]>',
      '<![CDATA[',
      '&amp;',
      '&x;',
      '<?xml?>',
      '<!DOCTYPE',
    ]
      .concat([
        '<path d="M1 1e99"/>',
        '<rect width="NaN" height="-1"/>',
        '<filter/>',
        '\u0000',
        '\ud800',
        '🪷',
        '"',
        '<',
      ])
      .concat(['<image href="data:image/png;base64,AAAA"/>', '<style>*{', '<clipPath id="a">', 'viewBox="0 0 0 0"']);
    const markup = fc
      .array(fc.constantFrom(...parts), { maxLength: 12 })
      .map((texts) => Buffer.from(svg(texts.join(''))));
    await fc.assert(
      fc.asyncProperty(fc.oneof(markup, damagedFile([Buffer.from(whole)])), async (bytes) => {
        expect([201, 400, 413, 415]).toContain((await upload(bytes)).status);
      }),
      { numRuns: casesOf(8, 200) },
    );
  });

  it('415: an SVG is not accepted as an avatar', async () => {
    const { status } = await app.http
      .post('/api/users/avatar')
      .set(admin)
      .attach('avatar', Buffer.from(svg(GREEN)), 'me.svg');
    expect([400, 415]).toContain(status);
  });
});
