import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { SearchList } from './search-list.tsx';
import { countText, nextOption } from './search-options.ts';
import { useAccountSearch } from './use-account-search.ts';

interface SearchPanelProps {
  /** Called when a result is opened. */
  readonly onFollow: () => void;
}

/**
 * Finds pages, products, own orders and downloads. A text field with a list: the arrow keys walk through the list, Enter
 * opens, the focus stays where one types.
 */
export function SearchPanel({ onFollow }: SearchPanelProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { groups, pending, error, retry } = useAccountSearch(text);
  const options = groups.flatMap((group) => group.options);
  const index = Math.max(
    0,
    options.findIndex((option) => option.id === chosen),
  );
  const active = options[index];

  const onKeyDown = (event: KeyboardEvent) => {
    const element = active && document.getElementById(active.id);
    if (event.key === 'Enter' && element) {
      event.preventDefault();
      // While the server still searches, its lines may belong to an earlier text.
      if (active.kind === 'page' || !pending) element.click();
    }
    const next = nextOption(event.key, index, options.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(options[next]?.id);
    document.getElementById(options[next]?.id ?? '')?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <div className="relative border-b border-border focus-within:border-primary focus-within:inset-shadow-[0_-1px_0_var(--primary)]">
        <Search
          className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2 text-muted-foreground"
          aria-hidden="true"
        />
        <input
          type="search"
          role="combobox"
          aria-label="Search"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active?.id}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Search pages, products, orders, downloads"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
          className="block h-13 w-full rounded-t-xl bg-transparent pr-12 pl-11.5 text-base outline-none placeholder:text-sm placeholder:text-muted-foreground [&::-webkit-search-cancel-button]:hidden"
        />
        <span className="absolute top-1/2 right-4 flex -translate-y-1/2">
          {pending ? <Spinner className="size-4.5 text-muted-foreground" /> : null}
        </span>
      </div>
      <p role="status" className="sr-only">
        {pending ? '' : countText(options.length)}
      </p>
      {groups.length > 0 ? (
        <SearchList id={id} groups={groups} activeId={active?.id} onPoint={setChosen} onFollow={onFollow} />
      ) : null}
      {error ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 px-5 py-3 text-sm">
          <span className="font-medium text-destructive">{messageOf(error, 'Failed to search')}</span>
          <Button variant="ghost" size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : null}
      {options.length === 0 && !pending && !error ? (
        <p className="px-5 py-8 text-center text-sm text-muted-foreground">Nothing found for “{text.trim()}”</p>
      ) : null}
    </>
  );
}
