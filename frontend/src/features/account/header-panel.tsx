import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';

interface HeaderPanelProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** An icon button with a small panel below it. Escape, a press outside or leaving by keyboard closes the panel. */
export function HeaderPanel({ icon, label, open, onToggle, children, className }: HeaderPanelProps) {
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
      <IconButton icon={icon} label={label} aria-expanded={open} aria-controls={id} onClick={() => onToggle(!open)} />
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        hidden={!open}
        className={clsx(
          'absolute top-full right-3 z-30 mt-1 rounded-card border border-border bg-raised p-4 shadow-float',
          className,
        )}
      >
        {open ? children : null}
      </div>
    </div>
  );
}
