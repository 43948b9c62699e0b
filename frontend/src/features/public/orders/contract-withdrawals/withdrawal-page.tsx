import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

interface WithdrawalPageProps {
  /** Number of the order, when the reader comes from it. */
  readonly order?: string | undefined;
}

/** Where consumers withdraw from a contract, without an account. */
export function WithdrawalPage({ order = '' }: WithdrawalPageProps) {
  const [received, setReceived] = useState<string | null>(null);
  return (
    <Container className="grid gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-24">
      <div>
        <h1 className="max-w-[18ch] text-5xl">
          <Trans>Withdraw from contract here</Trans>
        </h1>
        <p className="mt-5 max-w-[34rem] text-lg text-muted-foreground">
          <Trans>
            If you live in the European Union, you can withdraw from a purchase within 14 days, without a reason. You
            don’t need an account.
          </Trans>
        </p>
        <p className="mt-4 max-w-[34rem] text-sm text-muted-foreground">
          <Trans>
            This right ends early if you agreed to an immediate download. We’ll check and write to you either way.
          </Trans>
        </p>
      </div>
      <div className="rounded-xl border border-border bg-card p-6 sm:p-8 lg:max-w-[36rem]">
        {received === null ? (
          <WithdrawalForm key={order} order={order} onReceived={setReceived} />
        ) : (
          <div role="status">
            <h2 className="text-2xl">
              <Trans>Withdrawal received</Trans>
            </h2>
            <p className="mt-3 text-muted-foreground">{received}</p>
            <Link to="/" className={buttonVariants({ variant: 'outline', className: 'mt-6' })}>
              <Trans>Go to the home page</Trans>
            </Link>
          </div>
        )}
      </div>
    </Container>
  );
}
