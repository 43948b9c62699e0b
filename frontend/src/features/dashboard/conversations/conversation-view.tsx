import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import {
  getConversationFile,
  getGetConversationQueryKey,
  useAnswerConversation,
  useGetConversation,
  useMarkConversationRead,
} from '@/api/generated/conversations/conversations.ts';
import type { Conversation } from '@/api/generated/model.ts';
import { conversationTextTextMax as LONGEST } from '@/api/generated/zod/schemas/conversationText.zod.ts';
import { ReplyForm } from '@/components/conversation/reply-form.tsx';
import { Thread } from '@/components/conversation/thread.tsx';
import { useAttachments } from '@/components/conversation/use-attachments.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { attachmentOptions } from './attachment-options.ts';

interface ConversationViewProps {
  readonly id: string;
}

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Conversation not found.' : errorMessage(error, 'Failed to fetch messages');

/** Polling interval of an open conversation. */
const REFETCH_INTERVAL_MS = 60_000;

/** One conversation; its displayed messages count as read. */
export function ConversationView({ id }: ConversationViewProps) {
  const query = useGetConversation(id, { query: { refetchInterval: REFETCH_INTERVAL_MS } });
  const { mutate: markRead } = useMarkConversationRead();
  const unread = query.data?.unread ?? 0;
  const last = query.data?.messages.at(-1)?.id;
  useEffect(() => {
    if (unread > 0 && last) markRead({ id, data: { messageId: last } });
  }, [id, unread, last, markRead]);
  return (
    <QueryState query={query} loading="Loading conversation" toMessage={toMessage} isFinal={isNotFound}>
      {(conversation) => <LoadedConversation conversation={conversation} />}
    </QueryState>
  );
}

function LoadedConversation({ conversation }: { readonly conversation: Conversation }) {
  const { id, subject, order, closed, messages } = conversation;
  const client = useQueryClient();
  const { mutateAsync } = useAnswerConversation();
  const attachments = useAttachments(attachmentOptions);
  return (
    <>
      <h2 className="text-xl wrap-anywhere">
        <bdi lang={detectLanguage(subject)}>{subject}</bdi>
      </h2>
      {order ? (
        <p className="mt-1 text-sm text-muted-foreground">
          About{' '}
          <Link to="/dashboard/orders" search={{ order: order.id }} className="underline underline-offset-4">
            {`order #${order.number}`}
          </Link>
          , <bdi className="wrap-anywhere">{order.product_name}</bdi>
        </p>
      ) : null}
      <div className="mt-6">
        <Thread
          load={getConversationFile}
          messages={messages.map(({ from, ...message }) => ({
            ...message,
            side: from === 'person' ? 'own' : 'other',
            author: from === 'person' ? 'You' : 'The studio',
          }))}
        />
      </div>
      <ReplyForm
        label="Your reply"
        help={closed ? 'Closed. Reply to reopen it.' : 'We reply here and by email.'}
        maxLength={LONGEST}
        attachments={attachments}
        onSend={async (text, fileIds) => {
          const changed = await mutateAsync({ id, data: { text, fileIds } });
          client.setQueryData(getGetConversationQueryKey(id), changed);
        }}
        toMessage={(error) => errorMessage(error, 'Failed to send the message')}
      />
    </>
  );
}
