import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useGetSession } from '@/api/generated/auth/auth.ts';
import type { User } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { AdminPage } from '../../kit/admin-page.tsx';
import { useCan } from '../../kit/use-can.ts';

interface AdminProfilePageProps {
  /** The administrator's picture, with its upload. */
  readonly picture: ReactNode;
  /** The form, filled with the server's data. */
  readonly form: (person: User) => ReactNode;
  /** A placeholder for the form while the data loads. */
  readonly skeleton: ReactNode;
  /** The security settings of the account. */
  readonly security: ReactNode;
  readonly id: string | undefined;
}

/** The administrator's own account. Picture and form are the same as for every account. */
export function AdminProfilePage({ picture, form, skeleton, security, id }: AdminProfilePageProps) {
  const query = useGetSession();
  const can = useCan();
  return (
    <AdminPage
      title="Profile"
      actions={
        id && can('adminListActivity') ? (
          <Link
            to="/admin/settings/activity"
            search={{ person: id }}
            className={buttonVariants({ variant: 'outline' })}
          >
            <History aria-hidden="true" />
            Your activity
          </Link>
        ) : null
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[19rem_minmax(0,49rem)]">
        {picture}
        <div className="grid min-w-0 gap-6">
          <Card className="p-5 sm:p-8">
            <h2 className="mb-5 text-xl">Profile Information</h2>
            <QueryState
              query={query}
              loading="Loading your profile"
              skeleton={skeleton}
              toMessage={(error) => errorMessage(error, 'Failed to fetch your profile')}
            >
              {({ user }) => form(user)}
            </QueryState>
          </Card>
          {security}
        </div>
      </div>
    </AdminPage>
  );
}
