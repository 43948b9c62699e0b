// Draws the four streams that become one river, for the home page's last section: run `node
// frontend/tools/confluence.mjs` after a change and commit the result. A separate file rather than part of the page,
// because the paths are as large as two sections of text. 16 units are one rem; styles/suite.css puts each stream under
// its card.
import { writeFile } from 'node:fs/promises';

const STREAMS = 4;
const LINES = 6;
/** The page's four columns, then the rest of the widest window. */
const PAGE = 1200;
const WIDTH = 2000;
const HEIGHT = 416;
/** The gap between columns, and how much lower each card is than the previous one. */
const GUTTER = 40;
const STEP = 40;
/** The gap between the lines of one stream, and between those of the joined river. */
const ACROSS = 7;
const DOWN = 8;
/** The joined river is drawn in segments of about this length, with handles of a third of it. */
const PIECE = 100;
const HANDLE = PIECE / 3;
/** --deep-line of tokens.css: the drawing is on the dark surface of both themes. */
const COLOUR = 'oklch(0.62 0.085 168)';

const round = Math.round;

/** Gentle waves of the joined river, shared by all lines, so that none cross. */
const wave = (/** @type {number} */ x) => 10 * Math.sin(x / 140) + 6 * Math.sin(x / 63 + 2);
const slope = (/** @type {number} */ x) => (wave(x + 1) - wave(x - 1)) / 2;

/**
 * The waves from `start` on, as segments that join smoothly.
 * @param {number} start
 * @param {number} level
 */
const flow = (start, level) => {
  const pieces = round((WIDTH - start) / PIECE);
  const length = (WIDTH - start) / pieces;
  return Array.from({ length: pieces }, (_, piece) => {
    const x = start + length * (piece + 1);
    const y = level + wave(x);
    return `S${round(x - HANDLE)} ${round(y - slope(x) * HANDLE)} ${round(x)} ${round(y)}`;
  }).join('');
};

/** The leftmost stream flows lowest, and within a stream the leftmost line. */
const lines = Array.from({ length: STREAMS * LINES }, (_, line) => {
  const stream = Math.floor(line / LINES);
  const x = ((PAGE + GUTTER) * stream) / STREAMS + (line % LINES) * ACROSS + 1;
  const top = stream * STEP;
  const level = HEIGHT - 24 - line * DOWN;
  const turn = x + 130;
  const y = level + wave(turn);
  const bend = [x, top + (y - top) * 0.8, turn - HANDLE * 2, y - slope(turn) * HANDLE * 2, turn, y]
    .map(round)
    .join(' ');
  return `<path d="M${x} ${top}C${bend}${flow(turn, level)}" vector-effect="non-scaling-stroke"/>`;
});

const svg = `<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" fill="none" stroke="${COLOUR}" stroke-width="1.1">
${lines.join('\n')}
</svg>
`;
await writeFile(new URL('../src/assets/confluence.svg', import.meta.url), svg);
