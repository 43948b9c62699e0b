import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminResendInvitation, useAdminWithdrawInvitation } from '@/api/generated/admin-team/admin-team.ts';
import type { Invitation } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { RowMenu } from '../kit/list/row-menu.tsx';
import { TeamRow } from './team-row.tsx';

interface InvitationRowProps {
  readonly invitation: Invitation;
}

/** An invitation that was not accepted yet; it can be emailed again or withdrawn. */
export function InvitationRow({ invitation: { id, name, email, rights, sent_at, expires_at } }: InvitationRowProps) {
  const { show } = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const resend = useAdminResendInvitation({ mutation: { networkMode: 'always' } });
  const withdraw = useAdminWithdrawInvitation({ mutation: { networkMode: 'always' } });
  const isOver = new Date(expires_at) <= new Date();
  const resendInvitation = () =>
    resend.mutate(
      { id },
      {
        onSuccess: () => show({ tone: 'success', text: `New invitation sent to ${email}` }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to send the invitation') }),
      },
    );
  const end = () =>
    withdraw.mutate(
      { id },
      {
        onSuccess: () => show({ tone: 'success', text: 'Invitation withdrawn' }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to withdraw the invitation') }),
        onSettled: () => setIsConfirming(false),
      },
    );
  return (
    <TeamRow
      name={name}
      email={email}
      rights={rights}
      note={
        isOver ? (
          <span className="font-medium text-destructive">{`The link expired on ${formatDate(expires_at)}`}</span>
        ) : (
          `Sent on ${formatDate(sent_at)}, valid until ${formatDate(expires_at)}`
        )
      }
      actions={
        <>
          <RowMenu
            label={`More actions for ${name}`}
            items={[
              { label: 'Send again', icon: Send, onSelect: resendInvitation, disabled: resend.isPending },
              { label: 'Withdraw', icon: Trash2, onSelect: () => setIsConfirming(true), danger: true },
            ]}
          />
          <ConfirmDialog
            open={isConfirming}
            question="Withdraw this invitation?"
            action="Withdraw"
            busy={withdraw.isPending}
            onConfirm={end}
            onCancel={() => setIsConfirming(false)}
          >{`The link that was sent to ${name} will stop working.`}</ConfirmDialog>
        </>
      }
    />
  );
}
