import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReducedMotion } from '@/hooks/use-reduced-motion.ts';
import { msOf, STARTS, strokes } from './pattern.ts';

const ALL = strokes.length;
/** A page that was in the background resumes where it was. */
const LONGEST_FRAME = 100;

/** Where the drawing is after this much time on a stroke, continuing to later strokes up to a limit. */
export function advance(index: number, spent: number, until: number): { index: number; spent: number } {
  const stroke = strokes[index];
  const ms = stroke && index < until ? msOf(stroke) : Infinity;
  return spent < ms ? { index, spent } : advance(index + 1, spent - ms, until);
}

/**
 * How much of the pattern is drawn: all of it until scrolled near, then stroke by stroke from the start, once. With
 * reduced motion it stays complete and is stepped through manually.
 * @param show positions the current stroke and the cone; between two strokes nothing is rendered
 */
export function useDrawing(area: RefObject<Element | null>, show: (stroke: number, share: number) => void) {
  const still = useReducedMotion();
  const [done, setDone] = useState(ALL);
  const [until, setUntil] = useState<number | null>(null);
  const place = useRef(ALL);

  const goTo = (count: number, end: number | null) => {
    place.current = count;
    setDone(count);
    setUntil(still ? null : end);
  };

  useEffect(() => {
    if (!area.current || still) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        place.current = 0;
        setDone(0);
        setUntil(ALL);
      },
      { threshold: 0.4 },
    );
    watch.observe(area.current);
    return () => watch.disconnect();
  }, [area, still]);

  useEffect(() => {
    if (until === null || still) return;
    let [last, rest] = [performance.now(), 0];
    const draw = (now: number) => {
      const { index, spent } = advance(place.current, rest + Math.min(now - last, LONGEST_FRAME), until);
      [last, rest] = [now, spent];
      if (index !== place.current) {
        place.current = index;
        flushSync(() => setDone(index));
      }
      const stroke = strokes[index];
      if (!stroke || index >= until) return setUntil(null);
      show(index, spent / msOf(stroke));
      frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [until, still, show]);

  return {
    done,
    still,
    running: until !== null && !still,
    pause: () => setUntil(null),
    /** Resumes, or restarts when the pattern is complete. */
    play: () => goTo(done === ALL ? 0 : done, ALL),
    /** Shows the pattern after this many strokes. */
    show: (count: number) => goTo(count, null),
    /** Draws one step from its start; instantly with reduced motion. */
    drawStep: (step: number) => {
      const end = STARTS[step + 1] ?? ALL;
      goTo(still ? end : (STARTS[step] ?? 0), end);
    },
  };
}
