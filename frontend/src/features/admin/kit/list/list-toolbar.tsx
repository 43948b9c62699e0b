import { clsx } from 'clsx';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { activeFilters, type Filter } from './filters.ts';
import { SearchBox } from './search-box.tsx';

interface ListToolbarProps {
  /** Text of the search field: 'Search users...'. */
  readonly placeholder: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** See SearchBox. */
  readonly delay?: number;
  readonly filters: readonly Filter[];
  readonly onFilter: (name: string, value: string | undefined) => void;
  /** Clears search and all filters. */
  readonly onClear: () => void;
  /** Named filter combinations. */
  readonly views?: ReactNode;
  /** An element at the end of the line, such as a CsvButton. */
  readonly children?: ReactNode;
}

/** Search field, 'Filters' with its panel, and the active filters below. */
export function ListToolbar({
  placeholder,
  search,
  onSearch,
  delay,
  filters,
  onFilter,
  onClear,
  views,
  children,
}: ListToolbarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const active = activeFilters(filters);
  return (
    <div className="mb-3 grid gap-3">
      <div
        className={clsx('flex flex-wrap items-center gap-2', children && 'max-sm:*:grow max-sm:[&>search]:basis-full')}
      >
        <SearchBox
          placeholder={placeholder}
          value={search}
          onSearch={onSearch}
          {...(delay === undefined ? {} : { delay })}
        />
        <Button
          variant="outline"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="max-sm:px-4!"
        >
          <SlidersHorizontal aria-hidden="true" />
          Filters
          {active.length > 0 ? (
            <span className="-mr-1.5 inline-flex size-5.5 items-center justify-center rounded-full bg-foreground text-xs text-background tabular-nums">
              <span>{active.length}</span>
              <span className="sr-only"> set</span>
            </span>
          ) : null}
        </Button>
        {children ? (
          <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-3 sm:ml-auto">{children}</div>
        ) : null}
      </div>
      <div id={id} hidden={!open}>
        {open ? <FilterPanel filters={filters} onFilter={onFilter} /> : null}
      </div>
      {active.length > 0 || search ? (
        <div className="flex flex-wrap items-center gap-2">
          {active.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              onClick={() => onFilter(name, undefined)}
              className="touch-target inline-flex h-8 max-w-full items-center gap-1.5 rounded-md bg-secondary px-2.5 text-sm font-medium text-secondary-foreground transition-colors hover:bg-ink-5"
            >
              <span className="truncate">{label}</span>
              <X className="size-4 shrink-0" aria-hidden="true" />
              <span className="sr-only">, remove this filter</span>
            </button>
          ))}
          <Button variant="ghost" size="sm" onClick={onClear} className={active.length === 0 ? '-ml-3' : undefined}>
            Clear
          </Button>
          {views}
        </div>
      ) : (
        views
      )}
    </div>
  );
}
