import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Statistic } from '@/api/generated/model.ts';
import { riverPaths } from '@/components/brand/river-paths.ts';
import { Container } from '@/components/ui/container.tsx';
import { AboutIcon } from './about-icon.tsx';
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
function AnimatedNumber({ value }: { readonly value: string }) {
  const figure = useRef<HTMLParagraphElement>(null);
  useCount(figure, value);
  return (
    <p ref={figure} className="mt-1 font-display text-6xl font-semibold tracking-[-0.02em] tabular-nums">
      {value}
    </p>
  );
}

interface StatisticRiverProps {
  readonly statistics: readonly Statistic[];
}

/** As many as the river has islands; about.css holds their positions. */
const ISLANDS = 4;

const paths = riverPaths({
  width: 1000,
  height: 1000,
  lines: 20,
  steps: 24,
  islands: Array.from({ length: ISLANDS }, (_, index) => ({
    lane: 0,
    along: (index + 0.5) / ISLANDS,
    push: 215,
    reach: 0.078,
    breadth: 0.5,
  })),
});

/**
 * The studio's figures as islands in its river. It flows to the right, on a phone downwards: the same lines, rotated.
 */
export function StatisticRiver({ statistics }: StatisticRiverProps) {
  if (statistics.length === 0) return null;
  const figures = statistics.map(({ icon, label, value }) => (
    <li key={label} className="statistic">
      <AboutIcon name={icon} className="mx-auto size-5 text-primary" />
      <AnimatedNumber value={value} />
      <p className="mt-1 text-xs text-muted-foreground sm:text-sm">{label}</p>
    </li>
  ));
  if (statistics.length !== ISLANDS) {
    return (
      <div className="dark deep py-14">
        <Container>
          <ul className="grid gap-10 sm:grid-cols-2 lg:grid-cols-4">{figures}</ul>
        </Container>
      </div>
    );
  }
  return (
    <div className="dark deep statistic-river">
      <svg
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        aria-hidden="true"
        className="absolute inset-0 size-full text-deep-line"
      >
        <g className="statistic-lines">
          {paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      </svg>
      <ul>{figures}</ul>
    </div>
  );
}
