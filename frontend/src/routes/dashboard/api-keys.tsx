import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { getListOwnApiKeysQueryOptions } from '@/api/generated/api-keys/api-keys.ts';
import { OwnApiKeysPage } from '@/features/dashboard/accounts/api-keys/own-api-keys-page.tsx';
import { whenSignedIn } from '@/session/guards.ts';
import { privateHead } from '../-context.ts';

export const Route = createFileRoute('/dashboard/api-keys')({
  // Started early, not awaited: the screen shows its own loading, empty and error states.
  loader: ({ context }) => whenSignedIn(() => void context.queryClient.prefetchQuery(getListOwnApiKeysQueryOptions())),
  head: privateHead(t`API keys`),
  component: OwnApiKeysPage,
});
