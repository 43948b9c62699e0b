import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';

interface AlreadyPurchasedProps {
  /** What was bought: product and plan. */
  readonly name: string;
  /** Path of the order; null when it was made elsewhere. */
  readonly href: string | null;
  /** Buys it again. */
  readonly onAgain: () => void;
  readonly children?: ReactNode;
}

/** Replaces a payment button after the same plan was bought moments ago. */
export function AlreadyPurchased({ name, href, onAgain, children }: AlreadyPurchasedProps) {
  return (
    <div className="mt-5 grid gap-4">
      <Banner tone="notice">
        <span>
          <Trans>
            You ordered <bdi>{name}</bdi> a moment ago.
          </Trans>
        </span>{' '}
        {href ? (
          <a href={href} className="font-semibold underline underline-offset-4">
            <Trans>View your order</Trans>
          </a>
        ) : null}
      </Banner>
      <div className="flex flex-wrap justify-end gap-3">
        {children}
        <Button variant="outline" onClick={onAgain} className="max-sm:grow">
          <Trans>Buy it again?</Trans>
        </Button>
      </div>
    </div>
  );
}
