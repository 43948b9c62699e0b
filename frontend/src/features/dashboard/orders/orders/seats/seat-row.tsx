import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { Seat } from '@/api/generated/model.ts';
import { removeSeat, sendSeat } from '@/api/generated/seats/seats.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { ReassignForm } from './reassign-form.tsx';

interface SeatRowProps {
  readonly orderId: string;
  readonly seat: Seat;
  /** The plan has not ended. */
  readonly isActive: boolean;
}

type Action = 'reassign' | 'remove';

/** One person: the state of the invitation, and moving or removing the seat. */
export function SeatRow({ orderId, seat, isActive }: SeatRowProps) {
  const [action, setAction] = useState<Action | null>(null);
  const close = () => setAction(null);
  const { email, name, status, invited_at, accepted_at } = seat;
  return (
    <li className="border-b border-border py-3.5 text-sm last:border-b-0">
      <p className="font-semibold wrap-anywhere">
        <bdi>{name ?? (email === '' ? t`Deleted account` : email)}</bdi>
      </p>
      <p className="mt-0.5 text-muted-foreground wrap-anywhere">
        {name === null ? null : (
          <>
            <bdi>{email}</bdi>
            <span> · </span>
          </>
        )}
        <span className="tabular-nums">
          {accepted_at === null ? t`Invited ${formatDate(invited_at)}` : t`Accepted ${formatDate(accepted_at)}`}
        </span>
      </p>
      {action === 'reassign' ? <ReassignForm orderId={orderId} seat={seat} onClose={close} /> : null}
      {action === 'remove' ? <RemoveQuestion orderId={orderId} seat={seat} onClose={close} /> : null}
      {action === null ? (
        <div className="mt-2 -ms-3.5 flex flex-wrap">
          {isActive && status === 'invited' ? <SendAgain orderId={orderId} seat={seat} /> : null}
          {isActive ? (
            <Button variant="link" size="sm" onClick={() => setAction('reassign')}>
              <Trans>
                Reassign<span className="sr-only"> the seat of {email}</span>
              </Trans>
            </Button>
          ) : null}
          <Button variant="link" size="sm" onClick={() => setAction('remove')}>
            <Trans>
              Remove<span className="sr-only"> the seat of {email}</span>
            </Trans>
          </Button>
        </div>
      ) : null}
    </li>
  );
}

type SeatActionProps = Omit<SeatRowProps, 'isActive'>;

function SendAgain({ orderId, seat: { id, email } }: SeatActionProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await sendSeat(orderId, id, { email });
      show({ tone: 'success', text: t`Invitation sent` });
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, t`Failed to send the invitation`) });
    } finally {
      setBusy(false);
      await client.invalidateQueries();
    }
  };
  return (
    <Button variant="link" size="sm" busy={busy} onClick={() => void send()}>
      <Trans>
        Send again<span className="sr-only"> to {email}</span>
      </Trans>
    </Button>
  );
}

/** Explains what the holder loses before the seat is removed. */
function RemoveQuestion({ orderId, seat, onClose }: SeatActionProps & { readonly onClose: () => void }) {
  const client = useQueryClient();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, email, status } = seat;
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await removeSeat(orderId, id);
      show({ tone: 'success', text: t`Seat removed` });
      await client.invalidateQueries();
    } catch (error) {
      setFailure(errorMessage(error, t`Failed to remove the seat`));
      setBusy(false);
    }
  };
  return (
    <div className="mt-3">
      <p>
        {status === 'accepted' ? (
          <Trans>
            <bdi>{email}</bdi> loses access to the download, and the licence key stops working. We notify them by email.
            The seat is free again.
          </Trans>
        ) : (
          <Trans>The invitation link stops working, and the seat becomes available again.</Trans>
        )}
      </p>
      {failure ? (
        <Banner tone="danger" className="mt-3">
          {failure}
        </Banner>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="destructive" size="sm" busy={busy} onClick={() => void remove()}>
          <Trans>Remove seat</Trans>
        </Button>
        <Button variant="outline" size="sm" disabled={busy} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
