import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { RecordSteps } from './list/use-record-steps.ts';
import { RecordStepper } from './record-stepper.tsx';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Leads to the records before and after. */
  readonly steps?: RecordSteps | undefined;
  /** Buttons at the bottom, always in view. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** From this width on, a list and a detail panel fit side by side. */
export const SIDE_PANEL_QUERY = '(width >= 87.5rem)';

/** Classes of the element that holds the list and the panel. */
export const SIDE_PANEL_GRID = 'grid grid-cols-[minmax(0,1fr)_25rem] items-start gap-6';

/**
 * A detail panel next to a list: the focus stays in the list, so the next row is one key away. Escape closes it. Where
 * there is less room a `SideSheet` replaces it.
 */
export function SidePanel({ title, onClose, steps, footer, children }: SidePanelProps) {
  const id = useId();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (document.querySelector('dialog:modal, :popover-open')) return;
    onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <aside
      data-at-foot=""
      aria-labelledby={id}
      className="sticky top-4 flex max-h-[calc(100dvh-2rem)] min-w-0 flex-col overflow-hidden rounded-xl border border-border bg-card"
    >
      <div className="flex items-center justify-between gap-4 border-b border-border py-1.5 pr-2 pl-5">
        <h2 id={id} aria-live="polite" className="min-w-0 truncate text-lg">
          {title}
        </h2>
        <div className="flex shrink-0 items-center">
          {steps ? <RecordStepper steps={steps} /> : null}
          <IconButton icon={X} label="Close" onClick={onClose} />
        </div>
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
      {footer ? (
        <div className="flex flex-wrap justify-end gap-2 border-t border-border px-5 py-3">{footer}</div>
      ) : null}
    </aside>
  );
}
