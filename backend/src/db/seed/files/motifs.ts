import type { Colour } from './png.ts';

const PAPER: Colour = [246, 247, 242];
const INK: Colour = [24, 38, 42];
const GREEN: Colour = [22, 92, 70];
const NIGHT: Colour = [12, 38, 46];
const MARIGOLD: Colour = [238, 178, 60];
const HENNA: Colour = [122, 52, 28];

const mix = (from: Colour, to: Colour, share: number): Colour => {
  const part = Math.min(1, Math.max(0, share));
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * part);
  return [channel(0), channel(1), channel(2)];
};

/** 1 inside the edge, 0 outside, soft over about two pixels of a 480-pixel picture. */
const soft = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance / 0.008));

/** A crescent over a river of three lines. */
export function crescent(x: number, y: number): Colour {
  const moon = Math.max(Math.hypot(x, y + 0.2) - 0.42, 0.36 - Math.hypot(x - 0.17, y + 0.28));
  const wave = Math.sin(x * 6 + y * 2) * 0.03;
  const line = Math.min(...[0.52, 0.66, 0.8].map((height) => Math.abs(y - height - wave))) - 0.012;
  const sky = mix(NIGHT, GREEN, (y + 1) / 2);
  return mix(mix(sky, MARIGOLD, soft(moon)), PAPER, soft(line) * 0.7);
}

/** A mandala of petals, as drawn with a henna cone. */
export function petals(x: number, y: number): Colour {
  const radius = Math.hypot(x, y);
  const angle = Math.atan2(y, x);
  const rings = [0.28, 0.52, 0.8].map((base, ring) => {
    const wave = Math.abs(Math.cos((angle * (8 + ring * 4)) / 2)) * 0.13;
    return Math.abs(radius - base - wave) - 0.012;
  });
  const dots = Math.hypot(radius - 0.44, Math.sin(angle * 8) * 0.06) - 0.022;
  const centre = Math.abs(radius - 0.12) - 0.03;
  return mix(PAPER, HENNA, soft(Math.min(...rings, dots, centre)));
}

/** A sheet of the month: seven columns, five rows, one day marked. */
export function monthSheet(x: number, y: number): Colour {
  const column = (x + 0.84) / 0.24;
  const row = (y + 0.48) / 0.26;
  const inGrid = column >= 0 && column < 7 && row >= 0 && row < 5;
  if (!inGrid) return Math.abs(y + 0.72) < 0.05 && Math.abs(x) < 0.84 ? GREEN : PAPER;
  const marked = Math.floor(column) === 3 && Math.floor(row) === 1;
  const edge = Math.max(Math.abs((column % 1) - 0.5), Math.abs((row % 1) - 0.5)) - 0.42;
  const friday = Math.floor(column) === 5;
  return mix(PAPER, marked ? MARIGOLD : friday ? GREEN : INK, soft(edge) * (marked || friday ? 1 : 0.12));
}

/** Fine lines and a smooth shade, on which enlarging shows its quality. */
export function testCard(x: number, y: number): Colour {
  const radius = Math.hypot(x, y);
  const star = Math.sin(Math.atan2(y, x) * 36);
  const target = radius < 0.7 ? (star > 0 ? INK : PAPER) : mix(GREEN, MARIGOLD, (x + 1) / 2);
  return mix(target, PAPER, soft(Math.abs(radius - 0.7) - 0.02));
}
