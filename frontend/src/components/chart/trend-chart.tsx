import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useElementWidth } from '@/hooks/use-element-width.ts';
import { barPath, chartLayout } from './chart-layout.ts';
import { scaleFor } from './chart-scale.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { TrendAxes } from './trend-axes.tsx';

export interface TrendPoint {
  /** Below the column: 'Nov 3'. */
  readonly label: string;
  /** In full: 'November 3, 2026'. */
  readonly title: string;
  readonly value: number;
  /** The same place in the period before. */
  readonly before: number;
}

interface TrendChartProps {
  readonly points: readonly TrendPoint[];
  /** What is counted, in which unit: 'US dollars per day'. */
  readonly axis: string;
  /** The chart in a sentence or two, for those who cannot see it. */
  readonly summary: string;
  /** A value as a sentence says it: '14 orders'. */
  readonly say: (value: number) => string;
  /** A value on the upright axis. */
  readonly formatLine: (value: number) => string;
  /** Whether there are only whole values. */
  readonly whole: boolean;
  /** What a step of the slider is: 'Day'. */
  readonly unit: string;
}

const HEIGHT = 260;

/**
 * A column for each part of a period, and across it a line at the value of the period before. The pointer finds a
 * column by its place; for the keyboard and for screen readers a slider walks through them and says each one.
 */
export function TrendChart({ points, axis, summary, say, formatLine, whole, unit }: TrendChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  const [pointed, setPointed] = useState<number | null>(null);
  const last = points.length - 1;
  const [chosen, setChosen] = useState(last);
  const [focused, setFocused] = useState(false);

  const values = points.map(({ value }) => Math.max(0, value));
  const { top, lines } = scaleFor(Math.max(0, ...points.flatMap(({ value, before }) => [value, before])), whole);
  const letters = Math.max(...lines.map((line) => formatLine(line).length));
  const layout = chartLayout({ width, height: HEIGHT, values, top, letters });

  const at = Math.min(chosen, last);
  const active = pointed === null ? (focused ? at : null) : Math.min(pointed, last);
  const activeBar = active === null ? undefined : layout.bars[active];
  const activePoint = active === null ? undefined : points[active];
  const point = (clientX: number) =>
    setPointed(layout.indexAt(clientX - (frame.current?.getBoundingClientRect().left ?? 0)));
  const sayPoint = ({ title, value, before }: TrendPoint) => `${title}: ${say(value)}, before ${say(before)}`;

  return (
    <div
      ref={frame}
      className="relative h-65 rounded-control outline-offset-8 has-focus-visible:outline-2 has-focus-visible:outline-accent"
    >
      <svg
        role="img"
        aria-label={summary}
        width={width}
        height={HEIGHT}
        className="absolute inset-0 overflow-visible"
        onPointerDown={({ clientX }) => point(clientX)}
        onPointerMove={({ clientX }) => point(clientX)}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') setPointed(null); // a finger always leaves; what it chose stays
        }}
      >
        <rect width={width} height={HEIGHT} fill="transparent" />
        <TrendAxes
          layout={layout}
          title={axis}
          lines={lines}
          formatLine={formatLine}
          labels={points.map(({ label }) => label)}
        />
        {layout.bars.map((bar, index) => (
          <path
            key={points[index]?.title}
            d={barPath(bar)}
            className={clsx('fill-accent transition-opacity', active !== null && active !== index && 'opacity-40')}
          />
        ))}
        <path d={beforePath(layout, points)} className="stroke-marigold" strokeWidth={2} fill="none" />
      </svg>
      <input
        type="range"
        aria-label={unit}
        aria-valuetext={points[at] ? sayPoint(points[at]) : undefined}
        min={0}
        max={Math.max(last, 0)}
        value={at}
        onChange={({ target }) => setChosen(Number(target.value))}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        className="sr-only"
      />
      {activeBar && activePoint ? (
        <ChartTooltip
          bar={activeBar}
          width={width}
          title={activePoint.title}
          text={say(activePoint.value)}
          note={`Before: ${say(activePoint.before)}`}
        />
      ) : null}
    </div>
  );
}

/** One level stroke over the place of each column, at the value of the period before. */
function beforePath({ bars, yOf }: ReturnType<typeof chartLayout>, points: readonly TrendPoint[]): string {
  return bars
    .map(({ x, width }, index) => `M${x - 2} ${yOf(Math.max(0, points[index]?.before ?? 0))}h${width + 4}`)
    .join('');
}
