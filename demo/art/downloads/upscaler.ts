import sharp from 'sharp';
import { layer } from '../kit/shapes.ts';
import { fonts, n, times } from '../scene.ts';
import { riverPicture } from '../upscaler/kingfisher.ts';
import { water } from '../upscaler/palette.ts';
import { thumbs } from '../upscaler/thumbs.ts';
import type { Press } from './paper.ts';
import { zip } from './zip.ts';

const README = `Windows Image Upscaler Software 1.0.0, first steps

kingfisher-240.png   240 x 180 pixels. Open it and choose 4x.
kingfisher-960.png   The same picture as it was drawn, at 960 x 720. Lay it beside
                     your result: edges should be as clean, fine strokes a little
                     thinner.
label-320.png        A label with small print, 320 x 240. Choose 2x, then 4x, and
                     find the size at which every line can be read.

Settings to try: Artwork for both pictures; Photo leaves more grain. Noise at 0,
because nothing here has any. Everything stays on your computer.
`;

const river = (press: Press) =>
  press.png({
    width: 960,
    height: 720,
    background: water.river,
    colours: 128,
    body: layer(960, 720, `<g transform="scale(.8) translate(-560 -190) scale(1.75)">${riverPicture(540)}</g>`),
  });

const label = (press: Press) =>
  press.png({
    width: 1280,
    height: 960,
    background: '#f6efe0',
    colours: 64,
    body: `<div style="padding:72px;font-family:${fonts.text};color:#16211f"><p style="font:650 150px/1 ${fonts.display}">Khirsapat</p>${[64, 52, 44, 36, 30].map((size, at) => `<p style="font-size:${size}px;margin-top:34px">${['Mangoes from Rajshahi', 'Picked at 5 in the morning', 'Net weight 2.5 kg, 9 to 11 pieces', 'Keep at 12 °C, not in the refrigerator', 'Batch R-0614, eat before 28 June'][at]}</p>`).join('')}</div>`,
  });

const smaller = (picture: Buffer, width: number) =>
  sharp(picture).resize({ width, kernel: 'mitchell' }).png({ effort: 10 }).toBuffer();

/** Two pictures to enlarge, one with its result. */
export const upscalerStarter = async (press: Press): Promise<Buffer> => {
  const large = await river(press);
  return zip([
    { name: 'README.txt', content: README },
    { name: 'kingfisher-240.png', content: await smaller(large, 240) },
    { name: 'kingfisher-960.png', content: large },
    { name: 'label-320.png', content: await smaller(await label(press), 320) },
  ]);
};

const star = times(
  36,
  (index) =>
    `<path d="M0 0L${n(230 * Math.cos((index * Math.PI) / 18))} ${n(230 * Math.sin((index * Math.PI) / 18))}A230 230 0 0 1 ${n(230 * Math.cos(((index + 0.5) * Math.PI) / 18))} ${n(230 * Math.sin(((index + 0.5) * Math.PI) / 18))}Z"/>`,
);

const lines = [1, 2, 3, 4, 6, 8].map((width, at) => {
  const x = 620 + (at % 3) * 190;
  const y = 90 + Math.floor(at / 3) * 240;
  const strokes = times(
    Math.floor(150 / (width * 2)),
    (index) => `M${x + index * width * 2} ${y}h${width}v150h-${width}Z`,
  );
  return `<path d="${strokes}"/><text x="${x}" y="${y + 184}" font-size="22">${width} px</text>`;
});

const sizes = [8, 10, 12, 14, 18, 24].map(
  (size, at) =>
    `<text x="60" y="${660 + at * 44}" font-size="${size}">${size} px: Quick river, sharp edges 0123456789 · নদীর পাড়ে মাছরাঙা</text>`,
);

const wedge = times(11, (index) => {
  const grey = Math.round(index * 25.5);
  return `<path d="M${60 + index * 98} 1030h98v110h-98Z" fill="rgb(${grey},${grey},${grey})"/>`;
});

/** A test card for enlargements: edges, lines, letters, greys and a picture. */
export const testCard = (press: Press): Promise<Buffer> =>
  press.png({
    width: 1200,
    height: 1200,
    background: '#ffffff',
    colours: 160,
    body: layer(
      1200,
      1200,
      `<g fill="#000" font-family="${fonts.banglaSans}"><g transform="translate(300 310)">${star}</g><circle cx="300" cy="310" r="236" fill="none" stroke="#000" stroke-width="2"/>${lines.join('')}${sizes.join('')}${wedge}<path d="M60 1160H1138" stroke="#000" stroke-width="1"/></g><svg x="860" y="620" width="278" height="208" viewBox="0 0 240 180" style="overflow:hidden">${thumbs.mangoes}</svg>`,
    ),
  });
