import type { ChartLayout } from './chart-layout.ts';
import { labelPositions } from './label-positions.ts';

interface ColumnLabelsProps {
  readonly layout: ChartLayout;
  /** As many as there are columns. */
  readonly labels: readonly string[];
}

const LETTER = 7;
const GAP = 14;

/** As many names below the columns as fit. */
export function ColumnLabels({ layout: { left, right, bottom, bars }, labels }: ColumnLabelsProps) {
  const widest = Math.max(0, ...labels.map((label) => label.length)) * LETTER + GAP;
  return (
    <g className="fill-muted-foreground text-xs tabular-nums">
      {/* The last name extends slightly beyond the edge: moved inwards it would touch its neighbour. */}
      {labelPositions(labels.length, right - left, widest).map((index) => (
        <text key={index} x={bars[index]?.middle ?? 0} y={bottom + 20} textAnchor="middle">
          {labels[index]}
        </text>
      ))}
    </g>
  );
}
