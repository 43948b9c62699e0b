import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent } from '../ui/dialog.tsx';
import { Banner } from './banner.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The whole question, for example 'Are you sure you want to delete this address?'. */
  readonly question: string;
  /** The subject of the question, so that users do not confirm the wrong thing. */
  readonly children?: ReactNode;
  /** What the button does: 'Delete'. */
  readonly action: string;
  /** A neutral style for actions that remove nothing. */
  readonly tone?: 'danger' | 'calm';
  readonly busy?: boolean;
  /** Why the last attempt failed; the dialog stays open. */
  readonly problem?: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is lost or cannot be undone. Cancel comes first and has the focus. */
export function ConfirmDialog({
  open,
  question,
  children,
  action,
  tone = 'danger',
  busy = false,
  problem = null,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onOpenChange={(next) => next || onCancel()}>
      <DialogContent role="alertdialog" aria-labelledby={id}>
        <div className="p-6">
          <h2 id={id} className="text-xl">
            {question}
          </h2>
          {children ? (
            <div className="mt-4 border-s-2 border-border ps-4 text-sm text-muted-foreground">{children}</div>
          ) : null}
          {problem ? (
            <Banner tone="danger" className="mt-4">
              {problem}
            </Banner>
          ) : null}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant={tone === 'danger' ? 'destructive' : 'default'} busy={busy} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
