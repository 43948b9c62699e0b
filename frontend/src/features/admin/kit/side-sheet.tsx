import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { RecordSteps } from './list/use-record-steps.ts';
import { RecordStepper } from './record-stepper.tsx';

interface SideSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** There is unsaved text: closing, leaving and reloading ask first. */
  readonly dirty?: boolean;
  /** Leads to the records before and after, as long as nothing is unsaved. */
  readonly steps?: RecordSteps | undefined;
  /** Buttons at the bottom, always in view; a submit button refers to its form with `form`. */
  readonly footer?: ReactNode;
  /** A 'Cancel' button in front of them, which asks like every other way to close. For forms. */
  readonly cancel?: boolean;
  /** For forms with two columns. */
  readonly wide?: boolean;
  /** At the left edge where there is room, over the forms of a page, so that its picture stays in view. */
  readonly atStart?: boolean;
  readonly children: ReactNode;
}

/**
 * A panel at the right edge next to the list, for one of its records. Set `dirty` to false before closing after a save.
 */
export function SideSheet({
  open,
  title,
  onClose,
  dirty = false,
  steps,
  footer,
  cancel = false,
  wide = false,
  atStart = false,
  children,
}: SideSheetProps) {
  const id = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const guarded = open && dirty;

  const close = () => {
    if (guarded) setIsConfirming(true);
    else onClose();
  };
  // Prevented before the browser closes the panel: reopening it would lose the position in the form.
  const trapFocus = (event: SyntheticEvent) => {
    if (!guarded) return;
    event.preventDefault();
    setIsConfirming(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const isInside = event.target instanceof Element && event.target.closest('dialog') !== event.currentTarget;
    if (event.key === 'Escape' && !isInside) trapFocus(event);
  };
  const answer = (discard: boolean) => {
    setIsConfirming(false);
    if (discard) onClose();
  };
  return (
    <>
      <Dialog open={open} onOpenChange={(next) => next || close()}>
        <DialogContent
          onCancel={trapFocus}
          onKeyDown={onKeyDown}
          aria-labelledby={id}
          className={clsx('dialog-side', wide && 'dialog-side-wide', atStart && 'dialog-side-start')}
        >
          <div className="flex min-h-full flex-col">
            <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-border bg-card py-2 pr-3 pl-6">
              <h2 id={id} tabIndex={-1} aria-live="polite" className="min-w-0 truncate text-lg">
                {title}
              </h2>
              <div className="flex shrink-0 items-center">
                {open && steps ? <RecordStepper steps={steps} locked={dirty} /> : null}
                <IconButton icon={X} label="Close" onClick={close} />
              </div>
            </div>
            <div className="grow px-6 py-5">{children}</div>
            {footer ? (
              <div className="sticky bottom-0 z-10 flex flex-wrap justify-end gap-2 border-t border-border bg-card px-6 py-3 max-sm:*:grow">
                {cancel ? (
                  <Button variant="outline" onClick={close}>
                    Cancel
                  </Button>
                ) : null}
                {footer}
              </div>
            ) : null}
          </div>
        </DialogContent>
      </Dialog>
      <LeaveGuard dirty={guarded} closing={isConfirming} onAnswer={answer} />
    </>
  );
}
