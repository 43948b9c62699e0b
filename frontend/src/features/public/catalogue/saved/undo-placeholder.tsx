import { Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';

interface UndoPlaceholderProps {
  readonly title: string;
  readonly onUndo: () => void;
}

/** Keeps the space of a card that was just removed, with an undo button that receives the focus. */
export function UndoPlaceholder({ title, onUndo }: UndoPlaceholderProps) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => slot.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={slot}
      className="grid min-h-48 content-center justify-items-center gap-4 rounded-xl border border-dashed border-input p-6 text-center"
    >
      <p role="status" className="text-muted-foreground">
        <Trans>
          <span className="font-semibold text-foreground">{title}</span> removed.
        </Trans>
      </p>
      <Button variant="outline" onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
