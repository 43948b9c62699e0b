import { createFileRoute } from '@tanstack/react-router';
import { ConversationsPage } from '@/features/admin/conversations/conversations/conversations-page.tsx';
import { readConversationsSearch } from '@/features/admin/conversations/conversations/conversations-search.ts';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/messages')({
  validateSearch: readConversationsSearch,
  head: privateHead('Messages'),
  component: AdminMessagesPage,
});

function AdminMessagesPage() {
  return <ConversationsPage search={Route.useSearch()} />;
}
