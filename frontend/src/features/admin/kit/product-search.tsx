import { useId } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { MAX_SEARCH_LENGTH } from '@/lib/search-text.ts';
import type { useProductOptions } from './use-product-options.ts';

type ProductSearchProps = Pick<ReturnType<typeof useProductOptions>, 'search' | 'setSearch' | 'isFound' | 'list'>;

/** Filters a selection of products; it is part of a form and submits nothing. */
export function ProductSearch({ search, setSearch, isFound, list }: ProductSearchProps) {
  const id = useId();
  const isNothing = list.data !== undefined && !list.isFetching && !isFound;
  const isCut = list.data !== undefined && list.data.total > list.data.items.length;
  return (
    <div className="mb-2">
      <Input
        type="search"
        aria-label="Search products"
        placeholder="Search products..."
        aria-describedby={id}
        maxLength={MAX_SEARCH_LENGTH}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} // it would submit the form
      />
      <p id={id} role="status" className="mt-1 min-h-[1.45em] text-xs text-muted-foreground">
        {isNothing ? <span>No products found.</span> : null}
        {isCut ? <span>Showing the first 100. Search to find others.</span> : null}
      </p>
    </div>
  );
}
