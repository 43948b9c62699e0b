import { clsx } from 'clsx';
import { riverPaths } from './river-paths.ts';

const shape = {
  width: 680,
  height: 960,
  lines: 42,
  steps: 13,
  islands: [
    { lane: 0.25, along: 0.24, push: 64, reach: 0.105, breadth: 0.5 },
    { lane: -0.3, along: 0.46, push: 60, reach: 0.11, breadth: 0.5 },
    { lane: 0.15, along: 0.72, push: 88, reach: 0.13, breadth: 0.6 },
    { lane: -0.6, along: 0.86, push: 40, reach: 0.1, breadth: 0.4 },
  ],
};

/** Drawn when first shown, not when the application loads. */
let drawn: string[] | undefined;

interface RiverProps {
  readonly className?: string;
}

/** The studio's emblem, enlarged: nodi, the river, braided around its islands. Decorative. */
export function River({ className }: RiverProps) {
  drawn ??= riverPaths(shape);
  return (
    <svg
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      aria-hidden="true"
      className={clsx('block', className)}
    >
      {drawn.map((path) => (
        <path key={path} d={path} />
      ))}
      <circle cx="300" cy="700" r="11" className="fill-marigold stroke-none" />
    </svg>
  );
}
