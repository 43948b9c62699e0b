import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/api/api-error.ts';
import type { OwnSession } from '@/api/generated/model.ts';
import { invalidateListSessions, useEndOtherSessions, useEndSession } from '@/api/generated/sessions/sessions.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { deviceOf } from './session-item.tsx';

interface EndSessionProps {
  /** The session to end, or all others; null while there is none. */
  readonly asked: OwnSession | 'others' | null;
  /** Called when the dialog closes: cancelled or ended. */
  readonly onClose: (hasEnded: boolean) => void;
}

/** Asks, then ends one session or all others. A failure is shown in the dialog, which stays open. */
export function EndSession({ asked, onClose }: EndSessionProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const shown = useLastValue(asked);
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
  const isAll = shown === 'others';
  const error = isAll ? others.error : one.error;
  return (
    <ConfirmDialog
      open={asked !== null}
      question={isAll ? 'Sign out everywhere else?' : 'End this session?'}
      action={isAll ? 'Sign out the others' : 'End session'}
      busy={one.isPending || others.isPending}
      problem={error ? messageOf(error, 'Failed to end the session.') : null}
      onConfirm={() => {
        if (isAll) others.mutate();
        else if (shown) one.mutate({ id: shown.id });
      }}
      onCancel={() => {
        one.reset();
        others.reset();
        onClose(false);
      }}
    >
      {isAll
        ? 'All other devices will be signed out.'
        : shown && `${deviceOf(shown)} will be signed out. Not yours? Change your password too.`}
    </ConfirmDialog>
  );
}
