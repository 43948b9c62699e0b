/** Distance from the window's edge, and the step between tried positions, in pixels. */
const MARGIN = 6;
const STEP = 46;

const CONTROLS = 'a,button,input,select,textarea,summary,label,dialog,[role="button"],[role="tab"],[tabindex="0"]';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Positions along both edges of the window, starting in the lower left corner. */
function spotsOf(width: number, height: number, size: number): Spot[] {
  const spots: Spot[] = [];
  for (let y = height - MARGIN - size; y >= MARGIN; y -= STEP)
    for (const x of [MARGIN, width - MARGIN - size]) spots.push({ x, y });
  return spots;
}

const pointsOf = ({ x, y }: Spot, size: number): [number, number][] => {
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
export function findFreeSpot(size: number, own: Element | null): Spot | undefined {
  const { clientWidth, clientHeight } = document.documentElement;
  const isTaken = (x: number, y: number) =>
    document.elementsFromPoint(x, y).some((element) => !own?.contains(element) && element.closest(CONTROLS) !== null);
  return spotsOf(clientWidth, clientHeight, size).find((spot) => !pointsOf(spot, size).some(([x, y]) => isTaken(x, y)));
}
