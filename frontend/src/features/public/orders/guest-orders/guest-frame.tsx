import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { LostLink } from './lost-link.tsx';

interface GuestFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page opened by an emailed link while it has nothing to show yet. */
const GuestFrame = ({ title, children }: GuestFrameProps) => (
  <Container className="py-12 sm:py-16">
    <div className="max-w-160">
      <h1 className="text-4xl">{title}</h1>
      {children}
    </div>
  </Container>
);

const GuestWaiting = ({ label }: { readonly label: string }) => (
  <div role="status" className="mt-8 grid gap-4">
    <span className="sr-only">{label}</span>
    <Skeleton className="h-8 w-64" />
    <Skeleton className="h-5 w-full max-w-96" />
    <Skeleton className="mt-4 h-12 w-44" />
  </div>
);

interface GuestPendingProps {
  readonly title: string;
  readonly label: string;
  /** Why the data could not be fetched; undefined while it is loading. */
  readonly failure?: string | undefined;
  readonly isFetching?: boolean;
  readonly onRetry?: () => void;
}

/** While the data is loading, and when it could not be fetched. */
export const GuestPending = ({ title, label, failure, isFetching, onRetry }: GuestPendingProps) => (
  <GuestFrame title={title}>
    {failure ? (
      <Banner
        tone="danger"
        className="mt-6"
        action={
          <Button variant="ghost" size="sm" busy={isFetching ?? false} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {failure}
      </Banner>
    ) : (
      <GuestWaiting label={label} />
    )}
  </GuestFrame>
);

interface NoLinkProps {
  readonly title: string;
  readonly text: string;
}

/** Without a link in the URL or this tab. */
export const NoLink = ({ title, text }: NoLinkProps) => (
  <GuestFrame title={title}>
    <p className="mt-4 text-muted-foreground">{text}</p>
    <LostLink />
  </GuestFrame>
);

/** The message for an expired or invalid link. */
export const BrokenLink = ({ title, text }: NoLinkProps) => (
  <GuestFrame title={title}>
    <Banner tone="danger" className="mt-6">
      {text}
    </Banner>
    <LostLink />
  </GuestFrame>
);
