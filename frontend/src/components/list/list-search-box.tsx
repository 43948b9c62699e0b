import { Search } from 'lucide-react';
import { useFilterForm } from '@/hooks/use-filter-form.ts';
import { LONGEST_SEARCH } from '@/lib/search-text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Input } from '../ui/input.tsx';
import { SEARCH_FORM } from './search-form-id.ts';

interface ListSearchBoxProps<Search> {
  /** Path of the list, for the form without script. */
  readonly action: string;
  /** 'Search products'. */
  readonly label: string;
  readonly search: Search;
  /** Reads the fields of the form as it reads the address. */
  readonly read: (fields: Record<string, unknown>) => Search;
  readonly go: (next: Search, replace: boolean) => void;
  /** What is chosen elsewhere and stays when something else is sent; a button of that name comes later and wins. */
  readonly kept: Readonly<Record<string, string | undefined>>;
}

/** The search box, and the form that filters and order belong to as well. What is sent becomes the address. */
export function ListSearchBox<Search extends { search?: string | undefined; page?: number | undefined }>({
  action,
  label,
  search,
  read,
  go,
  kept,
}: ListSearchBoxProps<Search>) {
  const { onSubmit, onInput, input } = useFilterForm(search, { read, go });
  return (
    <search>
      <form id={SEARCH_FORM} action={action} method="get" onSubmit={onSubmit} className="relative">
        <label htmlFor="search" className="sr-only">
          {label}
        </label>
        <Input
          ref={input}
          id="search"
          name="search"
          type="search"
          defaultValue={search.search ?? ''}
          onInput={onInput}
          maxLength={LONGEST_SEARCH}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          className="pr-12 [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton icon={Search} label="Search" type="submit" className="absolute top-0 right-0" />
        {Object.entries(kept).map(([name, value = '']) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  );
}
