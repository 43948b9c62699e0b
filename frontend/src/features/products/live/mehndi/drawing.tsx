import type { RefObject } from 'react';
import { pathOf } from './curves.ts';
import type { StrokeKind } from './motifs.ts';
import { HEIGHT, strokes, WIDTH } from './pattern.ts';

interface DrawingProps {
  /** So many strokes are there. */
  readonly done: number;
  /** Drawn for the other hand. */
  readonly mirrored: boolean;
  /** The stroke in hand, while there is one. */
  readonly stroke: RefObject<SVGPathElement | null>;
  readonly cone: RefObject<SVGGElement | null>;
  readonly running: boolean;
}

const BREADTHS: Record<StrokeKind, number> = { line: 5, fine: 3, dot: 8.5, bead: 13, solid: 2 };
const KINDS = ['line', 'fine', 'dot', 'bead', 'solid'] as const;
const drawn = strokes.map(({ kind, curve }) => ({ kind, path: pathOf(curve) }));
const EDGE = 40;
const VIEW = `${-EDGE} ${-EDGE} ${WIDTH + 2 * EDGE} ${HEIGHT + 2 * EDGE}`;

/** The pattern after so many strokes: one path for each breadth, and one for what is being drawn. */
export function Drawing({ done, mirrored, stroke, cone, running }: DrawingProps) {
  const there = drawn.slice(0, done);
  const current = running ? drawn[done] : undefined;
  return (
    <svg
      viewBox={VIEW}
      role="img"
      aria-label="A mehndi pattern: a round flower with a net about it, two paisleys and three vines with leaves"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`block h-auto w-full transition-transform duration-500 ${mirrored ? '-scale-x-100' : ''}`}
    >
      {KINDS.map((wanted) => (
        <path
          key={wanted}
          d={there.map(({ kind, path }) => (kind === wanted ? path : '')).join('')}
          strokeWidth={BREADTHS[wanted]}
          fill={wanted === 'solid' ? 'currentColor' : undefined}
        />
      ))}
      {current ? (
        <>
          <path
            ref={stroke}
            d={current.path}
            strokeWidth={BREADTHS[current.kind]}
            pathLength={1}
            strokeDasharray="1 2"
            strokeDashoffset={1}
          />
          <g ref={cone} className="stroke-none">
            <path d="M3 3L116-150Q148-184 176-156T166-100Z" fill="#2b1611" opacity=".22" transform="translate(10 22)" />
            <path d="M0 0L110-156Q142-190 170-162T160-106Z" fill="#c98a1d" />
            <path d="M0 0L110-156Q142-190 170-162Z" fill="#f3aa2f" />
            <path d="M92-130L134-88L150-99L104-148Z" fill="#7f2431" />
          </g>
        </>
      ) : null}
    </svg>
  );
}
