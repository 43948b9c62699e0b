import { createFileRoute } from '@tanstack/react-router';
import { getGetSessionQueryOptions } from '@/api/generated/auth/auth.ts';
import { AdminProfilePage } from '@/features/admin/accounts/profile/admin-profile-page.tsx';
import { PasskeysCard } from '@/features/dashboard/accounts/passkeys/passkeys-card.tsx';
import { PictureCard } from '@/features/dashboard/accounts/profile/picture-card.tsx';
import { ProfileForm } from '@/features/dashboard/accounts/profile/profile-form.tsx';
import { ProfileSkeleton } from '@/features/dashboard/accounts/profile/profile-skeleton.tsx';
import { SecondFactorCard } from '@/features/dashboard/accounts/second-factor/second-factor-card.tsx';
import { SessionsCard } from '@/features/dashboard/accounts/sessions/sessions-card.tsx';
import { DataExportCard } from '@/features/dashboard/privacy/data-export/data-export-card.tsx';
import { whenSignedIn } from '@/session/guards.ts';
import { useAuth } from '@/session/session-context.tsx';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/profile')({
  // Started early, not awaited: the screen shows its own loading and error states.
  loader: ({ context }) => whenSignedIn(() => void context.queryClient.prefetchQuery(getGetSessionQueryOptions())),
  head: privateHead('Profile'),
  component: AdminProfile,
});

function AdminProfile() {
  const { user } = useAuth();
  return (
    <AdminProfilePage
      id={user?.id}
      picture={user ? <PictureCard name={user.name} email={user.email} avatar={user.avatar} /> : null}
      form={(person) => <ProfileForm person={person} />}
      skeleton={<ProfileSkeleton />}
      security={
        <>
          <PasskeysCard />
          <SecondFactorCard />
          <SessionsCard />
          <DataExportCard />
        </>
      }
    />
  );
}
