import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '@/lib/search-text.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Button } from '../ui/button.tsx';
import { PaletteList } from './palette-list.tsx';
import { nextOption, type PaletteGroup, type PaletteOption, resultCountLabel } from './palette-options.ts';

interface PaletteProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What can be found, as the placeholder of the field. */
  readonly placeholder: string;
  readonly groups: readonly PaletteGroup[];
  /** The server's results are still loading. */
  readonly pending: boolean;
  /** Why there are no further results. */
  readonly problem: string | null;
  readonly onRetry: () => void;
  /** Called when an option is opened, in addition to the option's own action. */
  readonly onFollow: (option: PaletteOption) => void;
}

/**
 * A text field with a list of screens, records and actions: the arrow keys move through the list, Enter opens, the
 * focus stays in the field.
 */
export function Palette({ text, onText, placeholder, groups, pending, problem, onRetry, onFollow }: PaletteProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<string>();
  // The content may load after the sheet has opened.
  useEffect(() => field.current?.focus(), []);
  const options = groups.flatMap((group) => group.options);
  const index = Math.max(
    0,
    options.findIndex((option) => option.id === selected),
  );
  const active = options[index];

  const onKeyDown = (event: KeyboardEvent) => {
    const element = active && document.getElementById(active.id);
    if (event.key === 'Enter' && element) {
      event.preventDefault();
      if (!active.isResult || !pending) element.click();
    }
    const next = nextOption(event.key, index, options.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(options[next]?.id);
    document.getElementById(options[next]?.id ?? '')?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <div className="relative border-b border-border focus-within:border-primary focus-within:inset-shadow-[0_-1px_0_var(--primary)]">
        <Search
          className="pointer-events-none absolute top-1/2 start-4 size-4.5 -translate-y-1/2 text-muted-foreground"
          aria-hidden="true"
        />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t`Search`}
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active?.id}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            onText(target.value);
            setSelected(undefined);
          }}
          onKeyDown={onKeyDown}
          className="block h-13 w-full rounded-t-xl bg-transparent pe-12 ps-11.5 text-base outline-none placeholder:text-sm placeholder:text-muted-foreground"
        />
        <span className="absolute top-1/2 end-4 flex -translate-y-1/2">
          {pending ? <Spinner className="size-4.5 text-muted-foreground" /> : null}
        </span>
      </div>
      <p role="status" className="sr-only">
        {pending ? '' : resultCountLabel(options.length)}
      </p>
      {groups.length > 0 ? (
        <PaletteList id={id} groups={groups} activeId={active?.id} onPoint={setSelected} onFollow={onFollow} />
      ) : null}
      {problem ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 px-5 py-3 text-sm">
          <span className="font-medium text-destructive">{problem}</span>
          <Button variant="ghost" size="sm" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      {options.length === 0 && !pending && !problem ? (
        <p className="px-5 py-8 text-center text-sm text-muted-foreground">{t`No results for “${text.trim()}”`}</p>
      ) : null}
      <p
        aria-hidden="true"
        className="flex gap-5 border-t border-border px-5 py-2.5 text-xs text-muted-foreground max-sm:hidden"
      >
        <span>
          <Trans>
            <kbd className="key">↑</kbd> <kbd className="key">↓</kbd> select
          </Trans>
        </span>
        <span>
          <Trans>
            <kbd className="key">Enter</kbd> open
          </Trans>
        </span>
        <span>
          <Trans>
            <kbd className="key">Esc</kbd> close
          </Trans>
        </span>
      </p>
    </>
  );
}
