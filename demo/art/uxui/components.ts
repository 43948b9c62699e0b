import { bangla, fonts, n, times } from '../scene.ts';
import { board as c } from './palette.ts';

const card = (column: number, row: number, wide: number, tall: number, ground: string, content: string) => {
  const unit = 216;
  const gutter = 24;
  const size = (cells: number) => cells * unit + (cells - 1) * gutter;
  return `<div class="abs" style="left:${column * (unit + gutter)}px;top:${row * (unit + gutter)}px;width:${size(wide)}px;height:${size(tall)}px;border-radius:26px;background:${ground};overflow:hidden;box-shadow:12px 20px 30px -12px rgba(80,42,0,.38)">${content}</div>`;
};

const svg = (wide: number, tall: number, content: string) =>
  `<svg width="${wide}" height="${tall}" viewBox="0 0 ${wide} ${tall}" fill="none">${content}</svg>`;

const typeCard = `<div style="padding:26px 34px;color:${c.paper}"><div style="font:400 196px/1 ${fonts.banglaSerif};margin-top:10px">অআ</div><div style="font:700 168px/1 ${fonts.display};margin-top:-18px;letter-spacing:-.03em;color:${c.marigold}">Aa</div></div>`;

const switches = svg(
  216,
  216,
  [0, 1]
    .map((index) => {
      const y = 44 + index * 72;
      return `<rect x="46" y="${y}" width="124" height="56" rx="28" fill="${index ? '#c9c2ae' : c.ink}"/><circle cx="${index ? 74 : 142}" cy="${y + 28}" r="21" fill="${index ? '#fffdf7' : c.marigold}"/>`;
    })
    .join(''),
);

const swatches = svg(
  456,
  216,
  [c.ink, c.red, c.amber, c.blue, '#57946f']
    .map(
      (colour, index) =>
        `<circle cx="${88 + index * 70}" cy="108" r="62" fill="${colour}" stroke="${c.paper}" stroke-width="6"/>`,
    )
    .join(''),
);

const spacing = svg(
  216,
  456,
  [16, 28, 44, 64, 92]
    .map((size, index) => {
      const y = [40, 84, 140, 212, 304][index] ?? 0;
      return `<rect x="36" y="${y}" width="${size}" height="${size}" fill="${c.red}" opacity=".9"/><text x="178" y="${y + size / 2 + 9}" text-anchor="end" font-size="27" font-weight="650" fill="${c.ink}">${[4, 8, 16, 24, 32][index]}</text>`;
    })
    .join(''),
);

const curve = svg(
  456,
  216,
  `<path d="M0 54H456M0 108H456M0 162H456M57 0V216M114 0V216M171 0V216M228 0V216M285 0V216M342 0V216M399 0V216" stroke="#24333e"/><path d="M60 172C190 172 210 44 396 44" stroke="${c.marigold}" stroke-width="6" stroke-linecap="round"/><path d="M60 172H214M396 44H232" stroke="${c.paper}" stroke-width="2"/><circle cx="214" cy="172" r="9" fill="${c.paper}"/><circle cx="232" cy="44" r="9" fill="${c.paper}"/><rect x="49" y="161" width="22" height="22" fill="${c.red}"/><rect x="385" y="33" width="22" height="22" fill="${c.red}"/>`,
);

const tasks = `<div style="padding:30px 32px;font:500 29px ${fonts.banglaSans};color:${c.ink}">${[
  'স্কেচ',
  'ওয়্যারফ্রেম',
  'প্রোটোটাইপ',
]
  .map(
    (text, index) =>
      `<div style="display:flex;align-items:center;gap:20px;height:54px"><svg width="36" height="36" fill="none"><rect x="2" y="2" width="32" height="32" rx="9" stroke="${c.ink}" stroke-width="3" fill="${index < 2 ? c.ink : 'none'}"/>${index < 2 ? `<path d="m10 18 6 7 11-13" stroke="${c.marigold}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>` : ''}</svg>${text}</div>`,
  )
  .join('')}</div>`;

const button = `<div style="height:100%;display:grid;place-items:center"><span style="background:${c.red};color:#fff8ea;border-radius:24px;padding:0 50px;height:92px;display:grid;place-items:center;font:600 38px ${fonts.banglaSans}">পাঠ শুরু করুন</span></div>`;

