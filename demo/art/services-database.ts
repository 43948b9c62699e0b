import { box, disc, facingLeft, facingRight, fill, ink, lying, project, rectangle, shadow } from './iso.ts';
import { sheet, tone, vessel } from './iso-objects.ts';
import { n, times } from './scene.ts';

const floor = '#e7dcc8';
const shade = '#d0c2a8';
const body = { top: '#2c8f6c', left: '#0d6b4e', right: '#075a41' };

const [x0, y0, wide, deep, foot, tall] = [-210, -170, 400, 250, 26, 384];
const columns = 4;
const rows = 5;
const [cellW, cellH] = [wide / columns, (tall - foot - 12) / rows];

/** One closed drawer's front: a plate with lines for writing and a pull. */
const front = (column: number, row: number, label = '#fbfaf3') => {
  const [u, v] = [column * cellW, row * cellH];
  return `<g transform="translate(${u} ${v})"><rect x="5" y="5" width="${cellW - 10}" height="${cellH - 10}" fill="#2c8f6c" stroke="${ink}" stroke-width="2"/>
<rect x="24" y="14" width="${cellW - 48}" height="20" fill="${label}" stroke="${ink}" stroke-width="1.6"/>
<path d="M31 21H${cellW - 36}M31 27H${cellW - 48}" stroke="${ink}" stroke-width="1.3"/><path d="M${cellW / 2 - 12} 46h24a12 12 0 0 1-24 0Z" fill="#f3aa2f" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>
</g>`;
};

const open = { column: 1, row: 2, out: 190 };

/** The drawer pulled out of the cabinet, with its cards. */
const drawer = () => {
  const x = x0 + open.column * cellW + 7;
  const z = tall - 6 - (open.row + 1) * cellH + 7;
  const w = cellW - 14;
  const y = y0 + deep;
  const h = cellH - 14;
  const card = (i: number) => {
    const cy = y + 14 + i * 13;
    const tab = i === 8;
    const rise = tab ? 46 : ([16, 14, 18, 15][i % 4] ?? 15);
    const top = z + h + rise;
    const colour = tab ? '#f3aa2f' : i % 5 === 2 ? '#bfe3cf' : '#fbfaf3';
    const tabAt = [10, 40, 26, 50, 18][i % 5] ?? 20;
    return facingLeft(
      x + 7,
      cy,
      top,
      `<path d="M0 8H${tabAt}V0H${tabAt + 22}V8H${w - 14}V${h + rise - 6}H0Z" fill="${colour}" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>${tab ? `<path d="M10 22H56M10 32H44" stroke="${ink}" stroke-width="1.5"/>` : ''}`,
    );
  };
  const wall = fill(
    [
      project(x + w, y, z),
      project(x + w, y + open.out, z),
      project(x + w, y + open.out, z + h),
      project(x + w, y, z + h),
    ],
    body.right,
    2.5,
  );
  const inside = fill(
    [
      project(x, y, z + h),
      project(x + w, y, z + h),
      project(x + w, y + open.out, z + h),
      project(x, y + open.out, z + h),
    ],
    '#043226',
    2.5,
  );
  const face = facingLeft(
    x,
    y + open.out,
    z + h,
    `<rect width="${w}" height="${h}" fill="#2c8f6c" stroke="${ink}" stroke-width="2.5"/><g transform="translate(-7 -7)"><rect x="24" y="14" width="${cellW - 48}" height="20" fill="#fbfaf3" stroke="${ink}" stroke-width="1.6"/>
<path d="M31 21H${cellW - 36}M31 27H${cellW - 48}" stroke="${ink}" stroke-width="1.3"/><path d="M${cellW / 2 - 12} 46h24a12 12 0 0 1-24 0Z" fill="#f3aa2f" stroke="${ink}" stroke-width="1.8"/>
</g>`,
  );
  return `${wall}${inside}${times(12, card)}${face}`;
};

const dropShade = () => {
  const x = open.column * cellW + 10;
  const v = (open.row + 1) * cellH;
  return `<path d="M${x} ${v - 4}h${cellW - 20}l40 62h-${cellW - 20}Z" fill="#054634" opacity="0.75"/>`;
};

