import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, use, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { EarlyText } from './early-text.ts';
import { PaletteField } from './palette-field.tsx';
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
  const early = use(EarlyText);
  const takeEarlyText = useEffectEvent(() => {
    if (early.current) onText(early.current);
    early.current = '';
  });
  // The content may load after the sheet has opened: before the next key, so that none is lost.
  useLayoutEffect(() => {
    field.current?.focus();
    takeEarlyText();
  }, []);
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
      <PaletteField
        ref={field}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active?.id}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => {
          onText(target.value);
          setSelected(undefined);
        }}
        onKeyDown={onKeyDown}
        pending={pending}
      />
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
