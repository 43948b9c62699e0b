import type { Point } from './marks-source.ts';

const STEP = 0.01;
const LARGE_STEP = 0.1;

/** Four decimals are less than a pixel of any picture. */
const toShare = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

export const toPoint = (x: number, y: number): Point => ({ x: toShare(x), y: toShare(y) });

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key moves a point; undefined for other keys. */
export function movePoint({ x, y }: Point, key: string, isFast: boolean): Point | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const step = isFast ? LARGE_STEP : STEP;
  return toPoint(x + direction[0] * step, y + direction[1] * step);
}

export const toPercent = (share: number): number => Number((share * 100).toFixed(0));

/** A point as text in storage. */
export const writePoint = ({ x, y }: Point): string => `${x} ${y}`;

export function readPoint(text: string): Point | null {
  const [x = Number.NaN, y = Number.NaN] = text === '' ? [] : text.split(' ').map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? toPoint(x, y) : null;
}
