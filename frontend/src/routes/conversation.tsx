import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { VisitorConversationPage } from '@/features/public/conversations/visitor-conversations/visitor-conversation-page.tsx';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/conversation')({
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Your Conversation`,
      description: t`Your conversation with the studio.`,
      path: '/conversation',
      hidden: true,
    }),
  component: VisitorConversationPage,
});
