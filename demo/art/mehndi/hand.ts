import { n } from '../scene.ts';

/** One finger: base and tip on its axis, and its widths there. */
export interface Finger {
  x: number;
  y: number;
  length: number;
  /** Degrees clockwise from straight up. */
  turn: number;
  base: number;
  tip: number;
}

/** The open palm, fingers up, in a space of about 620 x 1250; the arm continues below. */
export const fingers: readonly Finger[] = [
  { x: 196, y: 560, length: 322, turn: -9, base: 44, tip: 30 },
  { x: 280, y: 540, length: 374, turn: -2, base: 45, tip: 31 },
  { x: 364, y: 552, length: 338, turn: 5, base: 43, tip: 29 },
  { x: 440, y: 600, length: 258, turn: 14, base: 37, tip: 25 },
];

export const thumb: Finger = { x: 196, y: 742, length: 268, turn: -41, base: 60, tip: 31 };

/** A finger as a tapered shape with a round tip and a slight waist, in its own frame (base 0, 0, tip up). */
export const fingerPath = ({ length, base, tip }: Finger): string =>
  `M${-base} 40C${-base} ${n(-length * 0.2)} ${n(-base * 0.86)} ${n(-length * 0.34)} ${n(-base * 0.9)} ${n(-length * 0.5)}C${n(-base * 0.92)} ${n(-length * 0.64)} ${-tip} ${n(-length * 0.76)} ${-tip} ${n(-length + tip)}C${-tip} ${n(-length - tip * 0.34)} ${tip} ${n(-length - tip * 0.34)} ${tip} ${n(-length + tip)}C${tip} ${n(-length * 0.76)} ${n(base * 0.92)} ${n(-length * 0.64)} ${n(base * 0.9)} ${n(-length * 0.5)}C${n(base * 0.86)} ${n(-length * 0.34)} ${base} ${n(-length * 0.2)} ${base} 40Z`;

/** Wraps a drawing in a finger's coordinate system. */
export const onFinger = ({ x, y, turn }: Finger, content: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${content}</g>`;

const palm =
  'M152 566C150 520 200 512 240 520C300 506 350 508 402 520C440 528 480 560 478 606C474 690 452 760 424 838C404 900 402 960 412 1300H176C192 1000 186 940 178 900C160 850 128 800 134 740C140 680 154 640 152 566Z';

/**
 * The silhouette of the hand. Its parts are merged (blurred, then thresholded), which gives the soft webs between the
 * fingers; the filters must be defined once per picture with `handFilters`.
 */
export const handShape = (fill: string): string =>
  `<g filter="url(#melt)" fill="${fill}"><path d="${palm}"/>${[...fingers, thumb].map((finger) => onFinger(finger, `<path d="${fingerPath(finger)}"/>`)).join('')}</g>`;

export const handFilters = `<filter id="melt" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="9"/><feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 26 -12"/></filter>`;
