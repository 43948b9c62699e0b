import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useGetSession } from '@/api/generated/auth/auth.ts';
import { Card } from '@/components/ui/card.tsx';
import { useAuth } from '@/session/session-context.tsx';
import type { SessionUser } from '@/session/session-user.ts';
import { AddressesCard } from './addresses-card.tsx';
import { displayedUser } from './displayed-user.ts';
import { LanguageCard } from './language-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

interface ProfilePageProps {
  /** The details on invoices, below the form. */
  readonly billing: ReactNode;
  /** The security settings, at the end. */
  readonly security: ReactNode;
}

/** The user's profile: picture and addresses on the left, the form on the right. */
export function ProfilePage({ billing, security }: ProfilePageProps) {
  const { user } = useAuth();
  const query = useGetSession(); // browser storage does not contain `address`, so the form fetches it
  if (!user) return null;
  const person = displayedUser<SessionUser>(query, user);
  return (
    <section className="pt-8">
      <h1 className="text-3xl">
        <Trans>Profile</Trans>
      </h1>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <PictureCard name={user.name} email={user.email} avatar={user.avatar} />
          <AddressesCard />
          <LanguageCard />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Card className="p-5 sm:p-8">
            <h2 className="mb-5 text-xl">
              <Trans>Profile Information</Trans>
            </h2>
            {person ? (
              <ProfileForm person={person} />
            ) : (
              <>
                <p role="status" className="sr-only">
                  <Trans>Loading your profile</Trans>
                </p>
                <ProfileSkeleton />
              </>
            )}
          </Card>
          {billing}
          {security}
        </div>
      </div>
    </section>
  );
}
