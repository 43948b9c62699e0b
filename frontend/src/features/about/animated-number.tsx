import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { scaleNumbers } from './scale-numbers.ts';

const DURATION_MS = 1_100;
const listen = () => () => undefined;

/**
 * Counts a figure up when it first scrolls into view, unless it was in view on load or the user prefers reduced motion.
 */
function useCount(figure: RefObject<HTMLElement | null>, value: string) {
  const isHydrated = useSyncExternalStore(
    listen,
    () => false,
    () => true,
  );
  const wasRead = useRef(isHydrated);
  useEffect(() => {
    const text = figure.current?.firstChild;
    if (!figure.current || !text || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const count = (start: number) => (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / DURATION_MS));
      text.nodeValue = scaleNumbers(value, 1 - (1 - share) ** 3);
      if (share < 1) frame = requestAnimationFrame(count(start));
    };
    const watch = new IntersectionObserver((entries) => {
      const isInView = entries.some(({ isIntersecting }) => isIntersecting);
      if (isInView) watch.disconnect();
      if (isInView && !wasRead.current) frame = requestAnimationFrame(count(performance.now()));
      wasRead.current = false; // It was out of view when the page started, so the user has not read it yet.
    });
    watch.observe(figure.current);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      text.nodeValue = value;
    };
  }, [figure, value]);
}

/** A figure of the studio. */
export function AnimatedNumber({ value }: { readonly value: string }) {
  const figure = useRef<HTMLParagraphElement>(null);
  useCount(figure, value);
  return (
    <p ref={figure} className="mt-1 font-display text-6xl font-semibold tracking-[-0.02em] tabular-nums">
      {value}
    </p>
  );
}
