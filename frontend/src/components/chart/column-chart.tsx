import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useElementWidth } from '@/hooks/use-element-width.ts';
import { type ChartLayout, chartLayout } from './chart-layout.ts';
import { scaleFor } from './chart-scale.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { ValueAxis } from './value-axis.tsx';

/** The label of the action on click or Enter: 'Show orders'. */
export interface ColumnSelection {
  readonly hint: string;
  readonly onChoose: (index: number) => void;
}

interface ColumnChartProps {
  /** One for each column. */
  readonly values: readonly number[];
  /** The greatest value that must fit. */
  readonly peak: number;
  /** Of the drawing, in pixels. */
  readonly height: number;
  /** What is counted, and in which unit: 'US dollars per day'. */
  readonly axis: string;
  /** Formats a value on the y-axis. */
  readonly formatLine: (value: number) => string;
  /** Whether all values are integers. */
  readonly integersOnly: boolean;
  /** The chart in a sentence or two, for screen readers. */
  readonly summary: string;
  /** What one step of the slider is: 'Day'. */
  readonly unit: string;
  /** A column in words, for the slider. */
  readonly describe: (index: number) => string;
  /** The tooltip of the active column. */
  readonly tooltip: (index: number) => { readonly title: string; readonly text: string; readonly note?: string };
  /** The action on click or Enter. */
  readonly choice?: ColumnSelection | undefined;
  /** Draws names and columns; `active` is the highlighted column. */
  readonly children: (layout: ChartLayout, active: number | null) => ReactNode;
}

/**
 * Columns drawn at the size of their container, so that labels keep their size. The pointer finds a column by its
 * position; for the keyboard and for screen readers a slider steps through the columns and reads out each of them.
 */
export function ColumnChart({ values, peak, height, axis, formatLine, integersOnly, ...rest }: ColumnChartProps) {
  const { summary, unit, describe, tooltip, choice, children } = rest;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  const last = values.length - 1;
  const [pointed, setPointed] = useState<number | null>(null);
  const [selected, setSelected] = useState(last);
  const [focused, setFocused] = useState(false);

  const { top, lines } = scaleFor(Math.max(0, peak), integersOnly);
  const letters = Math.max(...lines.map((line) => formatLine(line).length));
  const layout = chartLayout({ width, height, values, top, letters });

  const at = Math.min(selected, last);
  const active = pointed === null ? (focused ? at : null) : Math.min(pointed, last);
  const bar = active === null ? undefined : layout.bars[active];
  const indexAt = (clientX: number) => layout.indexAt(clientX - (frame.current?.getBoundingClientRect().left ?? 0));
  const point = (clientX: number) => setPointed(indexAt(clientX));
  // The first tap shows the value, the second tap on the same column opens it; a mouse has already shown it by
  // hovering.
  const shown = useRef<number | null>(null);
  const press = ({ clientX, pointerType, button }: PointerEvent) => {
    const index = indexAt(clientX);
    const isAgain = pointerType === 'mouse' || shown.current === index;
    if (last >= 0 && button === 0 && isAgain) choice?.onChoose(index);
    shown.current = index;
  };

  return (
    <div
      ref={frame}
      className="relative rounded-md outline-offset-8 has-focus-visible:outline-2 has-focus-visible:outline-primary"
      style={{ height }}
    >
      <svg
        role="img"
        aria-label={summary}
        width={width}
        height={height}
        className={clsx('absolute inset-0 overflow-visible', choice && 'cursor-pointer')}
        onPointerUp={press}
        onPointerDown={({ clientX }) => point(clientX)}
        onPointerMove={({ clientX }) => point(clientX)}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') setPointed(null); // a finger always leaves, so its selection stays
        }}
      >
        <rect width={width} height={height} fill="transparent" />
        <ValueAxis layout={layout} title={axis} lines={lines} formatLine={formatLine} />
        {children(layout, active)}
      </svg>
      <input
        type="range"
        aria-label={unit}
        aria-valuetext={last < 0 ? undefined : describe(at)}
        min={0}
        max={Math.max(last, 0)}
        value={Math.max(at, 0)}
        onChange={({ target }) => setSelected(Number(target.value))}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && last >= 0) choice?.onChoose(at);
        }}
        aria-describedby={choice ? id : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        className="sr-only"
      />
      {choice ? (
        <span id={id} hidden>
          {t`Enter: ${choice.hint}`}
        </span>
      ) : null}
      {bar && active !== null ? (
        <ChartTooltip bar={bar} width={width} {...tooltip(active)} hint={choice?.hint} />
      ) : null}
    </div>
  );
}
