import type { ChartLayout } from './chart-layout.ts';

interface ValueAxisProps {
  readonly layout: ChartLayout;
  /** What is counted, and in which unit, shown above the y-axis. */
  readonly title: string;
  readonly lines: readonly number[];
  readonly formatLine: (value: number) => string;
}

/** The y-axis: round values as hairlines across the plot. */
export function ValueAxis({ layout: { left, right, yOf }, title, lines, formatLine }: ValueAxisProps) {
  return (
    <g className="fill-muted-foreground text-xs tabular-nums">
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
            className={value === 0 ? 'stroke-input' : 'stroke-border'}
          />
          <text x={left - 8} y={yOf(value)} dy="0.35em" textAnchor="end">
            {formatLine(value)}
          </text>
        </g>
      ))}
    </g>
  );
}
