import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

interface UnopenedPageProps {
  readonly title: string;
  /** As `createTokenStore` returns it. */
  readonly token: string | null | undefined;
  readonly query?: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** Without a token. */
  readonly hint: ReactNode;
  readonly loading: ReactNode;
  readonly failed: string;
}

/** The page of an emailed link while what it opens is not there: without a token, loading, or after a failure. */
export const UnopenedPage = ({ title, token, query, hint, loading, failed }: UnopenedPageProps) => (
  <Container className="py-12 sm:py-16">
    <div className="max-w-160">
      <h1 className="text-4xl">{title}</h1>
      {token === null ? (
        <p className="mt-4 text-muted-foreground">{hint}</p>
      ) : query?.error ? (
        <Banner
          tone="danger"
          className="mt-6"
          action={
            isNotFound(query.error) ? null : (
              <Button variant="ghost" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            )
          }
        >
          {errorMessage(query.error, failed)}
        </Banner>
      ) : (
        <div role="status" className="mt-8 grid gap-4">
          <span className="sr-only">{loading}</span>
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-5 w-full max-w-96" />
          <Skeleton className="mt-4 h-12 w-44" />
        </div>
      )}
    </div>
  </Container>
);
