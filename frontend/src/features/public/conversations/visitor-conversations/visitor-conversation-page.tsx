import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { errorMessage, hasStatus, isNotFound } from '@/api/api-error.ts';
import type { VisitorConversation } from '@/api/generated/model.ts';
import {
  getGetVisitorConversationQueryKey,
  getVisitorConversationFile,
  useAnswerVisitorConversation,
  useGetVisitorConversation,
} from '@/api/generated/visitor-conversations/visitor-conversations.ts';
import { conversationTextTextMax as LONGEST } from '@/api/generated/zod/schemas/conversationText.zod.ts';
import { ReplyForm } from '@/components/conversation/reply-form.tsx';
import { Thread } from '@/components/conversation/thread.tsx';
import { Banner } from '@/components/feedback/banner.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { readHashToken, watchHash } from '@/lib/hash-token.ts';

/**
 * The token of the conversation, from the URL's hash, which is never sent to a server. Undefined during server
 * rendering, null when there is none.
 */
const useConversationToken = (): string | null | undefined =>
  useSyncExternalStore(watchHash, readHashToken, () => undefined);

/** The header that authorizes access to a conversation. */
const authHeaders = (token: string) => ({ headers: { 'X-Conversation-Token': token } });

const NO_LINK = t`Use the link in the email with our reply.`;
const UNKNOWN = t`This link doesn’t work. If your account has this email confirmed, you’ll find the conversation there under Messages.`;
const EXPIRED = t`This link has expired. Write to us again, and our reply will have a new one.`;

/** A conversation of a visitor without an account, opened by the token from an email. */
export function VisitorConversationPage() {
  const token = useConversationToken();
  return (
    <Container className="py-12 sm:py-16">
      <div className="max-w-160">
        <h1 className="text-4xl">
          <Trans>Your conversation</Trans>
        </h1>
        {token === undefined ? (
          <div className="grid place-items-center py-20">
            <Spinner label={t`Loading your conversation`} />
          </div>
        ) : null}
        {token === null ? <ClosedConversation tone="notice" text={NO_LINK} /> : null}
        {token ? <LoadedConversation key={token} token={token} /> : null}
      </div>
    </Container>
  );
}

function ClosedConversation({ tone, text }: { readonly tone: 'notice' | 'danger'; readonly text: string }) {
  return (
    <>
      <Banner tone={tone} className="mt-6">
        {text}
      </Banner>
      <Link to="/contact" className={buttonVariants({ variant: 'outline', className: 'mt-6' })}>
        <Trans>Write to us</Trans>
      </Link>
    </>
  );
}

function LoadedConversation({ token }: { readonly token: string }) {
  const queryKey = [...getGetVisitorConversationQueryKey(), token] as const;
  const query = useGetVisitorConversation({ query: { queryKey: queryKey as never }, request: authHeaders(token) });
  const client = useQueryClient();
  const { error } = query;
  if (hasStatus(error, 410)) return <ClosedConversation tone="danger" text={EXPIRED} />;
  if (isNotFound(error)) return <ClosedConversation tone="danger" text={UNKNOWN} />;
  return (
    <div className="mt-6">
      <QueryState
        failure={ErrorPage}
        query={query}
        loading={t`Loading your conversation`}
        toMessage={(failure) => errorMessage(failure, t`Failed to fetch your conversation.`)}
      >
        {(conversation) => (
          <Conversation
            token={token}
            conversation={conversation}
            onChanged={(changed) => client.setQueryData(queryKey, changed)}
          />
        )}
      </QueryState>
    </div>
  );
}

interface ConversationProps {
  readonly token: string;
  readonly conversation: VisitorConversation;
  readonly onChanged: (conversation: VisitorConversation) => void;
}

function Conversation({ token, conversation, onChanged }: ConversationProps) {
  const { subject, closed, messages, expires_at: expiresAt } = conversation;
  const { mutateAsync } = useAnswerVisitorConversation({ request: authHeaders(token) });
  return (
    <>
      <h2 className="mb-6 text-xl wrap-anywhere">
        <bdi lang={detectLanguage(subject)}>{subject}</bdi>
      </h2>
      <Thread
        load={(id) => getVisitorConversationFile(id, authHeaders(token))}
        messages={messages.map(({ from, ...message }) => ({
          ...message,
          side: from === 'person' ? 'own' : 'other',
          author: from === 'person' ? t`You` : t`The studio`,
        }))}
      />
      <ReplyForm
        label={t`Your reply`}
        help={closed ? t`Closed. Reply to reopen it.` : t`We reply by email.`}
        maxLength={LONGEST}
        draftKey={`reply-${token.slice(0, 8)}`}
        onSend={async (text) => onChanged(await mutateAsync({ data: { text } }))}
        toMessage={(failure) => errorMessage(failure, t`Failed to send the message`)}
      />
      <p className="mt-8 text-xs text-muted-foreground">
        <Trans>
          This link works until <time dateTime={expiresAt}>{formatMoment(expiresAt)}</time>. Anyone who has it can open
          the conversation.
        </Trans>
      </p>
    </>
  );
}
