import { n, seeded, times } from '../scene.ts';

/** An SVG layer that covers a picture of the given size. */
export const layer = (width: number, height: number, content: string, attributes = ''): string =>
  `<svg class="abs" style="left:0;top:0" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${attributes}>${content}</svg>`;

/** Path of a pointed arch based at y = height, its tip at x = width / 2, y = 0. */
export function pointedArch(width: number, height: number, spring = 0.62): string {
  const rise = Math.min(height, width * spring);
  const half = width / 2;
  return `M0 ${n(height)}V${n(rise)}C0 ${n(rise * 0.5)} ${n(half * 0.62)} ${n(rise * 0.3)} ${n(half)} 0C${n(width - half * 0.62)} ${n(rise * 0.3)} ${n(width)} ${n(rise * 0.5)} ${n(width)} ${n(rise)}V${n(height)}Z`;
}

/** Path of a slim crescent in a circle of radius r around 0, 0; `thin` from 0 (full moon) to 1 (nothing). */
export function crescent(r: number, thin = 0.3): string {
  const inner = r * (1 - thin * 0.45);
  const shift = r * (1 - thin) * 0.62;
  // The intersections of the two circles.
  const x = (shift * shift + r * r - inner * inner) / (2 * shift);
  const y = Math.sqrt(Math.max(0, r * r - x * x));
  return `M${n(x)} ${n(-y)}A${n(r)} ${n(r)} 0 1 0 ${n(x)} ${n(y)}A${n(inner)} ${n(inner)} 0 1 1 ${n(x)} ${n(-y)}Z`;
}

/** Path of the lit part of the moon: age from 0 (new) over 0.5 (full) to 1; waxing is lit on the right. */
export function moonPhase(r: number, age: number): string {
  const bulge = r * Math.cos(age * 2 * Math.PI);
  const waxing = age <= 0.5;
  const outer = waxing ? 1 : 0;
  const inner = waxing === bulge > 0 ? 0 : 1;
  return `M0 ${n(-r)}A${n(r)} ${n(r)} 0 0 ${outer} 0 ${n(r)}A${n(Math.abs(bulge))} ${n(r)} 0 0 ${inner} 0 ${n(-r)}Z`;
}

/** Points of a regular star polygon path around 0, 0. */
export function star(points: number, outer: number, inner: number, turn = -90): string {
  const corner = (index: number) => {
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180;
    const radius = index % 2 ? inner : outer;
    return `${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, index) => corner(index)).join('L')}Z`;
}

/** A scatter of small stars, mostly points, some with four rays; none inside the circle to avoid. */
export function starField(
  count: number,
  width: number,
  height: number,
  colour: string,
  seed: number,
  avoid: { x: number; y: number; r: number } = { x: 0, y: 0, r: 0 },
): string {
  const random = seeded(seed);
  const one = () => {
    const [x, y, size] = [random() * width, random() * height, random()];
    if (Math.hypot(x - avoid.x, y - avoid.y) < avoid.r + 14) return '';
    return size > 0.9
      ? `<path transform="translate(${n(x)} ${n(y)})" d="${star(4, 9, 1.8)}"/>`
      : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(1 + size * 1.5)}"/>`;
  };
  return `<g fill="${colour}">${times(count, one)}</g>`;
}

/** Concentric hairline circles. */
export const rings = (x: number, y: number, radii: readonly number[], colour: string, width = 1.5): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}">${radii.map((r) => `<circle cx="${x}" cy="${y}" r="${n(r)}"/>`).join('')}</g>`;

/** Dots on a rotated grid; `size(x, y)` returns each radius, 0 for no dot. */
export function halftone(
  width: number,
  height: number,
  step: number,
  colour: string,
  size: (x: number, y: number) => number,
): string {
  let dots = '';
  for (let row = 0; row * step * 0.5 <= height; row++) {
    for (let x = row % 2 ? step / 2 : 0; x <= width; x += step) {
      const y = row * step * 0.5;
      const r = size(x, y);
      if (r > 0.4)
        dots += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`;
    }
  }
  return `<path d="${dots}" fill="${colour}"/>`;
}

/** The eight-pointed khatam tiling as line work: rotated squares joined by crosses. */
export function khatam(width: number, height: number, cell: number, colour: string, stroke: number): string {
  const r = cell * 0.3;
  const tile = star(8, r * Math.SQRT2, r * 1.082 * 0.96, -90);
  let marks = '';
  for (let y = 0; y <= height + cell; y += cell) {
    for (let x = 0; x <= width + cell; x += cell) {
      marks += `<path transform="translate(${n(x)} ${n(y)})" d="${tile}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.42)}"/>`;
      const [a, b] = [r * Math.SQRT2, cell - r * Math.SQRT2];
      marks += `<path transform="translate(${n(x)} ${n(y)})" d="M${n(a)} 0H${n(b)}M0 ${n(a)}V${n(b)}M${n(r)} ${n(r)}L${n(cell / 2)} ${n(cell / 2)}L${n(cell - r)} ${n(r)}M${n(cell / 2)} ${n(cell / 2)}L${n(r)} ${n(cell - r)}M${n(cell / 2)} ${n(cell / 2)}L${n(cell - r)} ${n(cell - r)}"/>`;
    }
  }
  return `<g fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round">${marks}</g>`;
}
