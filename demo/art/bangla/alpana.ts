import { n, times } from '../scene.ts';

const around = (count: number, radius: number, make: (index: number) => string, offset = 0) =>
  times(
    count,
    (index) =>
      `<g transform="rotate(${n((index * 360) / count + offset)}) translate(0 ${n(-radius)})">${make(index)}</g>`,
  );

/** A lotus petal pointing up from 0, 0 with its own inner line. */
const petal = (width: number, height: number, fill: string, vein: string) =>
  `<path d="M0 0C${n(-width * 0.62)} ${n(-height * 0.22)} ${n(-width * 0.6)} ${n(-height * 0.66)} 0 ${n(-height)}C${n(width * 0.6)} ${n(-height * 0.66)} ${n(width * 0.62)} ${n(-height * 0.22)} 0 0Z" fill="${fill}"/><path d="M0 ${n(-height * 0.14)}C${n(-width * 0.32)} ${n(-height * 0.32)} ${n(-width * 0.32)} ${n(-height * 0.6)} 0 ${n(-height * 0.8)}C${n(width * 0.32)} ${n(-height * 0.6)} ${n(width * 0.32)} ${n(-height * 0.32)} 0 ${n(-height * 0.14)}M0 ${n(-height * 0.24)}V${n(-height * 0.66)}" fill="none" stroke="${vein}" stroke-width="${n(width * 0.055)}" stroke-linecap="round"/>`;

/** A curled kolka, the mango leaf of floor paintings, about one unit tall. */
export const kolka = (size: number, fill: string, vein: string): string =>
  `<g transform="scale(${n(size / 100)})"><path d="M0 0C-46-6-52-58-18-84C6-102 40-94 42-68C43-52 26-44 17-54C12-60 17-68 23-67C18-82-8-70-6-44C-4-24 16-16 12-4C10 1 4 1 0 0Z" fill="${fill}"/><path d="M-4-12C-30-22-30-56-12-72M-14-24l-9-6m6-12-10-2m12-14-8 3" fill="none" stroke="${vein}" stroke-width="3.400" stroke-linecap="round"/></g>`;

const leafPair = (size: number, fill: string) =>
  `<path d="M0 0C${n(-size * 0.1)} ${n(-size * 0.3)} ${n(-size * 0.55)} ${n(-size * 0.42)} ${n(-size * 0.72)} ${n(-size * 0.95)}C${n(-size * 0.2)} ${n(-size * 0.86)} ${n(-size * 0.02)} ${n(-size * 0.52)} 0 0C${n(size * 0.02)} ${n(-size * 0.52)} ${n(size * 0.2)} ${n(-size * 0.86)} ${n(size * 0.72)} ${n(-size * 0.95)}C${n(size * 0.55)} ${n(-size * 0.42)} ${n(size * 0.1)} ${n(-size * 0.3)} 0 0Z" fill="${fill}"/><circle cy="${n(-size * 0.98)}" r="${n(size * 0.11)}" fill="${fill}"/>`;

/**
 * A round floor painting of radius 300 around 0, 0: `paint` is the colour of the rice paste, `ground` that of the
 * floor.
 */
export function alpana(paint: string, ground: string, accent: string): string {
  const ring = (r: number, width: number, colour = paint) =>
    `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const scallop = around(
    24,
    168,
    () =>
      `<path d="M-23 4C-20-24 20-24 23 4" fill="none" stroke="${paint}" stroke-width="5" stroke-linecap="round"/><circle cy="-4" r="4.500" fill="${accent}"/>`,
  );
  return `<g>${around(24, 262, () => leafPair(34, paint))}${ring(258, 4)}${around(48, 247, () => `<circle r="3" fill="${paint}"/>`)}
${around(12, 176, () => kolka(62, paint, ground))}${around(12, 186, () => `<path d="M0 0V-34M0-34C-8-40-8-50 0-56C8-50 8-40 0-34M-11-18C-11-26-6-30 0-28M11-18C11-26 6-30 0-28" fill="none" stroke="${accent}" stroke-width="3.500" stroke-linecap="round"/>`, 19)}
${scallop}${ring(158, 3)}${around(16, 92, () => petal(34, 60, paint, ground))}${around(16, 98, () => `<path d="M0-12V-46" stroke="${accent}" stroke-width="4" stroke-linecap="round"/><circle cy="-52" r="5" fill="${accent}"/>`, 11.25)}
${ring(84, 4)}${around(24, 76, () => `<circle r="2.600" fill="${paint}"/>`)}${around(8, 20, () => petal(32, 50, paint, ground))}<circle r="24" fill="${accent}"/><circle r="24" fill="none" stroke="${ground}" stroke-width="4"/>${around(8, 13, () => `<circle r="2.600" fill="${ground}"/>`)}<circle r="5" fill="${ground}"/></g>`;
}

/** A border of mango leaves and dots along the x axis. */
export function border(width: number, size: number, paint: string, ground: string, accent: string): string {
  const step = size * 0.92;
  return times(Math.ceil(width / step), (index) => {
    const x = index * step + step / 2;
    return `<g transform="translate(${n(x)} 0)">${kolka(size, paint, ground)}<circle cx="${n(-step / 2)}" cy="${n(-size * 0.12)}" r="${n(size * 0.07)}" fill="${accent}"/><circle cx="${n(-step / 2)}" cy="${n(-size * 0.34)}" r="${n(size * 0.045)}" fill="${paint}"/></g>`;
  });
}
