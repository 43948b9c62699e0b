import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { getListAddressesQueryOptions } from '@/api/generated/addresses/addresses.ts';
import { getGetSessionQueryOptions } from '@/api/generated/auth/auth.ts';
import { ApiKeysCard } from '@/features/dashboard/accounts/api-keys/api-keys-card.tsx';
import { ConnectedAccountsCard } from '@/features/dashboard/accounts/connected-accounts/connected-accounts-card.tsx';
import { PasskeysCard } from '@/features/dashboard/accounts/passkeys/passkeys-card.tsx';
import { DeleteAccountCard } from '@/features/dashboard/accounts/profile/delete-account-card.tsx';
import { ProfilePage } from '@/features/dashboard/accounts/profile/profile-page.tsx';
import { SecondFactorCard } from '@/features/dashboard/accounts/second-factor/second-factor-card.tsx';
import { SessionsCard } from '@/features/dashboard/accounts/sessions/sessions-card.tsx';
import { BillingCard } from '@/features/dashboard/billing/invoices/billing-card.tsx';
import { OwnInvoices } from '@/features/dashboard/billing/invoices/own-invoices.tsx';
import { MailsCard } from '@/features/dashboard/email/mails/mails-card.tsx';
import { DataExportCard } from '@/features/dashboard/privacy/data-export/data-export-card.tsx';
import { whenSignedIn } from '@/session/guards.ts';
import { privateHead } from '../-context.ts';

export const Route = createFileRoute('/dashboard/profile')({
  // Started early, not awaited: the screen shows its own loading and error states.
  loader: ({ context: { queryClient } }) =>
    whenSignedIn(() => {
      void queryClient.prefetchQuery(getGetSessionQueryOptions());
      void queryClient.prefetchQuery(getListAddressesQueryOptions());
    }),
  head: privateHead(t`Profile`),
  component: () => (
    <ProfilePage
      billing={
        <>
          <OwnInvoices />
          <BillingCard />
        </>
      }
      security={
        <>
          <PasskeysCard />
          <ConnectedAccountsCard />
          <SecondFactorCard />
          <SessionsCard />
          <ApiKeysCard />
          <MailsCard />
          <DataExportCard />
          <DeleteAccountCard />
        </>
      }
    />
  ),
});
