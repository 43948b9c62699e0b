/** The drawing's own measure, 16 units to a rem at its full size; it is stretched to its place. */
export const CONFLUENCE = { width: 1200, height: 416 } as const;

const LINES = 6;
/** Between the lines of one stream, and between those of the joined river, in units of the drawing. */
const ACROSS = 7;
const DOWN = 8;
/** Every stream starts so much lower than the one to its left, as the cards above it stand in styles/home.css. */
const STEP = 40;
/** The joined river's waves are drawn in pieces of about this length, bent by handles of a third of it. */
const PIECE = 100;
const HANDLE = PIECE / 3;

const round = Math.round;

/** Height of the joined river's lines: gentle waves that all lines share, so that none cross. */
const wave = (x: number) => 10 * Math.sin(x / 140) + 6 * Math.sin(x / 63 + 2);
const slope = (x: number) => (wave(x + 1) - wave(x - 1)) / 2;

/** The waves from `start` to the right edge, as pieces that meet smoothly. */
function flow(start: number, level: number): string {
  const pieces = Math.max(1, round((CONFLUENCE.width - start) / PIECE));
  const length = (CONFLUENCE.width - start) / pieces;
  return Array.from({ length: pieces }, (_, piece) => {
    const x = start + length * (piece + 1);
    const y = level + wave(x);
    return `S${round(x - HANDLE)} ${round(y - slope(x) * HANDLE)} ${round(x)} ${round(y)}`;
  }).join('');
}

/**
 * SVG paths of `streams` streams that come down side by side and join one river to the right. The stream furthest left
 * flows lowest, and within a stream the line furthest left, so that no line crosses another.
 */
export function confluencePaths(streams: number): string[] {
  const { width, height } = CONFLUENCE;
  return Array.from({ length: streams * LINES }, (_, line) => {
    const stream = Math.floor(line / LINES);
    const x = round((width * stream) / streams) + (line % LINES) * ACROSS + 1;
    const top = stream * STEP;
    const level = height - 24 - line * DOWN;
    const turn = x + 130;
    const y = level + wave(turn);
    const bend = `C${x} ${round(top + (y - top) * 0.8)} ${turn - HANDLE * 2} ${round(y - slope(turn) * HANDLE * 2)} ${turn} ${round(y)}`;
    return `M${x} ${top}${bend}${flow(turn, level)}`;
  });
}
