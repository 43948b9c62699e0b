import { createFileRoute } from '@tanstack/react-router';
import { MailPreviewsPage } from '@/features/admin/email/mails/mail-previews-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/settings/emails/previews')({
  validateSearch: (search: Record<string, unknown>): { kind?: string | undefined } => ({
    kind: searchText(search.kind, 60),
  }),
  head: privateHead('Email previews'),
  component: AdminMailPreviewsPage,
});

function AdminMailPreviewsPage() {
  return <MailPreviewsPage kind={Route.useSearch().kind} />;
}
