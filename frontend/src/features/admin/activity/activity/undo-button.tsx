import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { ActivityEntry } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { recordName } from './activity-subjects.ts';
import { ChangedSinceError, findUndo } from './undo-change.ts';

interface UndoButtonProps {
  readonly entry: ActivityEntry;
}

/** Restores the record's values from before the change; rejected if it has changed again since. */
export function UndoButton({ entry }: UndoButtonProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const undo = findUndo(entry);
  const thing = recordName(entry);
  if (!undo) return null;

  const onUndo = async () => {
    setBusy(true);
    try {
      await undo();
      show({ tone: 'success', text: `${thing.charAt(0).toUpperCase()}${thing.slice(1)}: change undone` });
      // Any list or page may show what was changed.
      await client.invalidateQueries();
    } catch (error) {
      const text =
        error instanceof ChangedSinceError ? error.message : errorMessage(error, 'Failed to undo the change');
      show({ tone: 'danger', text });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      className="text-muted-foreground hover:text-foreground sm:-me-3"
      busy={busy}
      aria-label={`Undo the change to ${thing}`}
      onClick={() => void onUndo()}
    >
      {busy ? null : <Undo2 aria-hidden="true" />}
      <span>Undo</span>
    </Button>
  );
}
