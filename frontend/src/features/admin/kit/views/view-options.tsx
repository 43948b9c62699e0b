import { clsx } from 'clsx';
import { Columns3 } from 'lucide-react';
import { type ToggleEvent, useId, useRef } from 'react';
import type { ListLayout } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { menuPosition } from '../list/menu-position.ts';

interface ViewOptionsProps {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly layout: ListLayout;
  readonly onLayout: (layout: ListLayout) => void;
}

const CHOICE =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2 transition-colors hover:bg-accent has-disabled:cursor-default has-disabled:text-muted-foreground pointer-coarse:min-h-11';
const LEGEND = 'px-2 pb-1 text-xs font-semibold text-muted-foreground';

/**
 * Row height and columns of a list, stored for this administrator. The first column stays: it opens the row. A popover:
 * the browser closes it on Escape and on an outside click, and Tab leads into it.
 */
export function ViewOptions({ columns, layout, onLayout }: ViewOptionsProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { compact, hidden } = layout;

  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || !button.current || !panel.current) return;
    const { left, top } = menuPosition(button.current.getBoundingClientRect(), panel.current, {
      width: document.documentElement.clientWidth,
      height: innerHeight,
    });
    panel.current.style.left = `${left}px`;
    panel.current.style.top = `${top}px`;
  };
  const showColumn = (column: string, isShown: boolean) => {
    const others = hidden.filter((name) => name !== column);
    onLayout({ compact, hidden: isShown ? others : [...others, column] });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className={clsx(buttonVariants({ variant: 'ghost', size: 'sm' }), 'px-2.5! text-muted-foreground')}
      >
        <Columns3 aria-hidden="true" />
        <span>View</span>
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label="View options"
        onToggle={onToggle}
        className="fixed inset-auto m-0 w-60 rounded-xl border border-border bg-card p-2 text-sm text-foreground shadow-float backdrop:bg-transparent"
      >
        <fieldset className="border-b border-border pb-2">
          <legend className={LEGEND}>Row height</legend>
          {[
            { value: false, label: 'Comfortable' },
            { value: true, label: 'Compact' },
          ].map(({ value, label }) => (
            <label key={label} className={CHOICE}>
              <input
                type="radio"
                name={`${id}-height`}
                checked={compact === value}
                onChange={() => onLayout({ compact: value, hidden })}
                className="size-4.5 accent-primary"
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="pt-2">
          <legend className={LEGEND}>Columns</legend>
          {columns.map(({ id: column, header }, index) => (
            <label key={column} className={CHOICE}>
              <input
                type="checkbox"
                checked={index === 0 || !hidden.includes(column)}
                disabled={index === 0}
                onChange={({ currentTarget }) => showColumn(column, currentTarget.checked)}
                className="size-4.5 accent-primary"
              />
              <span>{header}</span>
            </label>
          ))}
        </fieldset>
      </section>
    </>
  );
}
