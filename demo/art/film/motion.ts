/** Easing functions that all scenes of the film use, from seconds to positions. */
import { n } from '../scene.ts';

/** From 0 to 1 between two times, clamped. */
export const between = (t: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (t - from) / (to - from)));

/** Slow at both ends. */
export const smooth = (x: number): number => x * x * (3 - 2 * x);

/** Fast first, then easing out. */
export const settle = (x: number): number => 1 - (1 - x) ** 3;

/** Overshoots and returns, like objects being put down. */
export const spring = (x: number): number => 1 + 2.1 * (x - 1) ** 3 + 1.1 * (x - 1) ** 2;

/** From `a` to `b` as `x` goes from 0 to 1. */
export const mix = (a: number, b: number, x: number): number => a + (b - a) * x;

/** Everything enlarged by `scale`, with the point x, y in the centre of the picture. */
export const camera = (content: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(640 360) scale(${Math.round(scale * 10000) / 10000}) translate(${n(-x)} ${n(-y)})">${content}</g>`;
