import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { inputClass } from '@/components/ui/input.tsx';
import { ownSubmit } from '@/lib/own-event.ts';
import { MAX_SEARCH_LENGTH } from '@/lib/search-text.ts';

interface SearchBoxProps {
  /** Also the accessible name: 'Search users...'. */
  readonly placeholder: string;
  /** The text in the URL. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Debounce delay, in milliseconds; 0 for a list that is filtered in the browser. */
  readonly delay?: number;
}

/** Searches while the user types. The field keeps its own text, and follows the URL when that changes elsewhere. */
export function SearchBox({ placeholder, value, onSearch, delay = 300 }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    setSent(next.trim());
    onSearch(next.trim());
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    if (delay === 0 || next === '') send(next);
    else timer.current = setTimeout(() => send(next), delay);
  };
  return (
    <search className="min-w-0 grow basis-40 sm:max-w-96">
      <form method="get" onSubmit={ownSubmit(() => send(text))} className="relative">
        <Search
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted-foreground"
          aria-hidden="true"
        />
        <input
          type="search"
          aria-label={placeholder}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          // The browser's own clear icon is hidden: 'Clear' below states what it removes.
          className={clsx(inputClass, 'h-11 pr-3 pl-10.5 [&::-webkit-search-cancel-button]:hidden')}
        />
      </form>
    </search>
  );
}
