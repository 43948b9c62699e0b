/** Plain outlines of the backgrounds, in units of a picture that is 390 wide and 844 high. */

const n = (value: number) => String(Math.round(value * 10) / 10);

/** A pointed arch on `base`, centred at x. */
export function arch(x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  const [top, rise] = [base - height, Math.min(height, width * 0.66)];
  return `M${n(x - half)} ${n(base)}V${n(top + rise)}C${n(x - half)} ${n(top + rise * 0.5)} ${n(x - half * 0.38)} ${n(top + rise * 0.3)} ${n(x)} ${n(top)}C${n(x + half * 0.38)} ${n(top + rise * 0.3)} ${n(x + half)} ${n(top + rise * 0.5)} ${n(x + half)} ${n(top + rise)}V${n(base)}Z`;
}

/** A crescent around 0, 0, open to the right. */
export function crescent(r: number): string {
  const [inner, shift] = [r * 0.84, r * 0.4];
  const x = (shift * shift + r * r - inner * inner) / (2 * shift);
  const y = Math.sqrt(r * r - x * x);
  return `M${n(x)} ${n(-y)}A${n(r)} ${n(r)} 0 1 0 ${n(x)} ${n(y)}A${n(inner)} ${n(inner)} 0 1 1 ${n(x)} ${n(-y)}Z`;
}

/** A star with four rays. */
export const spark = (x: number, y: number, r: number): string =>
  `M${n(x)} ${n(y - r)}l${n(r * 0.18)} ${n(r * 0.82)} ${n(r * 0.82)} ${n(r * 0.18)} ${n(-r * 0.82)} ${n(r * 0.18)} ${n(-r * 0.18)} ${n(r * 0.82)} ${n(-r * 0.18)} ${n(-r * 0.82)} ${n(-r * 0.82)} ${n(-r * 0.18)} ${n(r * 0.82)} ${n(-r * 0.18)}z`;

/** Chords of a circle, each from a point to the `skip`-th after it: together they form a rosette. */
export function chords(points: number, skip: number, r: number): string {
  const at = (index: number) => {
    const angle = (index * 2 * Math.PI) / points;
    return `${n(Math.sin(angle) * r)} ${n(-Math.cos(angle) * r)}`;
  };
  return Array.from({ length: points }, (_, index) => `M${at(index)}L${at(index + skip)}`).join('');
}

/** A town with three domes and two minarets, from edge to edge, its ground at `base`. */
export function skyline(base: number): string {
  const dome = (x: number, r: number, lift: number) =>
    `M${n(x - r)} ${n(base)}V${n(base - lift)}C${n(x - r * 1.12)} ${n(base - lift - r * 0.74)} ${n(x - r * 0.42)} ${n(base - lift - r)} ${n(x)} ${n(base - lift - r * 1.4)}C${n(x + r * 0.42)} ${n(base - lift - r)} ${n(x + r * 1.12)} ${n(base - lift - r * 0.74)} ${n(x + r)} ${n(base - lift)}V${n(base)}Z`;
  const minaret = (x: number, high: number) =>
    `M${n(x - 9)} ${n(base)}l2 ${n(-high)}h-5v-8h5v-30h-3v-6L${n(x)} ${n(base - high - 78)}l10 34v6h-3v30h5v8h-5l2 ${n(high)}Z`;
  return `M0 844V${n(base - 44)}H390V844Z${dome(195, 66, 66)}${dome(86, 38, 48)}${dome(304, 38, 48)}${minaret(30, 132)}${minaret(360, 132)}`;
}

/** A carved window screen: eight-pointed stars joined by bars. */
export const screen: string = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 7 }, (_cell, column) => {
    const [x, y] = [column * 62 + 9, row * 62 + 60];
    return `M${x} ${y - 22}l6 16 16 6-16 6-6 16-6-16-16-6 16-6zM${x + 22} ${y}h18M${x} ${y + 22}v18M${x + 7} ${y + 7}l48 48M${x - 7} ${y + 7}l-48 48`;
  }).join(''),
).join('');
