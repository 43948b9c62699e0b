import { disc, ink, lying, project, shadow } from './iso.ts';
import { laptop } from './iso-laptop.ts';
import { pencil, sheet, tea, tone } from './iso-objects.ts';
import { bend } from './mark.ts';
import { fonts, n, times } from './scene.ts';

const ground = { desk: '#dfe9e1', shade: '#c3d4c8' };

/** A mango in a 100 x 100 field: full shoulder, blunt beak at the lower left. */
const mango = (x: number, y: number, size: number, edge = 2) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})"><path d="M5 66C-2 44 14 12 48 6C80 1 103 20 102 46C101 72 76 92 46 91C32 91 22 88 17 82C11 82 7 74 5 66Z" fill="#f3aa2f" stroke="${ink}" stroke-width="${edge}" stroke-linejoin="round"/>
<path d="M102 46C101 72 76 92 46 91C32 91 22 88 17 82C52 86 84 66 88 19C97 25 102 34 102 46Z" fill="#d98a20"/>
<path d="M18 44C24 30 34 22 46 19" fill="none" stroke="#fbdc9b" stroke-width="5" stroke-linecap="round"/>
<path d="M60 7C61 0 66-6 72-9" fill="none" stroke="${ink}" stroke-width="${edge}" stroke-linecap="round"/>
<path d="M68-4C80-22 104-22 118-10C104 6 82 6 68-4Z" fill="#2c8f6c" stroke="${ink}" stroke-width="${edge}" stroke-linejoin="round"/>
</g>`;

const bar = (x: number, y: number, w: number, h: number, colour: string, radius = h / 2) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${colour}"/>`;

/** The finished page, 420 x 262. */
const page = `<rect width="420" height="262" rx="12" fill="${ink}" stroke="${ink}" stroke-width="2.5"/>
<rect x="9" y="9" width="402" height="244" rx="5" fill="#fbfaf3"/>
<path d="M9 14a5 5 0 0 1 5-5h392a5 5 0 0 1 5 5v15H9Z" fill="#e3e7dc"/>${times(3, (i) => `<circle cx="${20 + i * 11}" cy="19" r="3.2" fill="${['#d9825b', '#f3aa2f', '#2c8f6c'][i]}"/>`)}${bar(120, 13.5, 180, 11, '#fbfaf3')}
<path transform="translate(24 39) scale(.5)" d="${bend}" fill="#075a41"/>${bar(268, 44, 34, 4, ink)}${bar(312, 44, 28, 4, ink)}${bar(350, 39, 44, 14, '#075a41')}
<path d="M226 64h185v112H226Z" fill="#f7dfa8"/>${mango(252, 86, 74, 2)}${mango(322, 96, 62, 2)}
<g font-family="${fonts.display.replaceAll("'", '')}" font-weight="700" font-size="24" letter-spacing="-.6" fill="${ink}"><text x="24" y="94">Mangoes,</text><text x="24" y="119">picked today</text></g>${bar(24, 131, 150, 4, '#a9b5ae')}${bar(24, 140, 122, 4, '#a9b5ae')}${bar(24, 154, 76, 20, '#f3aa2f', 4)}${bar(38, 162, 48, 4, ink)}
${times(3, (i) => `<rect x="${24 + i * 127}" y="190" width="117" height="63" fill="${['#cfe6d8', '#f4ecd8', '#e9cbb8'][i]}"/>${bar(34 + i * 127, 200, 44, 4, ink)}${bar(34 + i * 127, 209, 62, 3, '#7d8a84')}`)}${mango(96, 208, 34, 1.6)}${mango(222, 208, 34, 1.6)}${mango(350, 208, 34, 1.6)}`;

const wire = `<g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M22 24h210v24H22ZM22 62h98M22 78h84M22 94h60v14H22ZM134 60h98v62h-98ZM134 60l98 62M232 60l-98 62M22 138h62v46H22ZM96 138h62v46H96ZM170 138h62v46h-62Z"/><path d="M186 98c14-26 40-30 58-18" stroke="#d9661f"/><path d="M236 74l10 6-5 11" stroke="#d9661f"/></g><text x="24" y="216" font-family="Hanken Grotesk" font-style="italic" font-size="17" fill="#d9661f">mango here, bigger</text>`;

const fruit = (x: number, y: number, size: number) => {
  const [cx, cy] = project(x, y, 0);
  return `${shadow(disc(x + 6, y + 2, size * 0.36), 30, '#b5cabb')}${mango(Number(n(cx - size * 0.52)), Number(n(cy - size * 0.7)), size, 2.5)}`;
};

/** Web: the sketch, the page made from it, and what the client brought along. */
export const web = {
  ground: ground.desk,
  shift: [6, 66] as const,
  zoom: 0.9,
  body: [
    lying(-900, -250, 0, '<rect width="1800" height="560" fill="#cfe0d3"/>'),
    laptop({ x: -250, y: -150, screen: page, shade: ground.shade, body: tone.paper, keys: '#fbfaf3', bed: '#c3cdc4' }),
    sheet(-110, 300, 264, 236, -27, wire, '#b5cabb'),
    pencil(226, 226, 0, 170, 64),
    tea(-390, 40, '#b5cabb'),
    fruit(330, -86, 112),
    fruit(370, 20, 104),
  ].join(''),
};
