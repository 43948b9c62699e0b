/** Distance from the window's edge, and the step between tried positions, in pixels. */
const MARGIN = 6;
const STEP = 46;

const CONTROLS = 'a,button,input,select,textarea,summary,label,dialog,[role="button"],[role="tab"],[tabindex="0"]';

export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Positions along both edges of the window, starting in the lower left corner. */
function candidatePositions(width: number, height: number, size: number): Position[] {
  const positions: Position[] = [];
  for (let y = height - MARGIN - size; y >= MARGIN; y -= STEP)
    for (const x of [MARGIN, width - MARGIN - size]) positions.push({ x, y });
  return positions;
}

const samplePoints = ({ x, y }: Position, size: number): [number, number][] => {
  const [left, top, right, bottom, middle] = [x - 2, y - 2, x + size + 2, y + size + 2, size / 2];
  const edges: [number, number][] = [
    [x + middle, top],
    [left, y + middle],
    [right, y + middle],
    [x + middle, bottom],
  ];
  return [[x + middle, y + middle], [left, top], [right, top], [left, bottom], [right, bottom], ...edges];
};

/**
 * The first position where a square of `size` pixels covers no control of the page; undefined when there is none.
 * @param own the square's own elements, which do not count
 */
export function findFreePosition(size: number, own: Element | null): Position | undefined {
  const { clientWidth, clientHeight } = document.documentElement;
  const isOccupied = (x: number, y: number) =>
    document.elementsFromPoint(x, y).some((element) => !own?.contains(element) && element.closest(CONTROLS) !== null);
  return candidatePositions(clientWidth, clientHeight, size).find(
    (spot) => !samplePoints(spot, size).some(([x, y]) => isOccupied(x, y)),
  );
}
