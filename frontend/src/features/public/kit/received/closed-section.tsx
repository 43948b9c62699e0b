import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button.tsx';

interface ClosedSectionProps {
  readonly heading: ReactNode;
  readonly accepted: boolean;
  /** Why it is no longer available, if it was not accepted. */
  readonly reason: ReactNode;
}

/** What can no longer be accepted, and what to do. */
export const ClosedSection = ({ heading, accepted, reason }: ClosedSectionProps) => (
  <div role="status">
    <h2 className="text-3xl">{heading}</h2>
    <p className="mt-2 text-muted-foreground">
      {accepted ? (
        <Trans>Was it you? Sign in to find it in your orders, or use the link in the email we sent you.</Trans>
      ) : (
        reason
      )}
    </p>
    <div className="mt-6 flex flex-wrap gap-3">
      {accepted ? (
        <Link to="/dashboard/orders" className={buttonVariants()}>
          <Trans>Go to your orders</Trans>
        </Link>
      ) : null}
      <Link to="/contact" className={buttonVariants({ variant: 'outline' })}>
        <Trans>Contact us</Trans>
      </Link>
    </div>
  </div>
);
