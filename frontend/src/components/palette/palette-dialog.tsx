import { t } from '@lingui/core/macro';
import { type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { Dialog, DialogContent } from '../ui/dialog.tsx';
import { EarlyText } from './early-text.ts';
import { PaletteField } from './palette-field.tsx';

interface PaletteDialogProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The palette, rendered only while open, so that each opening starts fresh. */
  readonly children: ReactNode;
}

/** The palette's sheet, near the top of the window. Its content may still be loading; what is typed meanwhile is passed on. */
export function PaletteDialog({ open, onOpen, children }: PaletteDialogProps) {
  const early = useRef('');
  return (
    <Dialog open={open} onOpenChange={onOpen}>
      <DialogContent aria-label={t`Search`} className="dialog-palette">
        {open ? (
          <EarlyText value={early}>
            <Suspense fallback={<LoadingPalette early={early} />}>{children}</Suspense>
          </EarlyText>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

function LoadingPalette({ early }: { readonly early: RefObject<string> }) {
  return (
    <>
      <PaletteField
        autoFocus
        pending={false}
        onChange={({ target }) => {
          early.current = target.value;
        }}
      />
      <div className="grid h-40 place-items-center">
        <Spinner label={t`Loading the search`} />
      </div>
    </>
  );
}
