import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft, MessageSquarePlus } from 'lucide-react';
import { useEffect } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import {
  getConversationFile,
  getGetConversationQueryKey,
  useAnswerConversation,
  useGetConversation,
  useListConversations,
  useMarkConversationRead,
} from '@/api/generated/conversations/conversations.ts';
import type { Conversation, ConversationSummary } from '@/api/generated/model.ts';
import { conversationTextTextMax as LONGEST } from '@/api/generated/zod/schemas/conversationText.zod.ts';
import { ReplyForm } from '@/components/conversation/reply-form.tsx';
import { Thread } from '@/components/conversation/thread.tsx';
import { useAttachments } from '@/components/conversation/use-attachments.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { PageLinks } from '@/components/ui/page-links.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatCount, formatNumber } from '@/lib/format.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { attachmentOptions } from './attachment-options.ts';
import type { ConversationsSearch } from './conversations-search.ts';
import { NewConversation } from './new-conversation.tsx';

interface ConversationViewProps {
  readonly id: string;
}

const toMessage = (error: unknown) =>
  isNotFound(error) ? t`Conversation not found.` : errorMessage(error, t`Failed to fetch messages`);

/** Polling interval of an open conversation. */
const REFETCH_INTERVAL_MS = 60_000;

/** One conversation; its displayed messages count as read. */
function ConversationView({ id }: ConversationViewProps) {
  const query = useGetConversation(id, { query: { refetchInterval: REFETCH_INTERVAL_MS } });
  const { mutate: markRead } = useMarkConversationRead();
  const unread = query.data?.unread ?? 0;
  const last = query.data?.messages.at(-1)?.id;
  useEffect(() => {
    if (unread > 0 && last) markRead({ id, data: { messageId: last } });
  }, [id, unread, last, markRead]);
  return (
    <QueryState query={query} loading={t`Loading conversation`} toMessage={toMessage} isFinal={isNotFound}>
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
          <Trans>
            About{' '}
            <Link to="/dashboard/orders" search={{ order: order.id }} className="underline underline-offset-4">
              order #{formatNumber(order.number)}
            </Link>
            , <bdi className="wrap-anywhere">{order.product_name}</bdi>
          </Trans>
        </p>
      ) : null}
      <div className="mt-6">
        <Thread
          load={getConversationFile}
          messages={messages.map(({ from, ...message }) => ({
            ...message,
            side: from === 'person' ? 'own' : 'other',
            author: from === 'person' ? t`You` : t`The studio`,
          }))}
        />
      </div>
      <ReplyForm
        label={t`Your reply`}
        help={closed ? t`Closed. Reply to reopen it.` : t`We reply here and by email.`}
        maxLength={LONGEST}
        attachments={attachments}
        draftKey={`reply-${id}`}
        onSend={async (text, fileIds) => {
          const changed = await mutateAsync({ id, data: { text, fileIds } });
          client.setQueryData(getGetConversationQueryKey(id), changed);
        }}
        toMessage={(error) => errorMessage(error, t`Failed to send the message`)}
      />
    </>
  );
}

interface ConversationListProps {
  readonly conversations: readonly ConversationSummary[];
  /** Id of the open conversation. */
  readonly open: string | undefined;
  readonly page: number;
}

/** One page of conversations, latest activity first. */
function ConversationList({ conversations, open, page }: ConversationListProps) {
  return (
    <Card className="overflow-hidden">
      <ul aria-label={t`Conversations`}>
        {conversations.map(({ id, subject, order, excerpt, unread, closed, updated_at: updatedAt }) => (
          <li key={id} className="border-t border-border first:border-t-0">
            <Link
              to="/dashboard/messages"
              search={{ entry: id, page: page > 1 ? page : undefined }}
              aria-current={id === open ? 'page' : undefined}
              resetScroll={false}
              className="block px-4 py-3.5 text-sm -outline-offset-2 transition-colors hover:bg-accent aria-[current=page]:bg-primary-soft"
            >
              <span className="flex items-start justify-between gap-3">
                <bdi lang={detectLanguage(subject)} className="min-w-0 font-semibold wrap-anywhere">
                  {subject}
                </bdi>
                {unread > 0 ? (
                  <span className="mt-0.5 inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-marigold px-1.5 text-xs text-marigold-foreground tabular-nums">
                    <span>{formatCount(unread)}</span>
                    <span className="sr-only">
                      {' '}
                      <Trans>unread</Trans>
                    </span>
                  </span>
                ) : null}
              </span>
              <span lang={detectLanguage(excerpt)} className="mt-0.5 line-clamp-2 wrap-anywhere text-muted-foreground">
                {excerpt}
              </span>
              <span className="mt-1 block text-xs text-muted-foreground">
                <span>{`${order ? t`Order #${order.number} · ` : ''}${closed ? t`Closed · ` : ''}`}</span>
                <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const PATH = '/dashboard/messages';
const LIMIT = 20;

interface ConversationsPageProps {
  readonly search: ConversationsSearch;
}

/** The customer's conversations with the studio: the list, and the open one next to it, or in its place on a phone. */
export function ConversationsPage({ search: { entry, about, page = 1 } }: ConversationsPageProps) {
  const navigate = useNavigate();
  const query = useListConversations({ page, limit: LIMIT }, { query: { placeholderData: keepPreviousData } });
  const isOpen = entry !== undefined || about !== undefined;
  return (
    <section className="pt-8">
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">
          <Trans>Messages</Trans>
        </h1>
        {about ? null : (
          <Link to={PATH} search={{ about: 'new' }} className={buttonVariants()}>
            <MessageSquarePlus aria-hidden="true" />
            <Trans>New message</Trans>
          </Link>
        )}
      </div>
      <QueryState
        failure={ErrorPage}
        query={query}
        loading={t`Loading messages`}
        toMessage={(error) => errorMessage(error, t`Failed to fetch messages`)}
        isEmpty={({ items }) => items.length === 0 && page === 1 && !isOpen}
        empty={
          <Card>
            <EmptyState
              scene="inbox"
              title={t`No messages yet`}
              line={t`A question about an order, or an idea of your own? Write to us. Our replies appear here.`}
            />
          </Card>
        }
      >
        {({ items, total }) => (
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
            <div className={clsx(isOpen && 'hidden xl:block')}>
              <ConversationList conversations={items} open={entry} page={page} />
              <div className="mt-6 empty:hidden">
                <PageLinks
                  label={t`messages`}
                  page={page}
                  pages={Math.ceil(total / LIMIT)}
                  linkTo={(to, props) => <Link to={PATH} search={{ page: to > 1 ? to : undefined }} {...props} />}
                />
              </div>
            </div>
            {isOpen ? (
              <div className="min-w-0">
                <Link
                  to={PATH}
                  search={{ page: page > 1 ? page : undefined }}
                  activeOptions={{ exact: true }}
                  className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline xl:hidden"
                >
                  <ArrowLeft className="size-4" aria-hidden="true" />
                  <Trans>All messages</Trans>
                </Link>
                {about ? (
                  <NewConversation
                    orderId={about === 'new' ? undefined : about}
                    onSent={(id) => void navigate({ to: PATH, search: { entry: id }, replace: true })}
                  />
                ) : null}
                {entry && !about ? <ConversationView key={entry} id={entry} /> : null}
              </div>
            ) : (
              <p className="hidden rounded-xl border border-dashed border-border px-6 py-20 text-center text-sm text-muted-foreground xl:block">
                <Trans>Select a conversation to read it.</Trans>
              </p>
            )}
          </div>
        )}
      </QueryState>
    </section>
  );
}
