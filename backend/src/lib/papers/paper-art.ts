// The river of the site's artwork, for documents: thin lines in a tint of the accent, legible in black and white.

export const MARIGOLD = '#f5ae39';
/** Drawing units of the river in a millimetre. */
const UNITS = 5.7;
export const TURN = 2 * Math.PI;

const round = (value: number) => Math.round(value * 10) / 10;

/** The accent mixed with white. @param share of the accent, 0 to 1 */
function tint(accent: string, share: number): string {
  const value = Number.parseInt(accent.slice(1), 16);
  const channels = [value >> 16, (value >> 8) & 255, value & 255];
  const mixed = channels.map((channel) => Math.round(255 - (255 - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export interface Stream {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  readonly steps: number;
  /** Half of the distance of neighbouring lines, and the height of the middle, at a place from 0 to 1. */
  readonly gap: (along: number) => number;
  readonly middle: (along: number) => number;
}

/** Lines from left to right that come close and part, and never cross. */
export function drawStream({ width, height, lines, steps, gap, middle }: Stream): string {
  const line = (index: number) => {
    const lane = index - (lines - 1) / 2;
    const y = (along: number) => height * middle(along) + lane * gap(along);
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const along = step / steps;
      // A third of a step's rise, from the slope there, for the control points on both sides.
      const rise = (y(along + 0.001) - y(along - 0.001)) / 0.002 / steps / 3;
      return { x: along * width, y: y(along), rise };
    });
    const third = width / steps / 3;
    return points.reduce((path, point, step) => {
      const before = points[step - 1];
      if (!before) return `M${round(point.x)} ${round(point.y)}`;
      const controls = [before.x + third, before.y + before.rise, point.x - third, point.y - point.rise];
      return `${path}C${[...controls, point.x, point.y].map(round).join(' ')}`;
    }, '');
  };
  return Array.from({ length: lines }, (_, index) => line(index)).join('');
}

/** A braided river across the top of a page of this width in millimetres. */
export function drawRiver(accent: string, pageWidth: number): string {
  const [width, height] = [Math.round(pageWidth * UNITS), 120];
  const path = drawStream({
    width,
    height,
    lines: 9,
    steps: 16,
    gap: (along) => 3.4 + 5.4 * along * along + 2.2 * Math.sin(TURN * along * 1.6 + 0.5) * (0.4 + along),
    middle: (along) => 0.42 + 0.13 * Math.sin(TURN * along * 1.15 + 2.6) + 0.05 * Math.sin(TURN * along * 2.7),
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="none" stroke="${tint(accent, 0.42)}" stroke-width="1.5" d="${path}"/></svg>`;
}

/** The seal: a round section of the river with the sun above its bend. */
export function drawSeal(accent: string): string {
  const size = 240;
  const path = drawStream({
    width: size,
    height: size,
    lines: 9,
    steps: 8,
    gap: (along) => 14.5 + 4.5 * Math.sin(TURN * along + 0.9),
    middle: (along) => 0.62 + 0.12 * Math.sin(TURN * along * 0.9 + 0.4),
  });
  const ring = `cx="120" cy="120" r="110"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><clipPath id="ring"><circle ${ring}/></clipPath><g fill="none" stroke="${accent}" stroke-width="4"><path clip-path="url(#ring)" d="${path}"/><circle ${ring} stroke-width="5"/></g><circle cx="150" cy="66" r="17" fill="${MARIGOLD}"/></svg>`;
}
