import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { useFilterForm } from '@/hooks/use-filter-form.ts';
import { MAX_SEARCH_LENGTH } from '@/lib/search-text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Input } from '../ui/input.tsx';
import { SEARCH_FORM } from './search-form-id.ts';

interface ListSearchBoxProps<Search> {
  /** Path of the list, for the form without JavaScript. */
  readonly action: string;
  /** 'Search products'. */
  readonly label: string;
  readonly search: Search;
  /** Parses the fields of the form like the URL's parameters. */
  readonly read: (fields: Record<string, unknown>) => Search;
  readonly go: (next: Search, replace: boolean) => void;
  /** Parameters set elsewhere that are kept on submit; a button of that name comes later and wins. */
  readonly preserved: Readonly<Record<string, string | undefined>>;
}

/** The search box and its form, to which filters and sort order belong as well. The submitted fields become the URL. */
export function ListSearchBox<Search extends { search?: string | undefined; page?: number | undefined }>({
  action,
  label,
  search,
  read,
  go,
  preserved,
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
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          className="pe-12 [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton icon={Search} label={t`Search`} type="submit" className="absolute top-0 end-0" />
        {Object.entries(preserved).map(([name, value = '']) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  );
}
