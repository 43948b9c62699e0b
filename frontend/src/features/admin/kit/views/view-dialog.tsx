import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { SavedView } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { ownSubmit } from '@/lib/own-event.ts';
import { SwitchField } from '../switch-field.tsx';

export interface ViewForm {
  readonly name: string;
  readonly shared: boolean;
}

interface ViewDialogProps {
  readonly open: boolean;
  /** The view to rename; null for a new one. */
  readonly view: SavedView | null;
  readonly canShare: boolean;
  readonly maxLength: number;
  /** Rejected with why it was refused; the dialog then stays. */
  readonly onSave: (form: ViewForm) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and whether the team has it. */
export function ViewDialog({ open, onClose, ...form }: ViewDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent>{open ? <ViewFields onClose={onClose} {...form} /> : null}</DialogContent>
    </Dialog>
  );
}

function ViewFields({ view, canShare, maxLength, onSave, onClose }: Omit<ViewDialogProps, 'open'>) {
  const [shared, setShared] = useState(view?.shared ?? false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (name: string) => {
    setBusy(true);
    try {
      await onSave({ name, shared });
      onClose();
    } catch (error) {
      setProblem(errorMessage(error, 'Failed to save the view'));
      setBusy(false);
    }
  };
  const onSubmit = ownSubmit(({ currentTarget }) => {
    const name = String(new FormData(currentTarget).get('view') ?? '').trim();
    if (name && !busy) void submit(name);
  });
  return (
    <form method="post" onSubmit={onSubmit}>
      <DialogHeader>
        <DialogTitle>{view ? 'Rename view' : 'Save this view'}</DialogTitle>
        {problem ? <Banner tone="danger">{problem}</Banner> : null}
        <div className="grid gap-2">
          <Label htmlFor="view-name">Name</Label>
          <Input
            id="view-name"
            name="view"
            required
            defaultValue={view?.name}
            maxLength={maxLength}
            autoComplete="off"
            placeholder="Late payments"
            aria-describedby={view ? undefined : 'view-help'}
          />
          {view ? null : (
            <p id="view-help" className="text-sm text-muted-foreground">
              Saves this search, filters and sorting.
            </p>
          )}
        </div>
        {canShare ? (
          <SwitchField
            name="view-shared"
            label="Share with the team"
            help="Everyone who can open this list sees the view."
            checked={shared}
            onCheckedChange={setShared}
          />
        ) : null}
      </DialogHeader>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          Save view
        </Button>
      </DialogFooter>
    </form>
  );
}
