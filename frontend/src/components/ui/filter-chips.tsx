import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatCount } from '@/lib/format.ts';

/** A button of a search form: clicking it submits the form with this value. */
export interface FilterChip {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly pressed: boolean;
  /** The number of results, where it is worth showing. */
  readonly count?: number;
  /** Represents a value set elsewhere; clicking it removes the value. */
  readonly removes?: boolean;
}

interface FilterChipsProps {
  /** Name of the group. */
  readonly legend: string;
  /** Id of the form that the chips belong to; it may be elsewhere on the page. */
  readonly form: string;
  readonly chips: readonly FilterChip[];
}

const CHIP =
  'inline-flex h-11 shrink-0 snap-start items-center gap-1.5 rounded-md border border-border px-4 text-sm font-semibold whitespace-nowrap text-ink-11 transition-colors hover:border-input hover:text-foreground aria-pressed:border-foreground aria-pressed:bg-foreground aria-pressed:text-background data-count:after:font-normal data-count:after:tabular-nums data-count:after:content-[attr(data-count)] lg:h-10';

/**
 * One row of filters that also works without JavaScript; on a narrow screen it scrolls sideways up to the window's
 * edge.
 */
export function FilterChips({ legend, form, chips }: FilterChipsProps) {
  const line = useRef<HTMLFieldSetElement>(null);
  const pressed = chips.findLast((chip) => chip.pressed)?.label;
  // The selected chip may be out of view. Only the row scrolls: the page's scroll position stays.
  useEffect(() => {
    if (pressed === undefined || !line.current) return;
    const { current } = line;
    const center = () => {
      const chip = [...current.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].at(-1);
      if (chip) current.scrollLeft = chip.offsetLeft - (current.clientWidth - chip.offsetWidth) / 2;
    };
    center();
    // The chips may become wider once their web font has loaded.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(center);
  }, [pressed]);
  return (
    <fieldset ref={line} className="chips relative -mx-(--edge) min-w-0 px-(--edge)">
      <legend className="sr-only">{legend}</legend>
      {chips.map(({ name, value, label, pressed: isPressed, removes = false, count }) => (
        <button
          key={`${name}-${label}`}
          type="submit"
          form={form}
          name={name}
          value={value}
          aria-pressed={isPressed}
          data-removes={removes || undefined}
          data-count={count === undefined ? undefined : formatCount(count)}
          // The count is shown next to the name and is not part of it.
          aria-label={count === undefined ? undefined : label}
          title={count === 0 ? t`Nothing here yet` : undefined}
          className={CHIP}
        >
          {removes ? (
            <>
              <span className="max-w-40 truncate">{label}</span>
              <X className="size-4" aria-hidden="true" />
              <span className="sr-only">
                <Trans>, remove this filter</Trans>
              </span>
            </>
          ) : (
            <span>{label}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
