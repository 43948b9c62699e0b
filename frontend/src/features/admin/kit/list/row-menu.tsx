import { clsx } from 'clsx';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ToggleEvent, useId, useRef } from 'react';
import { menuPosition } from './menu-position.ts';

export interface MenuItem {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onSelect: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** On wide screens the row has its own button for it. */
  readonly phoneOnly?: boolean;
}

interface RowMenuProps {
  /** The accessible name: 'More actions for Nadia Rahman'. */
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** Further actions on a row. A popover: the browser closes it on Escape and on an outside click. */
export function RowMenu({ label, items }: RowMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  /** Focusable entries: some are disabled, some are hidden on wide screens. */
  const entries = () =>
    [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])].filter((item) =>
      item.checkVisibility(),
    );
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || !button.current || !menu.current) return;
    const { left, top } = menuPosition(button.current.getBoundingClientRect(), menu.current, {
      width: document.documentElement.clientWidth,
      height: innerHeight,
    });
    menu.current.style.left = `${left}px`;
    menu.current.style.top = `${top}px`;
    entries()[0]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const currentIndex = all.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = { ArrowDown: currentIndex + 1, ArrowUp: currentIndex - 1, Home: 0, End: -1 };
    const to = steps[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        title="More"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-11 transition-colors hover:bg-ink-4 hover:text-foreground sm:size-9"
      >
        <Ellipsis className="size-5" aria-hidden="true" />
        <span className="sr-only">{label}</span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        className="fixed inset-auto m-0 min-w-48 rounded-xl border border-border bg-card p-1.5 text-sm text-foreground shadow-float backdrop:bg-transparent"
      >
        {items.map(({ label: text, icon: Icon, onSelect, danger = false, disabled = false, phoneOnly = false }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            disabled={disabled}
            onClick={() => {
              menu.current?.hidePopover();
              onSelect();
            }}
            className={clsx(
              'flex min-h-10 w-full items-center gap-2.5 rounded-md px-3 text-left font-medium transition-colors hover:bg-accent focus-visible:bg-accent disabled:pointer-events-none disabled:opacity-50 pointer-coarse:min-h-11',
              danger && 'text-destructive',
              phoneOnly && 'sm:hidden',
            )}
          >
            <Icon className="size-4.5 shrink-0" aria-hidden="true" />
            <span>{text}</span>
          </button>
        ))}
      </div>
    </>
  );
}
