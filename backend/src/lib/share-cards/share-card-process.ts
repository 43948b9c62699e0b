import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { readFonts } from '../papers/paper-fonts.ts';
import { CARD, drawBank, drawLandscape, drawRiver, PICTURE } from './share-card-art.ts';

// Only pictures from memory: a drawing loads nothing else.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Svg', 'Png', 'Webp', 'Jpeg', 'Heif', 'Gif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

const mainFileContent = readFileSync(new URL('./share-card.typ', import.meta.url), 'utf8');
const MAX_PIXELS = 50_000_000;

const { picture, accent, ground, ...card } = JSON.parse(await text(process.stdin));
const written = JSON.stringify(card);
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: readFonts(written) }] });

/** The words as outlines. The engine adds styles and selectable text for browsers, which nothing here reads. */
const words = compiler
  .svg({ mainFileContent, inputs: { card: written } })
  .replace(/<style\b.*?<\/style>/gs, '')
  .replace(/<foreignObject\b.*?<\/foreignObject>/gs, '');

/** The picture, cut along the river. */
async function cutPicture(): Promise<Buffer> {
  const mask = Buffer.from(drawBank('#ffffff'));
  const { left, width, height } = PICTURE;
  const cut = await sharp(Buffer.from(picture, 'base64'), { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .rotate()
    .flatten({ background: ground })
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  return sharp({ create: { ...CARD, channels: 4, background: '#00000000' } })
    .composite([
      { input: cut, left, top: 0 },
      { input: mask, blend: 'dest-in' },
    ])
    .png()
    .toBuffer();
}

/** Also in place of a picture that cannot be read. */
const landscape = Buffer.from(drawLandscape(accent));
const otherBank = picture === null ? landscape : await cutPicture().catch(() => landscape);
process.stdout.write(
  await sharp({ create: { ...CARD, channels: 3, background: ground } })
    .composite([{ input: otherBank }, { input: Buffer.from(drawRiver(accent, ground)) }, { input: Buffer.from(words) }])
    .png({ compressionLevel: 9, palette: true, quality: 92, effort: 7 })
    .toBuffer(),
);
