import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { getListAddressesQueryOptions } from '@/api/generated/addresses/addresses.ts';
import { AddressesPage } from '@/features/dashboard/accounts/addresses/addresses-page.tsx';
import { whenSignedIn } from '@/session/guards.ts';
import { privateHead } from '../-context.ts';

export const Route = createFileRoute('/dashboard/addresses')({
  // Started early, not awaited: the screen shows its own loading, empty and error states.
  loader: ({ context }) => whenSignedIn(() => void context.queryClient.prefetchQuery(getListAddressesQueryOptions())),
  head: privateHead(t`Addresses`),
  component: AddressesPage,
});
