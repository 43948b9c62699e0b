import type { Bar } from './chart-layout.ts';

interface ChartTooltipProps {
  readonly bar: Bar;
  /** Of the whole drawing, in pixels. */
  readonly width: number;
  readonly title: string;
  readonly text: string;
  /** A secondary value, such as that of the previous period. */
  readonly note?: string;
  /** What a click does: 'Show orders'. */
  readonly hint?: string | undefined;
}

/** Half of the tooltip's width, so that it never extends beyond the drawing. */
const HALF = 84;

/** The name and value above a column. The same text labels the slider that moves it. */
export function ChartTooltip({ bar, width, title, text, note, hint }: ChartTooltipProps) {
  const left = Math.min(Math.max(bar.middle, HALF), Math.max(width - HALF, HALF));
  return (
    <div
      data-tooltip=""
      className="pointer-events-none absolute w-42 -translate-x-1/2 -translate-y-full rounded-md bg-foreground px-3 py-2 text-center text-xs leading-snug text-background shadow-float"
      style={{ left, top: Math.max(bar.y - 14, hint ? 76 : 52) }}
    >
      <p>{title}</p>
      <p className="text-sm font-semibold tabular-nums">{text}</p>
      {note ? <p className="opacity-80 tabular-nums">{note}</p> : null}
      {hint ? <p className="mt-1 border-t border-background/25 pt-1 opacity-80">{hint}</p> : null}
    </div>
  );
}
