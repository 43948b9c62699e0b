import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListInvitations } from '@/api/generated/admin-team/admin-team.ts';
import { useAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useAuth } from '@/session/session-context.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { usePanelValue } from '../kit/use-panel-value.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { MemberRow } from './member-row.tsx';

const ADMINISTRATORS = { role: 'super_admin', sort: 'name' } as const;
const ALWAYS_STALE = { staleTime: 0 } as const;

/** The administrators with their rights, and the invitations. */
export function TeamPage() {
  const { user: currentUser } = useAuth();
  const members = useAdminListUsers(ADMINISTRATORS, { query: ALWAYS_STALE });
  const invitations = useAdminListInvitations({ query: ALWAYS_STALE });
  const [inviting, setInviting] = useState<true | null>(null);
  const { lastValue, count } = usePanelValue(inviting);
  return (
    <AdminPage
      title="Team"
      actions={
        <Button data-opens="" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" />
          Invite a teammate
        </Button>
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
      {lastValue ? <InviteSheet key={count} open={inviting === true} onClose={() => setInviting(null)} /> : null}
    </AdminPage>
  );
}
