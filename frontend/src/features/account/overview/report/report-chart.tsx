import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import type { ReportMonth } from '@/api/generated/model/reportMonth.ts';
import { barPath, chartLayout } from '@/components/chart/chart-layout.ts';
import { scaleFor } from '@/components/chart/chart-scale.ts';
import { ChartTooltip } from '@/components/chart/chart-tooltip.tsx';
import { useElementWidth } from '@/hooks/use-element-width.ts';
import { ChartAxes } from './chart-axes.tsx';
import { chartSummary, sayMonth } from './chart-words.ts';
import { longMonth } from './month-texts.ts';
import type { ReportFigure } from './report-figure-names.ts';
import { factsOf } from './report-figures.ts';

interface ReportChartProps {
  /** Oldest first; the last one is not over yet. */
  readonly months: readonly ReportMonth[];
  readonly figure: ReportFigure;
}

const HEIGHT = 300;

/**
 * One column a month, drawn at the size of its place so that words keep theirs. The pointer finds a month by its place;
 * for the keyboard and for screen readers a slider walks through the months and says each one.
 */
export function ReportChart({ months, figure }: ReportChartProps) {
  const hatch = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  const [pointed, setPointed] = useState<number | null>(null);
  const last = months.length - 1;
  const [chosen, setChosen] = useState(last);
  const [focused, setFocused] = useState(false);

  const { axis, say, formatLine, whole } = factsOf(figure);
  const values = months.map((month) => month[figure]);
  const { top, lines } = scaleFor(Math.max(0, ...values), whole);
  const letters = Math.max(...lines.map((line) => formatLine(line).length));
  const layout = chartLayout({ width, height: HEIGHT, values, top, letters });

  const active = pointed ?? (focused ? chosen : null);
  const activeBar = active === null ? undefined : layout.bars[active];
  const activeMonth = active === null ? undefined : months[active];
  const point = (clientX: number) =>
    setPointed(layout.indexAt(clientX - (frame.current?.getBoundingClientRect().left ?? 0)));

  return (
    <div
      ref={frame}
      className="relative h-75 rounded-control outline-offset-8 has-focus-visible:outline-2 has-focus-visible:outline-accent"
    >
      <svg
        role="img"
        aria-label={chartSummary(months, figure)}
        width={width}
        height={HEIGHT}
        className="absolute inset-0 overflow-visible"
        onPointerDown={({ clientX }) => point(clientX)}
        onPointerMove={({ clientX }) => point(clientX)}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') setPointed(null); // a finger always leaves; what it chose stays
        }}
      >
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="6" className="fill-accent" />
        </pattern>
        <rect width={width} height={HEIGHT} fill="transparent" />
        <ChartAxes
          layout={layout}
          title={axis}
          lines={lines}
          formatLine={formatLine}
          months={months.map(({ month }) => month)}
        />
        {layout.bars.map((bar, index) => (
          <path
            key={months[index]?.month}
            d={barPath(bar)}
            fill={index === last ? `url(#${hatch})` : undefined}
            className={clsx(
              'transition-opacity',
              index === last ? 'stroke-accent' : 'fill-accent',
              active !== null && active !== index && 'opacity-40',
            )}
          />
        ))}
        {activeBar ? <circle cx={activeBar.middle} cy={activeBar.y} r={4.5} className="fill-marigold" /> : null}
      </svg>
      <input
        type="range"
        aria-label="Month"
        aria-valuetext={months[chosen] ? sayMonth(months[chosen], figure) : undefined}
        min={0}
        max={last}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        className="sr-only"
      />
      {activeBar && activeMonth ? (
        <ChartTooltip
          bar={activeBar}
          width={width}
          title={active === last ? `${longMonth(activeMonth.month)} so far` : longMonth(activeMonth.month)}
          text={say(activeMonth[figure])}
        />
      ) : null}
    </div>
  );
}
