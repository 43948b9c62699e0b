import { createFileRoute } from '@tanstack/react-router';
import {
  ConversationsPage,
  type ConversationsSearch,
} from '@/features/admin/conversations/conversations/conversations-page.tsx';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/inbox/messages')({
  validateSearch: uncheckedSearch<ConversationsSearch>,
  head: privateHead('Messages'),
  component: AdminMessagesPage,
});

function AdminMessagesPage() {
  return <ConversationsPage search={Route.useSearch()} />;
}
