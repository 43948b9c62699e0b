/** The river between two sections of a page, one repeating bend; write-river-edge.ts creates the file. */
const size = { width: 720, height: 48, lines: 6, steps: 12 };

/** The y coordinate of one current at x, and its slope there; both repeat after the width. */
function current(line: number, x: number): readonly [y: number, slope: number] {
  const turn = (2 * Math.PI) / size.width;
  const lane = line - (size.lines - 1) / 2;
  const spread = 3.4 + 2.4 * Math.cos(turn * x) + 1.1 * Math.sin(turn * 2 * x);
  const bends = 6 * Math.sin(turn * x + 0.6) + 3 * Math.sin(turn * 3 * x);
  const opening = -2.4 * turn * Math.sin(turn * x) + 2.2 * turn * Math.cos(turn * 2 * x);
  const turning = 6 * turn * Math.cos(turn * x + 0.6) + 9 * turn * Math.cos(turn * 3 * x);
  return [size.height / 2 + lane * spread + bends, lane * opening + turning];
}

const round = (value: number) => Math.round(value * 10) / 10;

function path(line: number): string {
  const step = size.width / size.steps;
  const point = (x: number, y: number) => `${round(x)} ${round(y)}`;
  let drawn = `M${point(0, current(line, 0)[0])}`;
  for (let x = step; x <= size.width; x += step) {
    const [[y0, s0], [y1, s1]] = [current(line, x - step), current(line, x)];
    drawn += `C${point(x - (step * 2) / 3, y0 + (s0 * step) / 3)} ${point(x - step / 3, y1 - (s1 * step) / 3)} ${point(x, y1)}`;
  }
  return drawn;
}

const paths = Array.from({ length: size.lines }, (_, line) => path(line)).join('');

/** Its green must be visible on the light and the dark background. */
export const riverEdge = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><path fill="none" stroke="#7fa596" stroke-width="1.2" d="${paths}"/></svg>\n`;

export const riverEdgeFile = 'river-edge.svg';