const chart = svg(
  456,
  456,
  `${times(7, (index) => {
    const height = [88, 140, 116, 204, 168, 262, 232][index] ?? 0;
    return `<rect x="${48 + index * 53}" y="${370 - height}" width="36" height="${height}" rx="8" fill="${index === 5 ? c.red : c.ink}"/><text x="${66 + index * 53}" y="412" text-anchor="middle" font-size="24" font-weight="600" fill="${c.soft}" font-family="${fonts.banglaSans}">${bangla(index + 1)}</text>`;
  })}<path d="M40 370H416" stroke="${c.ink}" stroke-width="3"/>`,
);

const icons = svg(
  216,
  216,
  `<g stroke="${c.paper}" stroke-width="5.500" stroke-linecap="round" stroke-linejoin="round"><path d="M40 82 66 56 92 82M47 76v24h38V76"/><circle cx="146" cy="74" r="20"/><path d="m160 90 16 16"/><path d="M66 178c-34-22-30-48-14-48 9 0 14 9 14 9s5-9 14-9c16 0 20 26-14 48Z"/><path d="M126 132h44v44h-44zM126 146h44M138 124v12M158 124v12"/></g>`,
);

const slider = svg(
  456,
  216,
  `<path d="M52 108H404" stroke="#d8cfb8" stroke-width="14" stroke-linecap="round"/><path d="M52 108H268" stroke="${c.ink}" stroke-width="14" stroke-linecap="round"/><circle cx="268" cy="108" r="32" fill="${c.marigold}" stroke="${c.ink}" stroke-width="7"/><path d="M268 36V60" stroke="${c.red}" stroke-width="3"/><text x="268" y="28" text-anchor="middle" font-size="26" font-weight="700" fill="${c.red}">24</text>`,
);

const field = `<div style="padding:38px 32px;font-family:${fonts.banglaSans}"><div style="font-size:25px;font-weight:600;color:${c.ink}">আপনার নাম</div><div style="height:78px;border-radius:18px;border:3.500px solid ${c.blue};margin-top:14px;display:flex;align-items:center;padding:0 24px;font-size:30px;background:#fffdf7">নাদিয়া<i style="width:3px;height:38px;background:${c.red};margin-left:6px"></i></div></div>`;

const ring = svg(
  216,
  216,
  `<circle cx="108" cy="108" r="66" stroke="#c98a1d" stroke-width="22"/><circle cx="108" cy="108" r="66" stroke="${c.ink}" stroke-width="22" stroke-linecap="round" stroke-dasharray="${n(2 * Math.PI * 66 * 0.75)} 999" transform="rotate(-90 108 108)"/>`,
);

const cursor = svg(
  216,
  456,
  `<path d="M52 92V330L108 276 144 358 184 340 148 260 226 256Z" fill="${c.paper}" stroke="${c.ink}" stroke-width="10" stroke-linejoin="round"/>`,
);

/** A rotated sheet of interface components on the desk; fills 1200 x 900. */
export function componentWall(): string {
  const paper = c.paper;
  return `<div class="abs" style="left:-190px;top:-150px;transform:rotate(-11deg);transform-origin:600px 450px">
${card(0, 0, 1, 1, paper, switches)}${card(1, 0, 2, 1, c.ink, curve)}${card(3, 0, 2, 1, paper, slider)}${card(5, 0, 1, 1, c.red, icons)}
${card(0, 1, 1, 2, paper, spacing)}${card(1, 1, 2, 2, c.ink, typeCard)}${card(3, 1, 2, 1, paper, button)}${card(5, 1, 1, 1, '#ffd587', ring)}
${card(3, 2, 2, 2, '#fff9ec', chart)}${card(5, 2, 1, 2, c.blue, cursor)}${card(0, 3, 1, 1, c.red, icons)}${card(1, 3, 2, 1, paper, tasks)}
${card(0, 4, 2, 1, '#ffd587', field)}${card(2, 4, 2, 1, paper, swatches)}${card(4, 4, 2, 1, c.ink, curve)}</div>`;
}
