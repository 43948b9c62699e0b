import { type Scene, scene, times } from './scene.ts';

const tints = ['#dfe8df', '#d3dfd4', '#e6eadb', '#cbd9cd', '#ebe7d6'] as const;

/** Fields seen from above, ploughed in different directions. */
const fields = [
  [-200, -200, 620, 500, -14, 0],
  [420, -260, 460, 420, -14, 1],
  [860, -320, 600, 520, -14, 2],
  [-160, 240, 420, 460, -14, 3],
  [560, 330, 380, 330, -14, 4],
  [900, 180, 520, 420, -14, 0],
  [-100, 640, 600, 520, -14, 2],
  [420, 620, 520, 460, -14, 1],
  [900, 560, 560, 560, -14, 3],
]
  .map(
    ([x = 0, y = 0, w = 0, h = 0, turn = 0, tint = 0], index) =>
      `<g transform="rotate(${turn} 600 450)"><svg x="${x}" y="${y}" width="${w}" height="${h}" style="overflow:hidden"><rect width="${w}" height="${h}" fill="${tints[tint]}"/>
<g stroke="#fff" stroke-opacity=".5" stroke-width="3" transform="rotate(${index % 2 ? 90 : 0} ${w / 2} ${h / 2})">${times(40, (i) => `<path d="M-400 ${-200 + i * 30}H1200"/>`)}</g>
</svg></g>`,
  )
  .join('');

const boat = `<g transform="translate(632 512) rotate(66)"><path d="M-46 0C-20-17 24-17 52 0C24 17-20 17-46 0Z" fill="#5d7468"/>
<path d="M-18-9C-6-13 10-13 20-9V9C10 13-6 13-18 9Z" fill="#dbe5dc"/></g>`;

/** The placeholder for a missing picture: the emblem as a river between fields, quiet enough for both themes. */
export const missing: Scene = scene({
  key: 'missing/picture',
  size: { width: 1200, height: 900, widths: [480] },
  background: '#dfe8df',
  body: `<svg width="1200" height="900" viewBox="0 0 1200 900">${fields}<g transform="translate(150 -6) scale(28.5)"><path d="M2 40V13A9 9 0 0 1 20 13V16A6 6 0 0 0 26 22H60V28H26A12 12 0 0 1 14 16V13A3 3 0 0 0 8 13V40Z" fill="#a9c3b3"/>
<circle cx="27" cy="8" r="4" fill="#edd49c"/></g><g fill="none" stroke="#bfd3c6" stroke-width="6" stroke-linecap="round"><path d="M262 700V560M312 840V720M262 420V390M600 330V400M700 590C716 616 730 634 752 650M960 690H1090M830 740H900"/>
</g>${boat}</svg>`,
});
