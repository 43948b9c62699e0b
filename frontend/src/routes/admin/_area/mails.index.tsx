import { createFileRoute } from '@tanstack/react-router';
import { MailsPage } from '@/features/admin/email/mails/mails-page.tsx';
import { readMailsSearch } from '@/features/admin/email/mails/mails-search.ts';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/mails/')({
  validateSearch: readMailsSearch,
  head: privateHead('Emails'),
  component: AdminMailsPage,
});

function AdminMailsPage() {
  return <MailsPage search={Route.useSearch()} />;
}
