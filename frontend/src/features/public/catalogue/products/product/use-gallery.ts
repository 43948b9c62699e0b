import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { clampIndex, keyTarget, swipeStep } from './gallery-steps.ts';

/** Which picture is large. Pictures that were never selected are not fetched. */
export function useGallery(count: number) {
  const [selected, setSelected] = useState(0);
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set([0]));
  const start = useRef<{ x: number; y: number }>(null);
  const thumbnails = useRef<(HTMLButtonElement | null)[]>([]);

  const select = (requested: number) => {
    const index = clampIndex(requested, count);
    setSelected(index);
    setLoaded((before) => (before.has(index) ? before : new Set([...before, index])));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTarget(event.key, selected, count);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select(target);
    thumbnails.current[target]?.focus();
  };

  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current || !event.isPrimary) return;
      const step = swipeStep(event.clientX - start.current.x, event.clientY - start.current.y);
      start.current = null;
      if (step !== 0) select(selected + step);
    },
    // The browser has claimed the gesture for scrolling.
    onPointerCancel: () => {
      start.current = null;
    },
  };

  return { selected, loaded, select, onKeyDown, swipe, thumbnails };
}
