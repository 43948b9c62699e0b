/** Writes the site's icons from the emblem: `node demo/art/icons.ts`. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { appIcon, bend } from './mark.ts';
import { brand } from './scene.ts';

const publicFolder = resolve(import.meta.dirname, '../../frontend/public');
const save = (name: string, content: string | Buffer) => writeFile(resolve(publicFolder, name), content);
const png = (svg: string) => sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 10 }).toBuffer();

/** The tab's icon has no background: it follows the browser's theme instead. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${brand.river}}circle{fill:#e0951a}@media (prefers-color-scheme:dark){path{fill:${brand.riverBright}}circle{fill:${brand.marigold}}}</style><path d="${bend}"/><circle cx="26" cy="8" r="4"/></svg>
`;

/** An .ico file may hold a PNG: a 6-byte header, one 16-byte entry, then the picture. */
function ico(picture: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

await save('favicon.svg', favicon);
await save('favicon.ico', ico(await png(appIcon(32, 0.75)), 32));
await save('apple-touch-icon.png', await png(appIcon(180, 0.56)));
await save('icon-192.png', await png(appIcon(192)));
await save('icon-512.png', await png(appIcon(512)));
