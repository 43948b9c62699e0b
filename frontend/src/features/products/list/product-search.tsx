import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useFilterForm } from '@/hooks/use-filter-form.ts';
import { type CatalogueSearch, readCatalogueSearch } from './catalogue-search.ts';
import { SEARCH_FORM } from './search-form-id.ts';

interface ProductSearchProps {
  readonly search: CatalogueSearch;
}

/** The search box, and the form that the filters and the order belong to as well. What is sent becomes the address. */
export function ProductSearch({ search }: ProductSearchProps) {
  const navigate = useNavigate();
  const { onSubmit, onInput, input } = useFilterForm(search, {
    read: readCatalogueSearch,
    go: (next, replace) => void navigate({ to: '/products', search: next, replace }),
  });
  return (
    <search>
      <form id={SEARCH_FORM} action="/products" method="get" onSubmit={onSubmit} className="relative">
        <label htmlFor="search" className="sr-only">
          Search products
        </label>
        <Input
          ref={input}
          id="search"
          name="search"
          type="search"
          defaultValue={search.search ?? ''}
          onInput={onInput}
          maxLength={100}
          placeholder="Search products"
          autoComplete="off"
          enterKeyHint="search"
          className="pr-12 [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton icon={Search} label="Search" type="submit" className="absolute top-0 right-0" />
        {/* What is chosen stays when something else is sent; a filter's button comes later and wins. */}
        <input type="hidden" name="category" value={search.category ?? ''} />
      </form>
    </search>
  );
}
