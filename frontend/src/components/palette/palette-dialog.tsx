import { type ReactNode, Suspense } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { Dialog, DialogContent } from '../ui/dialog.tsx';

interface PaletteDialogProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The palette itself, there only while it is open: each opening begins anew. */
  readonly children: ReactNode;
}

/** The sheet of the palette, near the window's upper edge. Its content may still be on its way. */
export function PaletteDialog({ open, onOpen, children }: PaletteDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpen}>
      <DialogContent aria-label="Search" className="dialog-palette">
        {open ? (
          <Suspense
            fallback={
              <div className="grid h-40 place-items-center">
                <Spinner label="Loading the search" />
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
