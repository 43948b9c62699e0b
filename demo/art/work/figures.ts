import { paper as p } from '../figures/palette.ts';
import { n, seeded, times } from '../scene.ts';
import { poster as c } from './palette.ts';

const INK = `stroke="${p.ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;

const sheet = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x + 10}" y="${y + 12}" width="${width}" height="${height}" fill="${p.shade}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fffdf6" ${INK}/>`;

/** The paper form with 46 narrow fields beside the one with 19; 1200 x 700. */
export function formsFigure(): string {
  const random = seeded(46);
  const narrow = times(46, (index) => {
    const [column, row] = [Math.floor(index / 23), index % 23];
    const x = 118 + column * 202;
    const y = 118 + row * 22.4;
    return `<path d="M${x} ${n(y)}h${n(40 + random() * 26)}" stroke="${p.soft}" stroke-width="3"/><rect x="${x + 74}" y="${n(y - 9)}" width="112" height="15" fill="${p.ground}" stroke="${p.soft}" stroke-width="1.600"/>`;
  });
  const wide = times(19, (index) => {
    const isName = index === 0;
    const [column, row] = isName ? [0, 0] : [(index - 1) % 2, 1 + Math.floor((index - 1) / 2)];
    const x = 704 + column * 202;
    const y = 112 + row * 52;
    return `<path d="M${x} ${y}h${n(46 + random() * 40)}" stroke="${p.green}" stroke-width="4"/><rect x="${x}" y="${y + 9}" width="${isName ? 388 : 186}" height="27" rx="5" fill="#e7f1ea" stroke="${p.green}" stroke-width="2.400"/>`;
  });
  return `<rect width="1200" height="700" fill="${p.ground}"/>${sheet(86, 66, 440, 580)}<path d="M118 92h180" stroke="${p.ink}" stroke-width="7"/>${narrow}
<path d="M556 356h72m-26-24 26 24-26 24" fill="none" stroke="${p.coral}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>${sheet(668, 66, 460, 580)}<path d="M704 92h130" stroke="${p.green}" stroke-width="7"/>${wide}`;
}

/** A square code; a pattern, not a real one. */
function code(x: number, y: number, cell: number): string {
  const random = seeded(18);
  const size = 21;
  const isFinder = (row: number, column: number) =>
    (row < 7 && column < 7) || (row < 7 && column > 13) || (row > 13 && column < 7);
  const dots = times(size * size, (index) => {
    const [row, column] = [Math.floor(index / size), index % size];
    const isDark = random() > 0.52;
    return isDark && !isFinder(row, column)
      ? `<rect x="${n(x + column * cell)}" y="${n(y + row * cell)}" width="${n(cell + 0.3)}" height="${n(cell + 0.3)}"/>`
      : '';
  });
  const finder = (fx: number, fy: number) =>
    `<rect x="${fx + cell / 2}" y="${fy + cell / 2}" width="${cell * 6}" height="${cell * 6}" fill="none" stroke="${p.ink}" stroke-width="${cell}"/><rect x="${fx + cell * 2}" y="${fy + cell * 2}" width="${cell * 3}" height="${cell * 3}"/>`;
  return `<g fill="${p.ink}">${dots}${finder(x, y)}${finder(x + 14 * cell, y)}${finder(x, y + 14 * cell)}</g>`;
}

/** The corner of a printed drawing with its code, and the phone that reads it; 1200 x 700. */
export const checkFigure = (): string => `<rect width="1200" height="700" fill="#d9cbb0"/>
<g transform="rotate(-4 560 400)"><rect x="-120" y="-80" width="1040" height="700" fill="${p.shade}"/><rect x="-140" y="-100" width="1040" height="700" fill="#fffdf6" ${INK}/>
<path d="M-140 60H180V-100M180 60H420M180-20H420V-100M420 60V-20" fill="none" stroke="${p.ink}" stroke-width="6"/><path d="M-60 130H470M-60 118v24M470 118v24M180 118v24" fill="none" stroke="${p.soft}" stroke-width="2.500"/>
<path d="M330 340H880V580H330ZM330 400H610M330 460H610M330 520H610M610 340V580" fill="none" stroke="${p.ink}" stroke-width="3"/><path d="M352 376h150M352 436h210M352 496h120M352 556h180" stroke="${p.soft}" stroke-width="9"/>${code(642, 356, 9.9)}</g>
<g transform="rotate(9 930 300) translate(46 -14)"><rect x="778" y="24" width="316" height="610" rx="44" fill="${p.ink}"/><rect x="794" y="42" width="284" height="574" rx="30" fill="${c.river}"/><circle cx="936" cy="246" r="96" fill="#eaf6ef"/><path d="M888 248l36 38 66-78" fill="none" stroke="${c.river}" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/><path d="M842 420h188M872 462h128" stroke="#eaf6ef" stroke-width="13" stroke-linecap="round"/><rect x="834" y="520" width="204" height="54" rx="14" fill="${c.marigold}"/></g>`;

const COLOURS = [p.green, p.marigold, p.coral, '#7fa79a', p.pale] as const;

/** Nine tables with columns in different orders, and the one that they became; 1200 x 700. */
export function columnsFigure(): string {
  const random = seeded(214);
  const table = (index: number) => {
    const x = 62 + index * 121;
    const order = [...COLOURS.keys()].sort(() => random() - 0.5).slice(0, 4 + (index % 2));
    const width = 104 / order.length;
    const bars = order
      .map(
        (colour, column) =>
          `<rect x="${n(x + column * width)}" y="70" width="${n(width)}" height="190" fill="${COLOURS[colour]}"/>`,
      )
      .join('');
    const rules = times(7, (row) => `M${x} ${94 + row * 24}h104`);
    return `${bars}<path d="${rules}" stroke="#fffdf6" stroke-width="2" fill="none" opacity="0.8"/><rect x="${x}" y="70" width="104" height="190" fill="none" ${INK}/>`;
  };
  const flow = times(9, (index) => {
    const from = 114 + index * 121;
    const to = 190 + index * 102;
    return `<path d="M${from} 262C${from} 330 ${to} 316 ${to} 384" fill="none" stroke="${p.soft}" stroke-width="3"/>`;
  });
  const wide = COLOURS.map(
    (colour, column) => `<rect x="${130 + column * 188}" y="388" width="188" height="244" fill="${colour}"/>`,
  ).join('');
  const rules = times(8, (row) => `M130 ${420 + row * 27}h940`);
  return `<rect width="1200" height="700" fill="${p.ground}"/>${times(9, table)}${flow}${wide}<path d="${rules}" stroke="#fffdf6" stroke-width="2.400" fill="none" opacity="0.8"/><rect x="130" y="388" width="940" height="244" fill="none" stroke="${p.ink}" stroke-width="4"/>`;
}
