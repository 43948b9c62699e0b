import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ConversationsPage } from '@/features/dashboard/conversations/conversations/conversations-page.tsx';
import { conversationsSearch } from '@/features/dashboard/conversations/conversations/conversations-search.ts';
import { privateHead } from '../-context.ts';

export const Route = createFileRoute('/dashboard/messages')({
  validateSearch: conversationsSearch,
  head: privateHead(t`Messages`),
  component: MessagesRoute,
});

function MessagesRoute() {
  return <ConversationsPage search={Route.useSearch()} />;
}
