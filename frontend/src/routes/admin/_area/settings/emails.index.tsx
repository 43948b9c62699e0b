import { createFileRoute } from '@tanstack/react-router';
import { MailsPage, type MailsSearch } from '@/features/admin/email/mails/mails-page.tsx';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/settings/emails/')({
  validateSearch: uncheckedSearch<MailsSearch>,
  head: privateHead('Emails'),
  component: AdminMailsPage,
});

function AdminMailsPage() {
  return <MailsPage search={Route.useSearch()} />;
}
