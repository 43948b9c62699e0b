import { type RefObject, useSyncExternalStore } from 'react';
import pattern from './pattern.svg';
import { BREADTHS, drawnStroke, KINDS, pathOfKind, VIEW } from './pattern-file.ts';

interface DrawingProps {
  /** How many strokes are drawn. */
  readonly done: number;
  /** Mirrored for the other hand. */
  readonly mirrored: boolean;
  /** The stroke being drawn, if any. */
  readonly stroke: RefObject<SVGPathElement | null>;
  readonly cone: RefObject<SVGGElement | null>;
  readonly running: boolean;
}

const NAME = 'A mehndi pattern: a round flower with a net about it, two paisleys and three vines with leaves';
const listen = () => () => undefined;

/**
 * The pattern after a number of strokes: one path for each width, and one for the stroke being drawn. A server-rendered
 * page shows the complete pattern as an image file, because its paths would be larger than all its text.
 */
export function Drawing({ done, mirrored, stroke, cone, running }: DrawingProps) {
  const isAwake = useSyncExternalStore(
    listen,
    () => true,
    () => false,
  );
  if (!isAwake) {
    return <img src={pattern} alt={NAME} width={1480} height={1200} loading="lazy" className="block h-auto w-full" />;
  }
  const current = running ? drawnStroke(done) : undefined;
  return (
    <svg
      viewBox={VIEW}
      role="img"
      aria-label={NAME}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`block h-auto w-full transition-transform duration-500 ${mirrored ? '-scale-x-100' : ''}`}
    >
      {KINDS.map((kind) => (
        <path
          key={kind}
          d={pathOfKind(kind, done)}
          strokeWidth={BREADTHS[kind]}
          fill={kind === 'solid' ? 'currentColor' : undefined}
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
