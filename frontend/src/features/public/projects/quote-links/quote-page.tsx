import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import {
  getGetLinkedQuoteQueryKey,
  recordQuoteView,
  useGetLinkedQuote,
} from '@/api/generated/quote-links/quote-links.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useAuth } from '@/session/session-context.tsx';
import { quoteHeaders, saveQuoteToken, useQuoteToken } from './quote-token.ts';
import { QuoteView } from './quote-view.tsx';

/** Polling interval while an accepted quote is being sealed. */
const REFETCH_INTERVAL_MS = 3_000;

const TITLE = t`Your quote`;

/** A quote, opened by the token of one of its links. */
export function QuotePage() {
  const token = useQuoteToken();
  if (token) return <LoadedQuote key={token} token={token} />;
  return (
    <Container className="py-12 sm:py-16">
      <h1 className="text-4xl">{TITLE}</h1>
      {token === null ? (
        <p className="mt-4 max-w-160 text-muted-foreground">
          <Trans>Use the link in our email to open your quote.</Trans>
        </p>
      ) : (
        <Loading />
      )}
    </Container>
  );
}

const Loading = () => (
  <div role="status" className="mt-8 grid gap-8 lg:grid-cols-[1fr_22rem]">
    <span className="sr-only">
      <Trans>Loading your quote</Trans>
    </span>
    <Skeleton className="h-160 w-full rounded-xl" />
    <Skeleton className="h-64 w-full rounded-xl max-lg:order-first" />
  </div>
);

/** Reports to the studio that a version was opened, unless by an administrator. */
function useReading(token: string, version: number | undefined): void {
  const { user } = useAuth();
  const isStudio = user?.is_admin === true;
  useEffect(() => {
    if (version === undefined || isStudio) return;
    // Nothing depends on it: a lost report only leaves the quote unread in the studio's list.
    recordQuoteView({ version }, quoteHeaders(token)).catch(() => {});
  }, [token, version, isStudio]);
}

function LoadedQuote({ token }: { readonly token: string }) {
  const queryKey = [...getGetLinkedQuoteQueryKey(), token] as const;
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useGetLinkedQuote({
    query: {
      queryKey: queryKey as never,
      refetchInterval: ({ state }) =>
        state.data?.acceptance && state.data.acceptance.seal === null ? REFETCH_INTERVAL_MS : false,
    },
    request: quoteHeaders(token),
  });
  const isUnknown = isNotFound(error);
  useEffect(() => saveQuoteToken(isUnknown ? null : token), [token, isUnknown]);
  useReading(token, isUnknown ? undefined : data?.version);
  if (data && !isUnknown)
    return (
      <QuoteView
        key={data.version}
        token={token}
        quote={data}
        onChanged={(quote) => client.setQueryData(queryKey, quote)}
        onReload={() => void refetch()}
      />
    );
  return (
    <Container className="py-12 sm:py-16">
      <h1 className="text-4xl">{TITLE}</h1>
      {isUnknown ? (
        <Banner tone="danger" className="mt-6 max-w-160">
          <Trans>This link doesn’t work. Please use the one in our latest email, or ask us for a new one.</Trans>
        </Banner>
      ) : error ? (
        <Banner
          tone="danger"
          className="mt-6 max-w-160"
          action={
            <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorMessage(error, t`Failed to fetch your quote.`)}
        </Banner>
      ) : (
        <Loading />
      )}
    </Container>
  );
}
