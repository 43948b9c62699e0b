import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ProductSort } from '@/api/generated/model.ts';
import { SEARCH_FORM } from '@/components/list/search-form-id.ts';
import { sortOptions } from './catalogue-search.ts';

interface SortSelectProps {
  readonly sort: ProductSort | undefined;
}

/** The sort order of the list; changing it submits the search form. */
export function SortSelect({ sort = 'featured' }: SortSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  // An uncontrolled field: it keeps a selection made before hydration. Navigating back updates it from here.
  const lastSort = useRef(sort);
  useEffect(() => {
    if (select.current && lastSort.current !== sort) select.current.value = sort;
    lastSort.current = sort;
  }, [sort]);
  return (
    <label className="relative inline-flex items-center gap-2.5 text-sm text-muted-foreground">
      <Trans>Sort by</Trans>
      <select
        ref={select}
        form={SEARCH_FORM}
        name="sort"
        defaultValue={sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="h-11 appearance-none rounded-md border border-border bg-transparent pe-9 ps-3 font-semibold text-foreground transition-colors hover:border-input lg:h-10 [&>option]:bg-card"
      >
        {sortOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute end-3 size-4" aria-hidden="true" />
    </label>
  );
}
