import { crescent, pointedArch, star } from '../kit/shapes.ts';
import { fonts, n, times } from '../scene.ts';
import type { Family } from './families.ts';

/** The text at the bottom of a poster, centred at x. */
export const words = (family: Family, x: number, y: number): string =>
  family.language === 'bn'
    ? `<text x="${x}" y="${y}" text-anchor="middle" font-family="${fonts.banglaSerif}" font-size="60" fill="${family.text}">মাহে রমজান</text><text x="${x}" y="${y + 48}" text-anchor="middle" font-family="${fonts.banglaSerif}" font-size="32" fill="${family.gold}">রমজানুল মোবারক</text>`
    : `<text x="${x}" y="${y}" text-anchor="middle" font-family="${fonts.display}" font-weight="600" font-size="46" letter-spacing="-.5" fill="${family.text}">Ramadan Kareem</text><text x="${x}" y="${y + 46}" text-anchor="middle" font-family="${fonts.banglaSerif}" font-size="30" fill="${family.gold}">মাহে রমজান</text>`;

/** A hanging lamp, about 200 tall, its ring at 0, 0; light from the left. */
export function lamp(family: Family, x: number, y: number, scale: number): string {
  const { gold, light, deep } = family;
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 ${n(-y / scale)}V-14" stroke="${gold}" stroke-width="2"/><circle cy="-7" r="7" fill="none" stroke="${gold}" stroke-width="3"/><path d="M-30 36C-26 14-8 8 0-2C8 8 26 14 30 36Z" fill="${gold}"/><path d="M-36 36H36V44H-36Z" fill="${gold}"/><path d="M-32 44H32L42 84 30 150H-30L-42 84Z" fill="${light}"/><path d="M6 44H32L42 84 30 150H10L16 84Z" fill="${gold}" opacity=".38"/><g fill="none" stroke="${deep}" stroke-width="2"><path d="M-32 44H32L42 84 30 150H-30L-42 84ZM-42 84H42M-12 44-18 84-12 150M12 44 18 84 12 150"/><path d="M-18 84 0 58 18 84 0 118Z" fill="${gold}"/></g><path d="M-34 150H34V158H-34ZM-24 158H24L14 172H-14Z" fill="${gold}"/><path d="M0 172v18" stroke="${gold}" stroke-width="2"/><path d="M0 188l6 9-6 9-6-9z" fill="${gold}"/></g>`;
}

/** Nested arches, centred at x and based at y = base. */
export function nested(
  x: number,
  base: number,
  width: number,
  height: number,
  fills: readonly string[],
  step: number,
  line: string,
): string {
  return fills
    .map((fill, index) => {
      const [w, h] = [width - index * step * 2, height - index * step * 1.25];
      return `<path transform="translate(${n(x - w / 2)} ${n(base - h)})" d="${pointedArch(w, h)}" fill="${fill}" stroke="${line}" stroke-width="1.600"/>`;
    })
    .join('');
}

/** A crescent with its back to the lower right. */
export const moon = (x: number, y: number, r: number, fill: string, turn = -140): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${crescent(r, 0.36)}" fill="${fill}"/></g>`;

/** The lines of a rosette with the given number of points, radius 100 around 0, 0. */
export function rosette(points: number): string {
  const spot = (index: number, r: number) => {
    const angle = (index * 2 * Math.PI) / points - Math.PI / 2;
    return `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;
  };
  const polygon = (skip: number) => times(points, (index) => `M${spot(index, 100)}L${spot(index + skip, 100)}`);
  return `<path d="${polygon(Math.floor(points / 2) - 1)}${polygon(Math.floor(points / 2) - 3)}${polygon(2)}"/><circle r="100"/><circle r="107"/><path d="${star(points, 17, 12)}"/>`;
}

/** Small four-rayed stars at the given positions: x, y, radius. */
export const sparks = (places: readonly (readonly [number, number, number])[], fill: string): string =>
  `<path fill="${fill}" d="" />${places.map(([x, y, r]) => `<path transform="translate(${x} ${y})" d="${star(4, r, r * 0.2)}" fill="${fill}"/>`).join('')}`;

/** Domes and two minarets in one silhouette, `width` wide, based at y = 0. */
export function skyline(width: number, fill: string): string {
  const dome = (x: number, r: number, lift: number) =>
    `M${n(x - r)} 0V${-lift}C${n(x - r * 1.1)} ${n(-lift - r * 0.72)} ${n(x - r * 0.42)} ${n(-lift - r)} ${x} ${n(-lift - r * 1.36)}C${n(x + r * 0.42)} ${n(-lift - r)} ${n(x + r * 1.1)} ${n(-lift - r * 0.72)} ${n(x + r)} ${-lift}V0Z`;
  const minaret = (x: number, h: number) =>
    `M${x - 13} 0 ${x - 10} ${-h}H${x - 16}V${-h - 10}H${x - 9}V${-h - 44}H${x - 13}V${-h - 52}L${x} ${-h - 96} ${x + 13} ${-h - 52}V${-h - 44}H${x + 9}V${-h - 10}H${x + 16}V${-h}H${x + 10}L${x + 13} 0Z`;
  const middle = width / 2;
  return `<path fill="${fill}" d="M0 0V-60H${width}V0Z${dome(middle, 92, 96)}${dome(middle - 150, 54, 66)}${dome(middle + 150, 54, 66)}${minaret(middle - 226, 190)}${minaret(middle + 226, 190)}"/>`;
}
