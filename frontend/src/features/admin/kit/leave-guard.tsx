import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';

interface LeaveGuardProps {
  /** Something was typed that is not saved. */
  readonly dirty: boolean;
  /** Brings what was typed to safety instead of asking; asked again when that fails. */
  readonly keep?: (() => Promise<boolean>) | undefined;
  /** Asks as well when something smaller than the page is to be closed. */
  readonly closing?: boolean;
  /** Told after each answer: whether what is `closing` may close. */
  readonly onAnswer?: (discard: boolean) => void;
  readonly children?: string;
}

/** Asks before unsaved text is lost: when the page is left in the application or by the browser, or a panel is closed. */
export function LeaveGuard({
  dirty,
  keep,
  closing = false,
  onAnswer,
  children = 'What you have typed is not saved yet.',
}: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => dirty && current.pathname !== next.pathname && !(await keep?.()),
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  const isLeaving = blocker.status === 'blocked';
  return (
    <ConfirmDialog
      open={closing || isLeaving}
      question="Discard your changes?"
      action="Discard"
      onConfirm={() => {
        onAnswer?.(!isLeaving);
        blocker.proceed?.();
      }}
      onCancel={() => {
        onAnswer?.(false);
        blocker.reset?.();
      }}
    >
      {children}
    </ConfirmDialog>
  );
}
