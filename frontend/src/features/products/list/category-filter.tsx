import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { productFilters } from '../product-filters.ts';
import { SEARCH_FORM } from './search-form-id.ts';

interface CategoryFilterProps {
  /** The label that is chosen; without one all products show. */
  readonly category: string | undefined;
}

const CHIP =
  'inline-flex h-11 shrink-0 snap-start items-center gap-1.5 rounded-md border border-border px-4 text-sm font-semibold whitespace-nowrap text-ink-11 transition-colors hover:border-input hover:text-foreground aria-pressed:border-foreground aria-pressed:bg-foreground aria-pressed:text-background lg:h-10';

/** The seven filters. A name in the address that has none of its own gets a chip that takes it away. */
export function CategoryFilter({ category }: CategoryFilterProps) {
  const line = useRef<HTMLFieldSetElement>(null);
  // On a narrow screen the chosen one may lie outside. Only the line moves: the page stays where it is being read.
  useEffect(() => {
    if (category === undefined) return;
    const chip = line.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (chip && line.current)
      line.current.scrollLeft = chip.offsetLeft - (line.current.clientWidth - chip.offsetWidth) / 2;
  }, [category]);
  const known = category === undefined || productFilters.some(({ label }) => label === category);
  return (
    <fieldset ref={line} className="chips relative -mx-(--edge) min-w-0 px-(--edge)">
      <legend className="sr-only">Category</legend>
      {productFilters.map(({ label, category: wanted }) => (
        <button
          key={label}
          type="submit"
          form={SEARCH_FORM}
          name="category"
          value={wanted ? label : ''}
          aria-pressed={category === (wanted && label)}
          className={CHIP}
        >
          {label}
        </button>
      ))}
      {known ? null : (
        <button
          type="submit"
          form={SEARCH_FORM}
          name="category"
          value=""
          aria-pressed="true"
          data-removes
          className={CHIP}
        >
          <span className="max-w-40 truncate">{category}</span>
          <X className="size-4" aria-hidden="true" />
          <span className="sr-only">, remove this filter</span>
        </button>
      )}
    </fieldset>
  );
}
