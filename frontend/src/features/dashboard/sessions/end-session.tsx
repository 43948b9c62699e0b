import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import type { OwnSession } from '@/api/generated/model.ts';
import { invalidateListSessions, useEndOtherSessions, useEndSession } from '@/api/generated/sessions/sessions.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { deviceLabel } from './session-item.tsx';

interface EndSessionProps {
  /** The session to end, or all others; null while there is none. */
  readonly target: OwnSession | 'others' | null;
  /** Called when the dialog closes: cancelled or ended. */
  readonly onClose: (hasEnded: boolean) => void;
}

/** Asks, then ends one session or all others. A failure is shown in the dialog, which stays open. */
export function EndSession({ target, onClose }: EndSessionProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const lastSession = useLastValue(target);
  const handled = (text: string) => ({
    mutation: {
      networkMode: 'always' as const,
      onSuccess: () => {
        show({ tone: 'success', text });
        onClose(true);
      },
      onError: () => void invalidateListSessions(client), // it may have expired
    },
  });
  const one = useEndSession(handled('Session ended'));
  const others = useEndOtherSessions(handled('Signed out everywhere else'));
  const isAll = lastSession === 'others';
  const error = isAll ? others.error : one.error;
  return (
    <ConfirmDialog
      open={target !== null}
      question={isAll ? 'Sign out everywhere else?' : 'End this session?'}
      action={isAll ? 'Sign out the others' : 'End session'}
      busy={one.isPending || others.isPending}
      problem={error ? errorMessage(error, 'Failed to end the session.') : null}
      onConfirm={() => {
        if (isAll) others.mutate();
        else if (lastSession) one.mutate({ id: lastSession.id });
      }}
      onCancel={() => {
        one.reset();
        others.reset();
        onClose(false);
      }}
    >
      {isAll
        ? 'All other devices will be signed out.'
        : lastSession && `${deviceLabel(lastSession)} will be signed out. Not yours? Change your password too.`}
    </ConfirmDialog>
  );
}
