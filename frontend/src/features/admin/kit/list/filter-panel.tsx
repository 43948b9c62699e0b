import { clsx } from 'clsx';
import { inputClass } from '@/components/ui/input.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { formatCount } from '@/lib/format.ts';
import { DayInput } from '../day-input.tsx';
import type { Filter } from './filters.ts';

type FilterOption = NonNullable<Filter['options']>[number];

interface FilterPanelProps {
  readonly filters: readonly Filter[];
  readonly onFilter: (name: string, value: string | undefined) => void;
}

const PILL =
  'inline-flex h-9 cursor-pointer items-center rounded-md border border-border px-3.5 text-sm font-medium text-ink-11 outline-offset-2 outline-primary transition-colors hover:border-input hover:text-foreground has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-2 pointer-coarse:h-11';

/**
 * All filters of a list; each choice takes effect immediately. Dates come last, side by side. A filter that links set, and
 * that has no options to select from, is only among the active ones.
 */
export function FilterPanel({ filters, onFilter }: FilterPanelProps) {
  const days = filters.filter(({ options }) => !options);
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5 rounded-xl border border-border bg-muted p-4 sm:p-5">
      {filters.map(({ name, legend, value, options, isLong }) => {
        if (!options?.length) return null;
        const all: FilterOption[] = [{ value: '', label: 'All' }, ...options];
        if (isLong) {
          return (
            <div key={name} className="min-w-0 text-xs font-semibold text-muted-foreground max-sm:w-full">
              <label htmlFor={`filter-${name}`} className="mb-2 block">
                {legend}
              </label>
              <NativeSelect
                id={`filter-${name}`}
                value={value ?? ''}
                onChange={({ currentTarget }) => onFilter(name, currentTarget.value || undefined)}
                className="h-9! text-sm font-normal sm:w-44 pointer-coarse:h-11!"
              >
                {all.map((option) => (
                  <NativeSelectOption key={option.value} value={option.value}>
                    {option.label}
                  </NativeSelectOption>
                ))}
              </NativeSelect>
            </div>
          );
        }
        return (
          <fieldset key={name} className="min-w-0">
            <legend className="mb-2 text-xs font-semibold text-muted-foreground">{legend}</legend>
            <div className="flex flex-wrap gap-1.5">
              {all.map((option) => (
                <label key={option.value} className={PILL}>
                  <input
                    type="radio"
                    name={`filter-${name}`}
                    value={option.value}
                    checked={(value ?? '') === option.value}
                    aria-describedby={option.count === undefined ? undefined : `filter-${name}-${option.value}`}
                    onChange={() => onFilter(name, option.value || undefined)}
                    className="sr-only"
                  />
                  <span>{option.label}</span>
                  {option.count === undefined ? null : (
                    <span
                      id={`filter-${name}-${option.value}`}
                      aria-hidden="true"
                      className="ml-2 text-xs font-normal tabular-nums"
                    >
                      {formatCount(option.count)}
                    </span>
                  )}
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      {days.length > 0 ? (
        <div className="grid grid-cols-2 gap-3 max-sm:w-full">
          {days.map(({ name, legend, value }) => (
            <div key={name} className="min-w-0 text-xs font-semibold text-muted-foreground">
              <label htmlFor={`filter-${name}`} className="mb-2 block">
                {legend}
              </label>
              <DayInput
                id={`filter-${name}`}
                value={value ?? ''}
                onDay={(day) => onFilter(name, day || undefined)}
                className={clsx(inputClass, 'h-9 min-w-0 text-sm font-normal max-sm:px-2 sm:w-40 pointer-coarse:h-11')}
              />
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
