import type { ChartLayout } from './chart-layout.ts';
import { labelPlaces } from './label-places.ts';

interface TrendAxesProps {
  readonly layout: ChartLayout;
  /** What is counted, in which unit, above the upright axis. */
  readonly title: string;
  readonly lines: readonly number[];
  readonly formatLine: (value: number) => string;
  /** Names below the columns, as many as there are columns. */
  readonly labels: readonly string[];
}

const LETTER = 7;
const GAP = 14;

/** Round values as hairlines; below, as many names as there is room for. */
export function TrendAxes({ layout, title, lines, formatLine, labels }: TrendAxesProps) {
  const { left, right, bottom, bars, yOf } = layout;
  const widest = Math.max(0, ...labels.map((label) => label.length)) * LETTER + GAP;
  return (
    <g className="fill-muted text-xs tabular-nums">
      <text x={0} y={11}>
        {title}
      </text>
      {lines.map((value) => (
        <g key={value}>
          <line
            x1={left}
            x2={right}
            y1={yOf(value)}
            y2={yOf(value)}
            className={value === 0 ? 'stroke-border-strong' : 'stroke-border'}
          />
          <text x={left - 8} y={yOf(value)} dy="0.35em" textAnchor="end">
            {formatLine(value)}
          </text>
        </g>
      ))}
      {/* The last name hangs a little over the edge: moved inwards it would touch its neighbour. */}
      {labelPlaces(labels.length, right - left, widest).map((index) => (
        <text key={index} x={bars[index]?.middle ?? 0} y={bottom + 20} textAnchor="middle">
          {labels[index]}
        </text>
      ))}
    </g>
  );
}
