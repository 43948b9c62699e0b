import { n } from '../scene.ts';

/**
 * Outline of the first letter of the Bangla alphabet in Tiro Bangla (SIL Open Font License), 1000 units per em, y
 * upwards.
 */
const outline =
  'M354,95Q289,95 224,136.5Q159,178 101,269.5Q43,361 -1,509L9,509L39,500Q84,382 133.5,314.5Q183,247 235,218.5Q287,190 337,190Q387,190 419,211Q451,232 466,263.5Q481,295 481,326Q481,351 470,377Q459,403 434.5,421Q410,439 369,439Q374,429 376.5,417.5Q379,406 379,396Q379,354 354,334.5Q329,315 297,315Q254,315 227.5,344.5Q201,374 201,408Q201,446 224.5,470Q248,494 286,502Q274,517 254,530.5Q234,544 208,552L10,552L-50,612L-50,620L723,620L783,560L783,552L698,552L698,208Q698,151 699,97Q700,43 704,-33L693,-33L666,-16Q657,18 636.5,55.5Q616,93 586.5,129Q557,165 520,192Q497,148 453.5,121.5Q410,95 354,95ZM620,552L311,552Q318,542 324.5,531Q331,520 339,506Q389,502 427,481Q465,460 491,427.5Q517,395 530,357Q543,319 543,283Q543,266 540,250Q567,226 587.5,202.5Q608,179 627,150L630,152Q623,189 621.5,249.5Q620,310 620,419L620,552Z';

interface Colours {
  fill: string;
  node: string;
  handle: string;
  ground: string;
}

interface Point {
  x: number;
  y: number;
}

const pairs = (text: string): Point[] =>
  [...text.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: -Number(y) }));

/** The letter with its outline nodes and handles, baseline at y = 0, drawn at `size` pixels per em. */
export function constructedLetter(size: number, { fill, node, handle, ground }: Colours): string {
  const scale = size / 1000;
  let arms = '';
  let nodes = '';
  let from: Point = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of outline.matchAll(/([MLQ])([^MLQZ]+)/g)) {
    const points = pairs(rest);
    const to = points.at(-1) ?? from;
    const control = command === 'Q' ? points[0] : undefined;
    if (control) {
      arms += `<path d="M${n(from.x * scale)} ${n(from.y * scale)}L${n(control.x * scale)} ${n(control.y * scale)}L${n(to.x * scale)} ${n(to.y * scale)}"/><circle cx="${n(control.x * scale)}" cy="${n(control.y * scale)}" r="4.500" fill="${handle}"/>`;
    }
    nodes += `<rect x="${n(to.x * scale - 5.5)}" y="${n(to.y * scale - 5.5)}" width="11" height="11"/>`;
    from = to;
  }
  return `<path transform="scale(${n(scale)} ${n(-scale)})" d="${outline}" fill="${fill}" fill-rule="nonzero"/><g fill="none" stroke="${handle}" stroke-width="1.400">${arms}</g><g fill="${ground}" stroke="${node}" stroke-width="2.200">${nodes}</g>`;
}