/** A sleeping cat in outline: back, tail wrapped around, head on the paws. */
const cat = (x: number, y: number, z: number) => {
  const [cx, cy] = project(x, y, z);
  return `<g transform="translate(${n(cx)} ${n(cy)})" stroke="${ink}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"><path d="M-74 2C-84-34-52-66-6-66C44-66 82-40 84-6C86 18 56 30 10 30C-34 30-68 26-74 2Z" fill="#d9825b"/>
<path d="M-6-66C2-56 4-46 2-36M22-64C28-54 30-44 28-34M48-54C52-46 53-38 51-30" fill="none" stroke="#8f4527" stroke-width="4"/>
<path d="M84-6C86 18 56 30 10 30C-14 30-30 29-42 24C-52 18-46 8-34 10C-6 18 40 14 60-8" fill="#d9825b"/>
<path d="M-88 8C-92-8-88-22-80-34L-70-24C-62-27-52-27-45-24L-33-32C-26-20-26-4-32 8C-40 24-80 26-88 8Z" fill="#d9825b"/>
<path d="M-76 2q6 5 12 1M-52 3q6 4 11-1M-61 11l3 3 3-3" fill="none" stroke-width="2"/></g>`;
};

const cards = (x: number, y: number) =>
  `${sheet(
    x,
    y,
    120,
    78,
    -16,
    `<path d="M0 22H120" stroke="#d9661f" stroke-width="1.6"/><path d="M12 38H96M12 50H84M12 62H66" stroke="#7d8a84" stroke-width="1.6"/>
<path d="M12 13H58" stroke="${ink}" stroke-width="3"/>`,
    shade,
  )}${sheet(
    x + 70,
    y + 74,
    120,
    78,
    14,
    `<path d="M0 22H120" stroke="#d9661f" stroke-width="1.6"/>
<path d="M12 38H90M12 50H100" stroke="#7d8a84" stroke-width="1.6"/><path d="M12 13H70" stroke="${ink}" stroke-width="3"/>`,
    shade,
  )}`;

const plant = (x: number, y: number) => {
  const [cx, cy] = project(x, y, 92);
  const blade = (turn: number, size: number, colour: string) =>
    `<path transform="translate(${n(cx)} ${n(cy)}) rotate(${turn}) scale(${size})" d="M0 0C-26-40-24-92 0-128C24-92 26-40 0 0Z" fill="${colour}" stroke="${ink}" stroke-width="2.5" stroke-linejoin="round"/>`;
  return `${shadow(disc(x, y, 46), 84, shade)}${blade(-42, 1, '#0d6b4e')}${blade(44, 1.05, '#0d6b4e')}${blade(-16, 1.3, '#2c8f6c')}${blade(22, 1.2, '#2c8f6c')}${vessel(x, y, 0, 36, 48, 88, { ...tone.clay, top: '#6b4630' })}${blade(4, 0.8, '#8fc9ac')}`;
};

const stool = (x: number, y: number) =>
  `${shadow(rectangle(x, y, 110, 110), 66, shade)}${[
    [0, 0],
    [96, 0],
    [0, 96],
    [96, 96],
  ]
    .map(([dx = 0, dy = 0]) => box(x + dx, y + dy, 0, 14, 14, 62, tone.wood, 2))
    .join('')}${box(x - 6, y - 6, 62, 122, 122, 12, tone.wood)}`;

/** Database: a card cabinet with one card raised, and a cat that knows where everything is. */
export const database = {
  ground: floor,
  shift: [-14, 128] as const,
  zoom: 0.86,
  body: [
    lying(-1600, -1600, 0, '<rect width="3600" height="1360" fill="#efe6d5"/>'),
    shadow(rectangle(x0, y0, wide, deep), 210, shade),
    box(x0 + 10, y0 + 10, 0, wide - 20, deep - 20, foot, tone.ink),
    box(x0, y0, foot, wide, deep, tall - foot, body, 3),
    facingRight(
      x0 + wide,
      y0 + deep - 22,
      tall - 26,
      `<rect width="${deep - 44}" height="${tall - foot - 52}" fill="none" stroke="${ink}" stroke-width="1.8"/>`,
    ),
    facingLeft(
      x0,
      y0 + deep,
      tall - 6,
      `${times(rows, (row) => times(columns, (column) => front(column, row, (row * 3 + column) % 7 === 5 ? '#fbdc9b' : '#fbfaf3')))}${dropShade()}`,
    ),
    cat(-24, -46, tall + 10),
    drawer(),
    plant(310, -170),
    stool(250, 110),
    cards(-330, 230),
  ].join(''),
};
