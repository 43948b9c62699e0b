import { fonts, n, times } from '../scene.ts';
import { constructedLetter } from './letter.ts';
import { board as c } from './palette.ts';

/** A drawing sheet with a fine grid, `width` x `height`. */
export const gridSheet = (width: number, height: number, content: string): string =>
  `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="background:${c.paper};box-shadow:18px 30px 50px -16px rgba(70,38,0,.5),0 0 0 1px rgba(70,38,0,.08)"><path d="${times(Math.floor(width / 40), (index) => `M${(index + 1) * 40} 0V${height}`)}${times(Math.floor(height / 40), (index) => `M0 ${(index + 1) * 40}H${width}`)}" stroke="#e6dfcd" stroke-width="1"/>${content}</svg>`;

const label = (x: number, y: number, text: string, colour: string) =>
  `<text x="${x}" y="${y}" font-size="23" font-weight="550" fill="${colour}" font-family="${fonts.banglaSans}">${text}</text>`;

/** The first letter of the alphabet, constructed: guides, circles, nodes. Meant for a sheet of 860 x 960. */
export function letterStudy(): string {
  const [size, left, base] = [900, 96, 800];
  const unit = (value: number) => n((value * size) / 1000);
  const x = (value: number) => n(left + (value * size) / 1000);
  const y = (value: number) => n(base - (value * size) / 1000);
  const guide = (value: number) => `M0 ${y(value)}H860`;
  return `<g fill="none" stroke="${c.blue}" stroke-width="1.800"><path d="${guide(620)}${guide(552)}${guide(0)}"/><path d="M${x(-50)} 90V900M${x(698)} 90V900M${x(620)} 90V900" stroke-dasharray="9 8"/><circle cx="${x(325)}" cy="${y(318)}" r="${unit(223)}"/><circle cx="${x(297)}" cy="${y(408)}" r="${unit(96)}"/><path d="M${x(-50)} ${y(0)} ${x(698)} ${y(620)}M${x(325)} 130V870" opacity=".55"/></g>
<g transform="translate(${left} ${base})">${constructedLetter(size, { fill: c.ink, node: c.red, handle: c.red, ground: '#fffdf7' })}</g>
${label(118, Number(y(620)) - 16, 'মাত্রা', c.blue)}${label(118, base + 36, 'ভিত্তিরেখা', c.blue)}
<g stroke="${c.red}" stroke-width="2.200" fill="none"><path d="M${x(698)} ${base + 62}H${x(620)}M${x(698)} ${base + 52}v20M${x(620)} ${base + 52}v20"/></g><text x="${x(659)}" y="${base + 102}" font-size="25" font-weight="650" fill="${c.red}" font-family="${fonts.text}" text-anchor="middle">8</text>`;
}

/** A hexagonal pencil lying along the x axis, its point at 0, 0. */
export const pencil = (x: number, y: number, turn: number, length: number, body: string, dark: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M14 16H${length}V34H30Z" fill="rgba(60,30,0,.28)" transform="translate(10 16)"/><path d="M0 0 78-21V21Z" fill="#eccd9c"/><path d="M0 0 78-4V21Z" fill="#d9b27a"/><path d="M0 0 24-6.500V6.500Z" fill="${c.ink}"/><path d="M70-21C78-16 78-10 70-7 78-3 78 5 70 8 78 12 78 17 70 21H${length}V-21Z" fill="${body}"/><path d="M70 8C78 12 78 17 70 21H${length}V8Z" fill="${dark}"/><path d="M70-21C78-16 78-10 70-7H${length}V-21Z" fill="#fff" opacity=".18"/><path d="M${length}-21h34V21h-34z" fill="#b9b4a6"/><path d="M${length + 8}-21V21M${length + 16}-21V21M${length + 24}-21V21" stroke="#8b877c" stroke-width="2"/><path d="M${length + 34}-20h28a10 10 0 0 1 10 10V10a10 10 0 0 1-10 10h-28z" fill="#c9685a"/></g>`;

/** A steel rule of the given length along the x axis, 74 deep. */
export const rule = (x: number, y: number, turn: number, length: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M8 12H${length + 8}V90H8Z" fill="rgba(60,30,0,.25)"/><path d="M0 0H${length}V74H0Z" fill="#d6d8d2"/><path d="M0 0H${length}V10H0Z" fill="#ecedea"/><g stroke="${c.ink}" stroke-width="1.600">${times(Math.floor(length / 10) - 1, (index) => `<path d="M${(index + 1) * 10} 0V${(index + 1) % 8 === 0 ? 30 : (index + 1) % 4 === 0 ? 21 : 13}"/>`)}</g>${times(Math.floor(length / 80) - 1, (index) => `<text x="${(index + 1) * 80 + 6}" y="48" font-size="19" font-weight="600" fill="${c.ink}">${n((index + 1) * 8)}</text>`)}<circle cx="${length - 30}" cy="50" r="9" fill="${c.amber}"/></g>`;

/** The gaps of the lesson's card, pulled out of the phone to its left and enlarged four times. */
export function spacingBands({ x, y, scale }: { x: number; y: number; scale: number }): string {
  const cardTop = 265;
  const bands = [
    { from: 132, size: 24, text: '24', top: 196 },
    { from: 176, size: 16, text: '16', top: 372 },
    { from: 220, size: 32, text: '?', top: 516 },
  ];
  const grid = `${times(30, (index) => `M${index * 40} 0V900`)}${times(23, (index) => `M0 ${index * 40}H1200`)}`;
  return `<path d="${grid}" stroke="#ece3cd"/>${bands
    .map(({ from, size, text, top }) => {
      const [near, height] = [y + (cardTop + from) * scale, size * scale];
      const tall = size * 4;
      return `<path d="M64 ${top}H330L${x} ${n(near)}H${x + 40}V${n(near + height)}H${x}L330 ${top + tall}H64Z" fill="${c.red}" opacity=".13"/><path d="M64 ${top}H330L${x} ${n(near)}M64 ${top + tall}H330L${x} ${n(near + height)}" fill="none" stroke="${c.red}" stroke-width="1.800"/><path d="M92 ${top}V${top + tall}M80 ${top}h24M80 ${top + tall}h24" stroke="${c.red}" stroke-width="3"/><text x="124" y="${top + tall / 2 + 21}" font-family="${fonts.display}" font-weight="700" font-size="60" fill="${c.red}">${text}</text>`;
    })
    .join('')}`;
}
