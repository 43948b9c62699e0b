import { star } from '../kit/shapes.ts';
import { n, times } from '../scene.ts';

type Motif = (scale: number, paint: string, ground: string) => string;

const wrap = (scale: number, content: string) => `<g transform="scale(${scale})">${content}</g>`;

/** The monument of the language martyrs: five frames, the middle one tallest and leaning; based at y = 0. */
const minar: Motif = (scale, paint, ground) => {
  const frame = (x: number, width: number, height: number) => {
    const bars = times(Math.round(width / 11) - 1, (index) => {
      const bx = x - width / 2 + ((index + 1) * width) / Math.round(width / 11);
      return `M${n(bx)}-14V${n(-height + 8)}`;
    });
    return `<path d="M${n(x - width / 2)}-12V${-height}H${n(x + width / 2)}V-12" fill="none" stroke="${paint}" stroke-width="8" stroke-linejoin="miter"/><path d="${bars}" stroke="${paint}" stroke-width="2.400"/>`;
  };
  const centre = `<path d="M-40-12V-150L-32-196H32L40-150V-12" fill="none" stroke="${paint}" stroke-width="9"/><path d="M-40-150H40M-26-14V-146M-13-14V-146M0-14V-146M13-14V-146M26-14V-146M-21-152-17-192M0-152V-192M21-152 17-192" stroke="${paint}" stroke-width="2.600"/>`;
  return wrap(
    scale,
    `${frame(-122, 34, 92)}${frame(-76, 36, 122)}${frame(76, 36, 122)}${frame(122, 34, 92)}${centre}<path d="M-156-12H156V-6H-156ZM-164-4H164V4H-164Z" fill="${paint}"/><path d="M0 0" stroke="${ground}"/>`,
  );
};

const sun: Motif = (scale, paint, ground) =>
  wrap(
    scale,
    `<path d="${star(16, 30, 22)}" fill="${paint}"/><circle r="17" fill="${ground}"/><circle r="14" fill="${paint}"/><g fill="none" stroke="${ground}" stroke-width="1.800" stroke-linecap="round"><path d="M-8-3q3-3 6 0M2-3q3-3 6 0M0-2v5M-5 7q5 4 10 0"/></g><circle cy="-8" r="1.700" fill="${ground}"/>`,
  );

const book: Motif = (scale, paint, ground) =>
  wrap(
    scale,
    `<path d="M0-12C-8-19-20-20-28-17V15C-20 12-8 13 0 20C8 13 20 12 28 15V-17C20-20 8-19 0-12Z" fill="${paint}"/><path d="M0-11V18M-22-9C-16-10-9-9-5-6M-22-1C-16-2-9-1-5 2M-22 7C-16 6-9 7-5 10M22-9C16-10 9-9 5-6M22-1C16-2 9-1 5 2" fill="none" stroke="${ground}" stroke-width="1.800" stroke-linecap="round"/><path d="M10 10C14-8 22-22 33-29C32-14 24 2 12 10L8 16" fill="${paint}" stroke="${ground}" stroke-width="1.800" stroke-linejoin="round"/>`,
  );

const rain: Motif = (scale, paint) =>
  wrap(
    scale,
    `<path d="M-22 2A11 11 0 0 1-20-19A15 15 0 0 1 8-23A12 12 0 0 1 22 2Z" fill="${paint}"/>${times(9, (index) => `<path d="M${-20 + (index % 5) * 10 - (index > 4 ? -5 : 0)} ${index > 4 ? 21 : 8}l-4 9" stroke="${paint}" stroke-width="2.600" stroke-linecap="round"/>`)}`,
  );

const paddy: Motif = (scale, paint) => {
  const ear = (turn: number) =>
    `<g transform="rotate(${turn} 0 30)"><path d="M0 30C1 10 4-10 12-26" fill="none" stroke="${paint}" stroke-width="2"/>${times(
      6,
      (index) => {
        const y = -24 + index * 7;
        const x = 11.5 - index * 1.7;
        return `<path transform="translate(${n(x)} ${y}) rotate(34)" d="M0 0C5-4 5-10 0-13C-5-10-5-4 0 0Z" fill="${paint}"/><path transform="translate(${n(x)} ${y}) rotate(-18)" d="M0 0C5-4 5-10 0-13C-5-10-5-4 0 0Z" fill="${paint}"/>`;
      },
    )}</g>`;
  return wrap(
    scale,
    `${ear(-34)}${ear(-8)}${ear(20)}<path d="M-9 22H9" stroke="${paint}" stroke-width="3.500" stroke-linecap="round"/>`,
  );
};

const flag: Motif = (scale, paint) =>
  wrap(
    scale,
    `<path d="M-27-28V32" stroke="${paint}" stroke-width="3" stroke-linecap="round"/><path d="M-25-26C-11-32 5-19 29-26V6C5 13-11 0-25 6Z" fill="#0b6a4e"/><circle cx="-1" cy="-10" r="10" fill="#d3301f"/>`,
  );

const palash: Motif = (scale, paint, ground) =>
  wrap(
    scale,
    `${[-56, -20, 16, 52].map((turn) => `<g transform="translate(0 16) rotate(${turn})"><path d="M0 0C-13-10-12-34 4-46C2-36 14-26 12-14C11-5 5 0 0 0Z" fill="${paint}"/><path d="M1-4C-4-14-2-28 3-36" fill="none" stroke="${ground}" stroke-width="1.700" stroke-linecap="round"/></g>`).join('')}<path d="M-7 12C-5 24 5 24 7 12C3 15-3 15-7 12Z" fill="${paint}"/><path d="M0 20C0 26-3 31-8 34" fill="none" stroke="${paint}" stroke-width="3" stroke-linecap="round"/>`,
  );

/** Small emblems, about 60 across around 0, 0 (the monument is based at y = 0). */
export const motif = { minar, sun, book, rain, paddy, flag, palash } as const;
