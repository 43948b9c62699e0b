import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';

interface LeaveGuardProps {
  /** Something was typed that is not saved. */
  readonly dirty: boolean;
}

/** Asks before a page with unsaved text is left, in the application and by the browser. */
export function LeaveGuard({ dirty }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      question="Discard your changes?"
      action="Discard"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      What you have typed is not saved yet.
    </ConfirmDialog>
  );
}
