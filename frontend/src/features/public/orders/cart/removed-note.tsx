import { Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';

interface RemovedNoteProps {
  readonly title: string;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

/** In place of an item that was removed; the undo button receives the focus that the removed one had. */
export function RemovedNote({ title, busy, onUndo }: RemovedNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={note}
      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-md border border-dashed border-input px-4 py-2.5 text-sm"
    >
      <p role="status" className="min-w-0 wrap-anywhere text-muted-foreground">
        <Trans>
          <bdi lang={detectLanguage(title)} className="font-semibold text-foreground">
            {title}
          </bdi>{' '}
          removed.
        </Trans>
      </p>
      <Button variant="outline" size="sm" busy={busy} onClick={onUndo}>
        {busy ? null : <Undo2 aria-hidden="true" />}
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
