import { n, times } from '../scene.ts';
import { dot, drop, flower, inHenna, lattice, leaf, medallion, paisley, put, scallops, vine } from './elements.ts';
import { type Finger, fingerPath, fingers, handFilters, handShape, onFinger, thumb } from './hand.ts';
import { henna as c } from './palette.ts';

/** Rings around a finger at a height, drawn as slightly bent lines. */
const band = (finger: Finger, height: number, gap = 0) => {
  const half = finger.base * 1.05;
  return `<path d="M${n(-half)} ${n(-height)}Q0 ${n(-height - 9)} ${n(half)} ${n(-height)}"/>${gap ? `<path d="M${n(-half)} ${n(-height - gap)}Q0 ${n(-height - gap - 9)} ${n(half)} ${n(-height - gap)}"/>` : ''}`;
};

const rowOfDots = (finger: Finger, height: number) =>
  times(7, (index) => dot((index - 3) * finger.base * 0.27, -height - 7 + Math.abs(index - 3) ** 2 * 0.8, 2.5));

/** The dipped tip, then bands, a flower or lattice, and a leaf pointing at the palm. */
function fingerDesign(finger: Finger, index: number, id: string): string {
  const { length, tip } = finger;
  const cap = length - tip * 2.1;
  const middle = length * 0.44;
  const width = finger.base * 2.1;
  const centre =
    index % 2
      ? put(flower(8), 0, -middle - 30, 0.56)
      : `<g transform="translate(0 ${n(-middle - 58)})" stroke-width="2">${lattice(width, 56, 19)}</g>`;
  const content = `<path d="M${-tip * 1.4} ${n(-length - 20)}V${n(-cap)}Q0 ${n(-cap - 10)} ${tip * 1.4} ${n(-cap)}V${n(-length - 20)}Z" fill="currentColor"/>
<g transform="translate(0 ${n(-cap + 3)})">${scallops(width, 6)}</g>${band(finger, cap - 26, 7)}${rowOfDots(finger, cap - 42)}
${band(finger, middle + 66, 8)}${centre}${band(finger, middle - 6, 8)}<g transform="translate(0 ${n(-middle + 18)})">${scallops(width, 6)}</g>
${put(leaf, 0, -8, 0.68)}${put(drop, -11, -2, 0.36, -38)}${put(drop, 11, -2, 0.36, 38)}${dot(0, -84, 3)}`;
  return `<clipPath id="${id}"><path d="${fingerPath(finger)}" transform="scale(.965 1)"/></clipPath>${onFinger(finger, `<g clip-path="url(#${id})">${content}</g>`)}`;
}

function thumbDesign(id: string): string {
  const { length, tip } = thumb;
  const cap = length - tip * 2.2;
  const content = `<path d="M-50 ${-length - 20}V${n(-cap)}Q0 ${n(-cap - 10)} 50 ${n(-cap)}V${-length - 20}Z" fill="currentColor"/><g transform="translate(0 ${n(-cap + 3)})">${scallops(110, 7)}</g>${band(thumb, cap - 28, 8)}`;
  return `<clipPath id="${id}"><path d="${fingerPath(thumb)}" transform="scale(.95 1)"/></clipPath>${onFinger(thumb, `<g clip-path="url(#${id})">${content}</g>`)}`;
}

const mirrored = (element: string, x: number, y: number, scale: number, turn: number) =>
  `<g transform="translate(${2 * 297} 0) scale(-1 1)">${put(element, x, y, scale, turn)}</g>`;

const palmDesign = `${put(medallion(12), 297, 678, 1.1)}
${put(paisley(), 216, 856, 0.66, 24)}${mirrored(paisley(), 216, 856, 0.66, 24)}
${put(drop, 297, 866, 0.52)}${put(drop, 297, 866, 0.34, -46)}${put(drop, 297, 866, 0.34, 46)}${[884, 896, 906].map((y, index) => dot(297, y, 5 - index)).join('')}
${vine([186, 742, 164, 726, 140, 700, 112, 664], 3, 46)}${vine([424, 762, 440, 730, 452, 690, 454, 646], 3, 44)}${put(flower(7), 176, 640, 0.42)}${[0, 1, 2].map((index) => dot(182 + index * 5, 612 - index * 13, 3.4 - index * 0.7)).join('')}`;

/** Bands around the wrist, following its roundness. */
const ring = (y: number) => `<path d="M-124 ${y}Q0 ${y + 13} 124 ${y}"/>`;
const cuff = `<g transform="translate(293 0)"><g transform="translate(0 926)">${scallops(246, 9, -1)}</g>${ring(926)}${ring(935)}
<g transform="translate(0 944)" stroke-width="2.200">${lattice(248, 54, 27)}</g>${ring(998)}${ring(1007)}${[-91, -52, -13, 26, 65, 104].map((x) => put(leaf, x - 6, 1056, 0.4)).join('')}${ring(1062)}${ring(1071)}</g>`;

/** Glass bangles stacked on the arm from y downwards. */
const bangles = (y: number) =>
  [c.maroon, c.gold, '#2f6a52', c.gold, c.maroon, c.maroon, c.gold]
    .map((colour, index) => {
      const top = y + index * 25;
      return `<path d="M160 ${top}C200 ${top + 18} 386 ${top + 18} 426 ${top}V${top + 19}C386 ${top + 37} 200 ${top + 37} 160 ${top + 19}Z" fill="${colour}"/><path d="M186 ${top + 11}C226 ${top + 20} 300 ${top + 20} 350 ${top + 17}" fill="none" stroke="#fff" stroke-width="3" opacity=".4" stroke-linecap="round"/>${colour === c.gold ? times(11, (dotIndex) => `<circle cx="${180 + dotIndex * 23}" cy="${n(top + 20 - ((dotIndex - 5) / 5) ** 2 * 9)}" r="3" fill="${c.maroon}"/>`) : ''}`;
    })
    .join('');

const fingerShade = (finger: Finger) =>
  onFinger(
    finger,
    `<path d="M${n(finger.base * 1.2)} 44C${n(finger.base * 0.5)} ${n(-finger.length * 0.24)} ${n(finger.base * 0.62)} ${n(-finger.length * 0.6)} ${n(finger.tip * 0.4)} ${n(-finger.length - 16)}H${n(finger.base * 1.2)}Z" fill="${c.shade}" opacity=".5"/>`,
  );

/** A hand with a finished bridal design, in a space of about 620 x 1250. `id` keeps clip paths unique. */
export function hennaHand(id: string, line: string = c.line): string {
  return `<defs>${handFilters}<mask id="${id}-skin">${handShape('#fff')}</mask></defs>${handShape(c.skin)}
<g mask="url(#${id}-skin)"><path d="M486 560C500 660 452 760 424 838C404 900 402 960 412 1300H340C356 1000 352 910 384 830C424 740 448 640 486 560Z" fill="${c.shade}" opacity=".5"/>${fingers.map(fingerShade).join('')}</g>
${inHenna(line, `${fingers.map((finger, index) => fingerDesign(finger, index, `${id}-${index}`)).join('')}${thumbDesign(`${id}-thumb`)}${palmDesign}<g mask="url(#${id}-skin)">${cuff}</g>`)}${bangles(1088)}`;
}
