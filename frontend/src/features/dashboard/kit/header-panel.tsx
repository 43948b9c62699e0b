import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';

interface HeaderPanelProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Extra text for the button's tooltip and for screen readers: a count, a shortcut. */
  readonly note?: string | undefined;
  /** Shows a dot on the icon: there is something new. */
  readonly marked?: boolean;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** An icon button with a small panel below it. Escape, an outside click or moving the focus away closes the panel. */
export function HeaderPanel({
  icon,
  label,
  note,
  marked = false,
  open,
  onToggle,
  children,
  className,
}: HeaderPanelProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const element = root.current;
    const inside = panel.current?.querySelector<HTMLElement>('input') ?? panel.current;
    inside?.focus();
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !element?.contains(event.target)) onToggle(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onToggle(false);
      element?.querySelector('button')?.focus();
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) onToggle(false);
    };
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    element?.addEventListener('focusout', onLeave);
    return () => {
      element?.removeEventListener('focusout', onLeave);
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
    };
  }, [open, onToggle]);

  return (
    <div ref={root}>
      <div className="relative">
        <IconButton
          icon={icon}
          label={label}
          title={note ? `${label} (${note})` : label}
          aria-describedby={note ? `${id}-note` : undefined}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onToggle(!open)}
        />
        {note ? (
          <span id={`${id}-note`} hidden>
            {note}
          </span>
        ) : null}
        {marked ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-2 end-2 size-3 rounded-full border-2 border-background bg-marigold"
          />
        ) : null}
      </div>
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        hidden={!open}
        className={clsx(
          'absolute top-full end-3 z-30 mt-1 rounded-xl overflow-hidden border border-border bg-card shadow-float',
          className,
        )}
      >
        {open ? children : null}
      </div>
    </div>
  );
}
