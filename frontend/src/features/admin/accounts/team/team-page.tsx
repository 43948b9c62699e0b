import { Link, useNavigate } from '@tanstack/react-router';
import { Pencil, Send, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminListInvitations,
  useAdminResendInvitation,
  useAdminWithdrawInvitation,
} from '@/api/generated/admin-team/admin-team.ts';
import { useAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminUser, Invitation } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { useAuth } from '@/session/session-context.tsx';
import { AdminPage } from '../../kit/admin-page.tsx';
import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import { usePanelValue } from '../../kit/use-panel-value.ts';
import { InviteSheet } from './invite-sheet.tsx';
import { MemberSheet } from './member-sheet.tsx';
import { TeamRow } from './team-row.tsx';

interface InvitationRowProps {
  readonly invitation: Invitation;
}

/** An invitation that was not accepted yet; it can be emailed again or withdrawn. */
function InvitationRow({ invitation: { id, name, email, rights, sent_at, expires_at } }: InvitationRowProps) {
  const { show } = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const resend = useAdminResendInvitation();
  const withdraw = useAdminWithdrawInvitation();
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

interface MemberRowProps {
  readonly person: AdminUser;
  readonly isSelf: boolean;
}

/** An administrator; the pencil opens role and rights. */
function MemberRow({ person: { id, name, email, rights, status }, isSelf }: MemberRowProps) {
  return (
    <TeamRow
      name={name}
      email={email}
      badge={isSelf ? 'You' : undefined}
      rights={rights}
      note={status === 'suspended' ? 'Suspended' : null}
      actions={
        isSelf ? null : (
          <Link
            to="/admin/settings/team"
            search={{ person: id }}
            resetScroll={false}
            data-opens=""
            title="Edit"
            className="inline-flex size-11 items-center justify-center rounded-md text-ink-11 transition-colors hover:bg-ink-4 hover:text-foreground"
          >
            <Pencil className="size-5" aria-hidden="true" />
            <span className="sr-only">{`Edit ${name}`}</span>
          </Link>
        )
      }
    />
  );
}

const ADMINISTRATORS = { role: 'super_admin', sort: 'name' } as const;
const ALWAYS_STALE = { staleTime: 0 } as const;

interface TeamPageProps {
  /** The account whose role and rights are open. */
  readonly person?: string | undefined;
  /** Whether the form for an invitation is open. */
  readonly invitation?: 'new' | undefined;
}

/** The administrators with their rights, and the invitations. */
export function TeamPage({ person: personId, invitation }: TeamPageProps) {
  const navigate = useNavigate();
  const { user: currentUser } = useAuth();
  const members = useAdminListUsers(ADMINISTRATORS, { query: ALWAYS_STALE });
  const isOther = members.data?.every(({ id }) => id !== personId) === true;
  // A customer who is to become an administrator.
  const everyone = useAdminListUsers(undefined, { query: { enabled: personId !== undefined && isOther } });
  const person = [...(members.data ?? []), ...(everyone.data ?? [])].find(({ id }) => id === personId);
  const member = usePanelValue(person && person.id !== currentUser?.id ? person : null);
  const invitations = useAdminListInvitations({ query: ALWAYS_STALE });
  const { lastValue, count } = usePanelValue(invitation);
  const closeSheet = () => void navigate({ to: '/admin/settings/team', search: {}, resetScroll: false });
  return (
    <AdminPage
      title="Team"
      actions={
        <Link
          to="/admin/settings/team"
          search={{ invitation: 'new' }}
          resetScroll={false}
          data-opens=""
          className={buttonVariants()}
          {...NEW_ACTION}
        >
          <UserPlus aria-hidden="true" />
          Invite a teammate
        </Link>
      }
    >
      <div className="grid items-start gap-10 xl:grid-cols-2">
        <section aria-labelledby="members">
          <h2 id="members" className="mb-4 text-xl">
            Administrators
          </h2>
          <QueryState
            query={members}
            loading="Loading the team"
            skeleton={<Skeleton className="h-44 rounded-xl" />}
            toMessage={(error) => errorMessage(error, 'Failed to fetch the team')}
          >
            {(people) => (
              <Card>
                <ul>
                  {people.map((person) => (
                    <MemberRow key={person.id} person={person} isSelf={person.id === currentUser?.id} />
                  ))}
                </ul>
              </Card>
            )}
          </QueryState>
        </section>
        <section aria-labelledby="invitations">
          <h2 id="invitations" className="mb-4 text-xl">
            Open invitations
          </h2>
          <QueryState
            query={invitations}
            loading="Loading invitations"
            skeleton={<Skeleton className="h-44 rounded-xl" />}
            toMessage={(error) => errorMessage(error, 'Failed to fetch invitations')}
            isEmpty={({ items }) => items.length === 0}
            empty={
              <p className="border-t border-border py-4 text-sm text-muted-foreground">
                No open invitations. New teammates get an email to set a password.
              </p>
            }
          >
            {({ items }) => (
              <Card>
                <ul>
                  {items.map((invitation) => (
                    <InvitationRow key={invitation.id} invitation={invitation} />
                  ))}
                </ul>
              </Card>
            )}
          </QueryState>
        </section>
      </div>
      {lastValue ? <InviteSheet key={count} open={invitation !== undefined} onClose={closeSheet} /> : null}
      {member.lastValue ? (
        <MemberSheet key={member.count} open={person !== undefined} person={member.lastValue} onClose={closeSheet} />
      ) : null}
    </AdminPage>
  );
}
