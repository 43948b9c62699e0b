import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft, MessageSquarePlus } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useListConversations } from '@/api/generated/conversations/conversations.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { PageLinks } from '@/components/ui/page-links.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationView } from './conversation-view.tsx';
import type { ConversationsSearch } from './conversations-search.ts';
import { NewConversation } from './new-conversation.tsx';

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
        <h1 className="text-3xl">Messages</h1>
        {about ? null : (
          <Link to={PATH} search={{ about: 'new' }} className={buttonVariants()}>
            <MessageSquarePlus aria-hidden="true" />
            New message
          </Link>
        )}
      </div>
      <QueryState
        failure={ErrorPage}
        query={query}
        loading="Loading messages"
        toMessage={(error) => errorMessage(error, 'Failed to fetch messages')}
        isEmpty={({ items }) => items.length === 0 && page === 1 && !isOpen}
        empty={
          <Card>
            <EmptyState
              scene="inbox"
              title="No messages yet"
              line="A question about an order, or an idea of your own? Write to us. Our replies appear here."
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
                  label="messages"
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
                  className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline xl:hidden"
                >
                  <ArrowLeft className="size-4" aria-hidden="true" />
                  All messages
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
                Select a conversation to read it.
              </p>
            )}
          </div>
        )}
      </QueryState>
    </section>
  );
}
