import { fill, ink, lying, prism, rectangle, shadow } from './iso.ts';
import { pencil, tea, tone } from './iso-objects.ts';
import { fonts, times } from './scene.ts';

const desk = '#f4e7c9';
const shade = '#dfcda4';
const [w, d, top] = [210, 420, -210];
const starts = [-420, -130, 160] as const;

/** One river for the desk and all three screens: the same curve, drawn further each time. */
const river =
  'M-900-96C-760-150-640-150-520-92S-330-20-220-74S-20-140 90-86S270 4 380-50S640-128 900-60V66C680 0 560 30 430 74S190 120 80 40S-120-16-220 42S-430 110-540 34S-760-26-900 40Z';

const boat = (x: number, y: number, scale: number, sail: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-16 0C-8 9 8 9 18-2C8 2-6 3-16 0Z" fill="${ink}"/>
<path d="M0 0V-22L12-4Z" fill="${sail}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/></g>`;

const screenClip = (id: string) =>
  `<clipPath id="${id}"><rect width="${w - 22}" height="${d - 26}" rx="20"/></clipPath>`;

const text = (x: number, y: number, size: number, content: string, colour = ink, weight = 600) =>
  `<text x="${x}" y="${y}" font-family="${fonts.display.replaceAll("'", '')}" font-size="${size}" font-weight="${weight}" letter-spacing="-.3" fill="${colour}">${content}</text>`;

/** The river as it crosses screen `index`, in that screen's own coordinates. */
const crossing = (index: number, attributes: string) =>
  `<path transform="translate(${-(starts[index] ?? 0) - 11} ${-top - 13})" d="${river}" ${attributes}/>`;

const rows = [
  ['06:40', 'Baraikuthi ghat'],
  ['07:15', 'Talaimari'],
  ['08:00', 'Char Mazardiar'],
] as const;

const sketch = `${crossing(0, `fill="none" stroke="${ink}" stroke-width="2"`)}
<g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round"><path d="M16 24h70M16 40h44M0 290H188M16 316h40M80 316h84M16 346h40M80 346h70M16 376h40M80 376h92"/>
<circle cx="96" cy="128" r="11"/><circle cx="140" cy="246" r="11"/><path d="M104 138L134 236" stroke-dasharray="5 7"/>
</g>`;

const blocks = `<rect width="188" height="394" fill="#e7efe4"/>${crossing(1, 'fill="#8fc9ac"')}<rect x="16" y="18" width="92" height="14" rx="7" fill="#34423f"/>
<rect x="16" y="40" width="56" height="9" rx="4.5" fill="#a9b5ae"/><circle cx="60" cy="106" r="12" fill="#f3aa2f"/>
<circle cx="122" cy="252" r="12" fill="#f3aa2f"/>
<rect y="286" width="188" height="108" fill="#fbfaf3"/>${times(
  3,
  (i) => `<rect x="16" y="${304 + i * 30}" width="42" height="12" rx="6" fill="#34423f"/>
<rect x="72" y="${304 + i * 30}" width="${[92, 66, 84][i]}" height="12" rx="6" fill="#cfd8cf"/>`,
)}`;

const pin = (x: number, y: number) =>
  `<path d="M${x} ${y}C${x - 18} ${y - 22} ${x - 12} ${y - 40} ${x} ${y - 40}S${x + 18} ${y - 22} ${x} ${y}Z" fill="#f3aa2f" stroke="${ink}" stroke-width="2"/>
<circle cx="${x}" cy="${y - 26}" r="5" fill="${ink}"/>`;

const finished = `<rect width="188" height="394" fill="#e3efe0"/><g stroke="#c9dcc8" stroke-width="5" fill="none"><path d="M-10 70L80 96L150 40L200 60M30 394L70 250L20 190M120 280L180 240"/>
</g>${crossing(2, `fill="#2c8f6c" stroke="${ink}" stroke-width="2"`)}<path d="M52 128L128 244" stroke="#fbfaf3" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"/>${boat(92, 196, 1.15, '#fbfaf3')}${boat(150, 174, 0.8, '#f3aa2f')}${pin(48, 130)}${pin(132, 262)}
${text(16, 38, 21, 'Next boat 06:40')}<path d="M0 306a20 20 0 0 1 20-20H168a20 20 0 0 1 20 20V394H0Z" fill="#fbfaf3" stroke="${ink}" stroke-width="2"/>${rows.map(([time, place], i) => `${text(16, 315 + i * 30, 14, time, i ? ink : '#075a41', 700)}${text(66, 315 + i * 30, 14, place, i ? '#5d6b66' : ink, 500)}`).join('')}`;

const card = (index: number, art: string) => {
  const x = starts[index] ?? 0;
  return `${shadow(rectangle(x, top, w, d, 26), 12, shade)}${prism(rectangle(x, top, w, d, 26), 0, 4, tone.paper, 2.5)}${lying(
    x + 11,
    top + 13,
    4,
    `${screenClip(`s${index}`)}<g clip-path="url(#s${index})">${art}</g>
<rect width="${w - 22}" height="${d - 26}" rx="20" fill="none" stroke="${ink}" stroke-width="2"/>`,
  )}`;
};

const phone = `${shadow(rectangle(starts[2], top, w, d, 30), 36, shade)}${prism(rectangle(starts[2], top, w, d, 30), 0, 22, tone.ink)}${lying(
  starts[2] + 11,
  top + 13,
  22,
  `${screenClip('s2')}<g clip-path="url(#s2)">${finished}</g>
<rect x="66" y="8" width="56" height="8" rx="4" fill="${ink}"/>`,
)}`;

/** A folded paper boat, afloat on the desk's river. */
const paperBoat = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${fill(
    [
      [-50, 28],
      [66, 30],
      [150, 4],
      [96, -12],
    ],
    '#d3bd86',
  )}<g stroke="${ink}" stroke-width="2.5" stroke-linejoin="round"><path d="M-98-34L2-22L102-42L0 16Z" fill="#cdd3c8"/>
<path d="M4-98L-34-16L2 6Z" fill="#fbfaf3"/><path d="M4-98L44-18L2 6Z" fill="#d9ded2"/><path d="M-98-34L2 6L8 34L-56 26Z" fill="#fbfaf3"/>
<path d="M102-42L2 6L8 34L64 22Z" fill="#d9ded2"/></g><path d="M-70-14L-26 4M-60 2L-24 14" stroke="#2c8f6c" stroke-width="3" stroke-linecap="round"/>
</g>`;

/** Mobile: one river through sketch, layout and finished screen; the sketch sheet left over became a boat. */
export const mobile = {
  ground: desk,
  shift: [-24, 2] as const,
  zoom: 1,
  body: [
    lying(0, 0, 0, `<path d="${river}" fill="#e9d5a2"/>`),
    card(0, sketch),
    card(1, blocks),
    phone,
    paperBoat(470, 262),
    pencil(-330, 250, 0, 170, 12, tone.green),
    tea(-120, -330, shade),
  ].join(''),
};
