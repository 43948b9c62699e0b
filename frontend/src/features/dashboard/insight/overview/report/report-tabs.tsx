import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useRef } from 'react';
import type { ReportMonth } from '@/api/generated/model.ts';
import type { ReportFigure } from './report-figure-names.ts';
import { figureTotal, nextFigure, reportFigures } from './report-figures.ts';

interface ReportTabsProps {
  readonly months: readonly ReportMonth[];
  readonly figure: ReportFigure;
  readonly onFigure: (figure: ReportFigure) => void;
  /** Id of the tab panel. */
  readonly panelId: string;
}

export const reportTabId = (figure: ReportFigure) => `report-tab-${figure}`;

/** The three figures, each with its total over the year, as the tabs of the chart below. */
export function ReportTabs({ months, figure: selection, onFigure, panelId }: ReportTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextFigure(event.key, selection);
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${reportTabId(next)}`)?.focus();
    onFigure(next);
  };
  return (
    <div ref={list} role="tablist" aria-label={t`Figures`} className="grid grid-cols-3 border-b border-border">
      {reportFigures.map(({ figure, label, format }) => (
        <button
          key={figure}
          id={reportTabId(figure)}
          type="button"
          role="tab"
          aria-selected={figure === selection}
          aria-controls={panelId}
          tabIndex={figure === selection ? 0 : -1}
          onClick={() => onFigure(figure)}
          onKeyDown={onKeyDown}
          className="relative grid min-w-0 gap-0.5 px-2 py-3 text-start text-muted-foreground -outline-offset-2 transition-colors first:ps-0 after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:origin-left after:scale-x-0 after:bg-primary after:transition-transform hover:text-foreground aria-selected:text-foreground aria-selected:after:scale-x-100 sm:px-4 sm:first:ps-0"
        >
          <span className="text-xs font-semibold sm:text-sm">{label}</span>
          <span className="truncate font-display text-lg font-semibold tracking-tight tabular-nums sm:text-2xl">
            {format(figureTotal(months, figure))}
          </span>
        </button>
      ))}
    </div>
  );
}
