import { type RefObject, useEffect, useState } from 'react';
import { findFreeSpot, type Spot } from './free-spot.ts';

/** The page fires no event when its layout changes, so it is checked at this interval, in milliseconds. */
const LOOK_MS = 400;

const isSame = (one: Spot | undefined, other: Spot | undefined) => one?.x === other?.x && one?.y === other?.y;

/**
 * Where a button of `size` pixels may float now without covering a control; undefined while there is no such position.
 */
export function useFreeSpot(button: RefObject<HTMLElement | null>, size: number): Spot | undefined {
  const [spot, setSpot] = useState<Spot>();
  useEffect(() => {
    const look = () => {
      const found = findFreeSpot(size, button.current);
      setSpot((now) => (isSame(now, found) ? now : found));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [button, size]);
  return spot;
}
