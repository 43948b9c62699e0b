import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { discardDrafts } from '@/lib/form-draft.ts';
import type { UncheckedSearch } from './list/list-search.ts';

interface LeaveGuardProps {
  /** Whether there is unsaved text. */
  readonly dirty: boolean;
  /** Saves the typed text instead of asking; if that fails, the guard asks after all. */
  readonly saveFirst?: (() => Promise<boolean>) | undefined;
  /** The URL parameter that identifies what is edited, where the path does not. */
  readonly parameter?: string;
  /** Also guards the closing of something smaller than the page. */
  readonly closing?: boolean;
  /** Called after each answer: whether what is `closing` may close. */
  readonly onAnswer?: (discard: boolean) => void;
  readonly children?: string;
}

interface Place {
  readonly pathname: string;
  readonly search: object;
}

/** Whether both show the same thing. */
function isSame(current: Place, next: Place, parameter: string | undefined): boolean {
  const edited = ({ search }: Place) => parameter && ({ ...search } as UncheckedSearch)[parameter];
  return current.pathname === next.pathname && edited(current) === edited(next);
}

/**
 * Asks before unsaved text is lost: when the user leaves the page within the application or by the browser, or closes a
 * panel.
 */
export function LeaveGuard({
  dirty,
  saveFirst,
  parameter,
  closing = false,
  onAnswer,
  children = 'You have unsaved changes.',
}: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => dirty && !isSame(current, next, parameter) && !(await saveFirst?.()),
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
        discardDrafts(isLeaving ? 'form' : 'dialog form');
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
