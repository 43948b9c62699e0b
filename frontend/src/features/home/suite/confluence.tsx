import { CONFLUENCE, confluencePaths } from './confluence-paths.ts';

interface ConfluenceProps {
  /** How many streams join. */
  readonly streams: number;
  readonly className?: string;
}

/** Streams that become one river. Decoration only. */
export function Confluence({ streams, className }: ConfluenceProps) {
  return (
    <svg
      viewBox={`0 0 ${CONFLUENCE.width} ${CONFLUENCE.height}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      aria-hidden="true"
      className={className}
    >
      {confluencePaths(streams).map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
