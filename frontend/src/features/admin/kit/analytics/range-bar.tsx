import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { AnalyticsUnit } from '@/api/generated/model.ts';
import { inputClass } from '@/components/ui/input.tsx';
import { DayInput } from '../day-input.tsx';
import { type AnalyticsRange, presets } from './analytics-range.ts';
import type { AnalyticsSearch } from './analytics-search.ts';
import { unitNames } from './bucket-format.ts';

interface RangeBarProps {
  readonly range: AnalyticsRange;
  /** The last selectable day, `yyyy-mm-dd`. */
  readonly today: string;
  readonly onChange: (search: AnalyticsSearch) => void;
}

const PILL =
  'inline-flex h-9 cursor-pointer items-center rounded-md border border-border px-3.5 max-sm:justify-center max-sm:px-2 text-sm font-medium whitespace-nowrap text-ink-11 outline-offset-2 outline-primary transition-colors hover:border-input hover:text-foreground has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-2 pointer-coarse:h-11';
const CONTROL = clsx(inputClass, 'h-9 min-w-0 max-w-40 text-sm max-sm:px-2 pointer-coarse:h-11');

/** Selects the range and its unit. Every choice takes effect immediately and is stored in the URL. */
export function RangeBar({ range: { from, to, unit, preset }, today, onChange }: RangeBarProps) {
  const applyCustom = (days: { from: string; to: string }) => {
    // Moving one date past the other moves the other along.
    if (days.from && days.to) onChange({ from: days.from, to: days.to < days.from ? days.from : days.to });
  };
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
      <fieldset className="min-w-0 max-sm:w-full">
        <legend className="sr-only">Range</legend>
        <div className="flex flex-wrap gap-1.5 max-sm:grid max-sm:grid-cols-[repeat(4,auto)]">
          {presets.map(({ range, label }) => (
            <label key={range} className={PILL}>
              <input
                type="radio"
                name="range"
                value={range}
                checked={preset === range}
                onChange={() => onChange({ range })}
                className="sr-only"
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex items-center gap-2 text-sm text-muted-foreground max-sm:w-full">
        <DayInput
          aria-label="From"
          value={from}
          min="2000-01-01"
          max={today}
          onDay={(day) => applyCustom({ from: day, to })}
          className={CONTROL}
        />
        <span aria-hidden="true">to</span>
        <DayInput
          aria-label="To"
          value={to}
          min={from}
          max={today}
          onDay={(day) => applyCustom({ from, to: day })}
          className={CONTROL}
        />
      </div>
      <label className="flex items-center gap-2 text-sm text-muted-foreground">
        by
        <span className="relative">
          <select
            aria-label="Unit"
            value={unit}
            onChange={({ currentTarget }) =>
              onChange({
                ...(preset ? { range: preset } : { from, to }),
                unit: currentTarget.value as AnalyticsUnit,
              })
            }
            className={clsx(CONTROL, 'appearance-none pr-9 max-sm:pr-9')}
          >
            {Object.entries(unitNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
            aria-hidden="true"
          />
        </span>
      </label>
    </div>
  );
}
