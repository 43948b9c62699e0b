import { type RefObject, useEffect, useState } from 'react';
import { findFreePosition, type Position } from './free-position.ts';

/** The page fires no event when its layout changes, so it is checked at this interval, in milliseconds. */
const POLL_INTERVAL_MS = 400;

const isSame = (one: Position | undefined, other: Position | undefined) => one?.x === other?.x && one?.y === other?.y;

/**
 * Where a button of `size` pixels may float now without covering a control; undefined while there is no such position.
 */
export function useFreePosition(button: RefObject<HTMLElement | null>, size: number): Position | undefined {
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
