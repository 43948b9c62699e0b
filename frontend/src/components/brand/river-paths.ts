/** An island, placed in the stream's own coordinates so that it bends with the stream. */
export interface Island {
  /** Across: -1 is the left bank, 1 the right one. */
  readonly lane: number;
  /** Along: 0 is the top, 1 the bottom. */
  readonly along: number;
  /** How far it pushes the water aside, in drawing units. */
  readonly push: number;
  /** Half of its length along the stream. */
  readonly reach: number;
  /** How far across the stream the displacement reaches. */
  readonly breadth: number;
}

export interface RiverShape {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  readonly steps: number;
  readonly islands: readonly Island[];
}

const bend = (along: number) => 0.5 + 0.17 * Math.sin(along * 5.2 + 0.4) + 0.04 * Math.sin(along * 9 + 1.5);
const breadth = (along: number) => 0.36 + 0.12 * Math.sin(along * 4.4 + 2.2);

/** The x coordinate of one line of water. */
function place({ width, islands }: RiverShape, lane: number, along: number): number {
  const still = width * (bend(along) + lane * breadth(along));
  return islands.reduce((x, island) => {
    const aside = lane - island.lane;
    const near =
      Math.exp(-(((along - island.along) / island.reach) ** 2)) * Math.exp(-Math.abs(aside) / island.breadth);
    return x + (aside < 0 ? -1 : 1) * island.push * near;
  }, still);
}

/**
 * SVG paths of a braided river seen from above: lines from top to bottom that part around islands and never cross.
 * Relative, from one rounded point to the next, because repeated steps compress a little better than positions.
 */
export function riverPaths(shape: RiverShape): string[] {
  const { height, lines, steps } = shape;
  const third = height / steps / 3;
  const down = (step: number) => Math.round((height * step) / steps);
  return Array.from({ length: lines }, (_, line) => {
    const lane = (2 * (line + 0.5)) / lines - 1;
    const at = (step: number) => place(shape, lane, step / steps);
    const curves = Array.from({ length: steps }, (_unused, index) => {
      const step = index + 1;
      const [fromX, fromY] = [Math.round(at(index)), down(index)];
      const slope = (at(step + 1) - at(step - 1)) / 6;
      const control = [Math.round(at(step) - slope) - fromX, Math.round((height * step) / steps - third) - fromY];
      return `s${[...control, Math.round(at(step)) - fromX, down(step) - fromY].join(' ')}`;
    });
    return `M${Math.round(at(0))} 0${curves.join('')}`;
  });
}
