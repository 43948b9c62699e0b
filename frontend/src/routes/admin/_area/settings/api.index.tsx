import { createFileRoute } from '@tanstack/react-router';
import { ApiKeysPage } from '@/features/admin/accounts/api-keys/api-keys-page.tsx';
import { searchId } from '@/lib/search-id.ts';
import { searchOption } from '@/lib/search-text.ts';
import { privateHead } from '../../../-context.ts';

interface ApiKeysSearch {
  /** The form for a new key is open. */
  create?: 'new' | undefined;
  /** The key that is being rotated. */
  rotate?: string | undefined;
}

export const Route = createFileRoute('/admin/_area/settings/api/')({
  validateSearch: ({ create, rotate }: Record<string, unknown>): ApiKeysSearch => ({
    create: searchOption(create, ['new']),
    rotate: searchId(rotate),
  }),
  head: privateHead('API keys'),
  component: AdminApiKeysPage,
});

function AdminApiKeysPage() {
  return <ApiKeysPage {...Route.useSearch()} />;
}
