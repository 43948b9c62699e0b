import { t } from '@lingui/core/macro';
import { errorMessage } from '@/api/api-error.ts';
import { Banner } from '@/components/feedback/banner.tsx';

interface BuyProblemProps {
  readonly error: unknown;
  readonly isShort: boolean;
}

/** Why it cannot be bought, or why the purchase failed. */
export function BuyProblem({ error, isShort }: BuyProblemProps) {
  if (!error && !isShort) return null;
  return (
    <Banner tone="danger" className="mt-5">
      {isShort ? t`Insufficient funds` : errorMessage(error, t`Failed to complete the purchase`)}
    </Banner>
  );
}
