import { disc, ink, lying, prism, project, rectangle, shadow } from './iso.ts';
import { marigold, pencil, sheet, tone, vessel } from './iso-objects.ts';
import { bend } from './mark.ts';
import { n, times } from './scene.ts';

const desk = '#0d5a45';
const shade = '#084534';

/** The emblem under construction: grid, guide circles, the finished part filled in. */
const drawing = `<g stroke="#cfe0d3" stroke-width="1.2">${times(17, (i) => `<path d="M${40 + i * 26} 40V352M40 ${40 + Math.min(i, 12) * 26}H456"/>`)}</g>
<g transform="translate(92 40) scale(9.75)"><path d="${bend}" fill="#0d6b4e" stroke="${ink}" stroke-width="2.5"/>
</g>
<g fill="none" stroke="#d9661f" stroke-width="1.8"><circle cx="199.25" cy="166.75" r="87.75"/><circle cx="199.25" cy="166.75" r="29.25"/>
<circle cx="345.5" cy="196" r="117"/><circle cx="345.5" cy="196" r="58.5"/><path d="M60 166.750H430M199.25 60V330M345.5 60V334" stroke-dasharray="9 6 2 6"/>
</g>
<circle cx="345.5" cy="118" r="39" fill="#f3aa2f" stroke="${ink}" stroke-width="2.5"/>`;

const strips = ['#16211f', '#075a41', '#2c8f6c', '#8fc9ac', '#fbdc9b', '#f3aa2f', '#d9661f'];

/** A colour fan held by one rivet. */
const fan = (x: number, y: number) =>
  strips
    .map((colour, i) => {
      const degrees = 104 - i * 15;
      return `${i === 0 ? shadow(rectangle(x, y, 200, 54, 6, degrees), 12, shade) : ''}${lying(
        x,
        y,
        3 + i * 2,
        `<g><rect x="-16" y="-27" width="226" height="54" rx="6" fill="#fbfaf3" stroke="${ink}" stroke-width="2"/>
<path d="M62-27H204a6 6 0 0 1 6 6V21a6 6 0 0 1-6 6H62Z" fill="${colour}" stroke="${ink}" stroke-width="2"/>
<path d="M112-27V27M162-27V27" stroke="${ink}" stroke-width="1.2"/></g>`,
        degrees,
      )}`;
    })
    .join('') + lying(x, y, 18, `<circle r="8" fill="#c9a24a" stroke="${ink}" stroke-width="2"/>`);

const ruler = (x: number, y: number, degrees: number) =>
  `${shadow(rectangle(x, y, 420, 46, 0, degrees), 8, shade)}${prism(rectangle(x, y, 420, 46, 0, degrees), 0, 5, tone.marigold)}${lying(
    x,
    y,
    5,
    `<g stroke="${ink}" stroke-width="1.5">${times(39, (i) => `<path d="M${20 + i * 10} 0V${i % 5 ? 9 : 17}"/>`)}</g>
<circle cx="400" cy="30" r="6" fill="${desk}" stroke="${ink}" stroke-width="2"/>`,
    degrees,
  )}`;

/** A flower head standing up from its stem, facing us. */
const bloom = (x: number, y: number, z: number, radius: number, tilt: number) => {
  const [cx, cy] = project(x, y, z);
  return `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${tilt}) scale(1 .86)">${marigold(radius)}</g>`;
};

const stem = (x: number, y: number, z: number, tx: number, ty: number, tz: number) => {
  const [a, b] = [project(x, y, z), project(tx, ty, tz)];
  const d = `M${n(a[0])} ${n(a[1])}Q${n(a[0])} ${n((a[1] + b[1]) / 2)} ${n(b[0])} ${n(b[1])}`;
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="9"/><path d="${d}" fill="none" stroke="#2c8f6c" stroke-width="5"/>`;
};

const leaf = (x: number, y: number, turn: number, colour: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C14-20 46-24 66-6C46 12 16 14 0 0Z" fill="${colour}" stroke="${ink}" stroke-width="2"/>
<path d="M4 0C24-4 42-6 60-6" fill="none" stroke="${ink}" stroke-width="1.3"/></g>`;

const vase = (x: number, y: number) => {
  const [cx, cy] = project(x, y, 100);
  return `${shadow(disc(x, y, 40), 90, shade)}${stem(x, y, 80, x - 40, y + 20, 190)}${stem(x, y, 80, x + 30, y - 30, 210)}${stem(x, y, 80, x + 44, y + 40, 150)}${leaf(n2(cx), n2(cy) - 20, -150, '#2c8f6c')}${leaf(n2(cx), n2(cy) - 14, -18, '#0d6b4e')}${vessel(x, y, 0, 34, 44, 100, { top: '#e3efe8', left: '#bfe3cf', right: '#8fc9ac' })}${bloom(x - 40, y + 20, 196, 44, -8)}${bloom(x + 30, y - 30, 216, 40, 10)}${bloom(x + 44, y + 40, 156, 36, 20)}`;
};

const n2 = (value: number) => Math.round(value);

/** Design: the emblem on the board, and the flower that its colours come from. */
export const design = {
  ground: desk,
  shift: [0, 4] as const,
  zoom: 1.04,
  body: [
    lying(-900, -300, 0, '<rect width="1800" height="150" fill="#0f6650"/>'),
    sheet(-280, -190, 496, 392, 0, drawing, shade),
    ruler(-250, 250, -8),
    vase(300, -150),
    fan(330, 120),
    pencil(186, 216, 0, 190, -118),
    lying(-224, 128, 0, `<g><circle cx="7" cy="-3" r="33" fill="#cfd8cf"/>${marigold(34)}</g>`),
  ].join(''),
};
