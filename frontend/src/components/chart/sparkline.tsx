import { sparkPath } from './spark-path.ts';

interface SparklineProps {
  /** Oldest first. */
  readonly values: readonly number[];
  /** The same positions in the previous period, drawn faintly behind. */
  readonly before: readonly number[];
  /** Positions at which something happened, as dots on the line. */
  readonly marks?: readonly number[];
}

const WIDTH = 240;
const HEIGHT = 36;

/** The trend of a figure, without axes: it visualises the figure's change, which is also given as text. */
export function Sparkline({ values, before, marks = [] }: SparklineProps) {
  const peak = Math.max(1, ...values, ...before);
  const size = { width: WIDTH, height: HEIGHT, peak };
  const line = sparkPath(values, size);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-9 w-full overflow-visible"
    >
      {line ? <path d={`${line}V${HEIGHT}H0z`} className="fill-primary-soft" /> : null}
      <path
        d={sparkPath(before, size)}
        fill="none"
        strokeWidth={1.25}
        strokeDasharray="3 3"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink-8"
      />
      <path
        d={line}
        fill="none"
        strokeWidth={1.75}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-primary"
      />
      {marks.map((index) => (
        // A line without length: its round ends stay a circle however the chart is stretched.
        <path
          key={index}
          d={`M${(index / Math.max(1, values.length - 1)) * WIDTH} ${HEIGHT}h0`}
          strokeWidth={6}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-marigold"
        />
      ))}
    </svg>
  );
}
