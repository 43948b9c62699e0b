import { createFileRoute } from '@tanstack/react-router';
import { WebhooksPage } from '@/features/admin/operations/webhooks/webhooks-page.tsx';
import { searchId } from '@/lib/search-id.ts';
import { searchOption } from '@/lib/search-text.ts';
import { privateHead } from '../../../-context.ts';

interface WebhooksSearch {
  /** The form for a new endpoint is open. */
  create?: 'new' | undefined;
  /** The endpoint that is edited. */
  edit?: string | undefined;
  /** The endpoint whose deliveries are shown. */
  log?: string | undefined;
}

export const Route = createFileRoute('/admin/_area/settings/api/webhooks')({
  validateSearch: ({ create, edit, log }: Record<string, unknown>): WebhooksSearch => ({
    create: searchOption(create, ['new']),
    edit: searchId(edit),
    log: searchId(log),
  }),
  head: privateHead('Webhooks'),
  component: AdminWebhooksPage,
});

function AdminWebhooksPage() {
  return <WebhooksPage {...Route.useSearch()} />;
}
