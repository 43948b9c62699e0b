import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { compareLoosely, compareStrictly, toBaseline } from './compare.mjs';

const WIDTH = 640;
const HEIGHT = 400;

/** A page with a heading, a button and some lines, drawn by hand. */
const page = (button: string, x = 40, text = '#223', count = 8) => {
  const lines = Array.from(
    { length: count },
    (_, index) => `<rect x="40" y="${120 + index * 24}" width="360" height="8" fill="${text}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fbfdfc"/><rect x="40" y="40" width="280" height="36" fill="#223"/>${lines.join('')}<rect x="${x}" y="330" width="120" height="40" rx="8" fill="${button}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

describe('comparing screenshots from different renderers', () => {
  test('the same page, stored as WebP, is the same', async () => {
    const before = await sharp(await page('#0b6b4f'))
      .webp({ quality: 80 })
      .toBuffer();
    expect(await compareLoosely(before, await page('#0b6b4f'))).toMatchObject({ same: true });
  });

  test('edges shifted by half a pixel are the same', async () => {
    const before = await page('#0b6b4f');
    expect(await compareLoosely(before, await page('#0b6b4f', 40.5))).toMatchObject({ same: true });
  });

  test('another colour of one button, a moved button and paler text are not', async () => {
    const before = await page('#0b6b4f');
    for (const after of [page('#b3261e'), page('#0b6b4f', 90), page('#0b6b4f', 40, '#99a')])
      expect(await compareLoosely(before, await after)).toMatchObject({ same: false });
  });

  test('a page of another size is different', async () => {
    const taller = await sharp(await page('#0b6b4f'))
      .resize(WIDTH, HEIGHT + 100, { fit: 'fill' })
      .png()
      .toBuffer();
    expect(await compareLoosely(await page('#0b6b4f'), taller)).toEqual({ same: false, part: 1 });
  });
});

describe('comparing screenshots from the same renderer', () => {
  const drawn = async (...look: Parameters<typeof page>) => sharp(await page(...look));

  test('compression artefacts are not a difference', async () => {
    const noisy = await sharp({
      create: {
        width: WIDTH,
        height: HEIGHT,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    expect(await compareStrictly(await toBaseline(sharp(noisy)), sharp(noisy))).toEqual({ same: true, part: 0 });
  });

  test('a missing line of text and a changed button label are detected', async () => {
    const before = await toBaseline(await drawn('#0b6b4f'));
    expect(await compareStrictly(before, await drawn('#0b6b4f'))).toEqual({ same: true, part: 0 });
    expect(await compareStrictly(before, await drawn('#0b6b4f', 40, '#223', 7))).toMatchObject({ same: false });
    expect(await compareStrictly(before, await drawn('#0b6b4f', 44))).toMatchObject({ same: false });
  });

  test('a drawing scaled from another size is the same, a missing one is not', async () => {
    const around = await drawn('#0b6b4f');
    const withDrawing = async (blur: number) => {
      const drawing = await sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="#123"/><path d="M0 0 160 120M0 120 160 0" stroke="#fc3" stroke-width="3"/></svg>`,
        ),
      )
        .blur(blur)
        .png()
        .toBuffer();
      return sharp(
        await around
          .clone()
          .composite([{ input: drawing, left: 440, top: 80 }])
          .png()
          .toBuffer(),
      );
    };
    const box = [{ x: 440, y: 80, width: 160, height: 120 }];
    const before = await toBaseline(await withDrawing(0.3));
    expect(await compareStrictly(before, await withDrawing(0.9))).toMatchObject({ same: false });
    expect(await compareStrictly(before, await withDrawing(0.9), box)).toEqual({ same: true, part: 0 });
    expect(await compareStrictly(before, around, box)).toMatchObject({ same: false });
  });

  test('a page of another size is different', async () => {
    const taller = (await drawn('#0b6b4f')).resize(WIDTH, HEIGHT + 1, { fit: 'fill' });
    expect(await compareStrictly(await page('#0b6b4f'), taller)).toEqual({ same: false, part: 1 });
  });
});
