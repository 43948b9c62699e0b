import { FlaskConical } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DevPanel } from './dev-panel.tsx';
import type { DevTools } from './dev-tools.ts';

/** Distance from the window's edge, and the step between tried positions, in pixels. */
const MARGIN = 6;
const STEP = 46;

const CONTROLS = 'a,button,input,select,textarea,summary,label,dialog,[role="button"],[role="tab"],[tabindex="0"]';

interface Position {
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
function findFreePosition(size: number, own: Element | null): Position | undefined {
  const { clientWidth, clientHeight } = document.documentElement;
  const isOccupied = (x: number, y: number) =>
    document.elementsFromPoint(x, y).some((element) => !own?.contains(element) && element.closest(CONTROLS) !== null);
  return candidatePositions(clientWidth, clientHeight, size).find(
    (spot) => !samplePoints(spot, size).some(([x, y]) => isOccupied(x, y)),
  );
}

/** The page fires no event when its layout changes, so it is checked at this interval, in milliseconds. */
const POLL_INTERVAL_MS = 400;

const isSame = (one: Position | undefined, other: Position | undefined) => one?.x === other?.x && one?.y === other?.y;

/**
 * Where a button of `size` pixels may float now without covering a control; undefined while there is no such position.
 */
function useFreePosition(button: RefObject<HTMLElement | null>, size: number): Position | undefined {
  const [position, setPosition] = useState<Position>();
  useEffect(() => {
    const update = () => {
      const next = findFreePosition(size, button.current);
      setPosition((now) => (isSame(now, next) ? now : next));
    };
    update();
    const timer = setInterval(update, POLL_INTERVAL_MS);
    addEventListener('scroll', update, { passive: true, capture: true });
    addEventListener('resize', update);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', update, { capture: true });
      removeEventListener('resize', update);
    };
  }, [button, size]);
  return position;
}

const SIZE = 36;
const SHORTCUT = 'Alt+Shift+D';

/** The small button that opens the developer panel; it moves so as not to cover a control of the page. */
export function PanelToggle({ tools, startOpen = false }: { readonly tools: DevTools; readonly startOpen?: boolean }) {
  const [isOpen, setOpen] = useState(startOpen);
  const button = useRef<HTMLButtonElement>(null);
  const position = useFreePosition(button, SIZE);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyD') setOpen((open) => !open);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  // The button is rendered again only after the panel has closed: it then receives the focus.
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="dev-toggle"
        hidden={!position || isOpen}
        style={position && { left: position.x, top: position.y, width: SIZE, height: SIZE }}
        aria-expanded={isOpen}
        aria-keyshortcuts={SHORTCUT}
        title={`Developer panel (${SHORTCUT})`}
        onClick={() => setOpen(true)}
      >
        <FlaskConical aria-hidden="true" />
        <span className="sr-only">Developer panel</span>
      </button>
      {isOpen ? <DevPanel tools={tools} onClose={close} /> : null}
    </>
  );
}
