import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { Dialog, DialogContent } from '../ui/dialog.tsx';

interface PaletteDialogProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The palette, rendered only while open, so that each opening starts fresh. */
  readonly children: ReactNode;
}

/** The palette's sheet, near the top of the window. Its content may still be loading. */
export function PaletteDialog({ open, onOpen, children }: PaletteDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpen}>
      <DialogContent aria-label={t`Search`} className="dialog-palette">
        {open ? (
          <Suspense
            fallback={
              <div className="grid h-40 place-items-center">
                <Spinner label={t`Loading the search`} />
              </div>
            }
          >
            {children}
          </Suspense>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
