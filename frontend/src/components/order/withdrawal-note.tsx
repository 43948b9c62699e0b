import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDate } from '@/lib/format.ts';
import { formatMoment } from '@/lib/format-moment.ts';

interface WithdrawalNoteProps {
  readonly order: {
    readonly number: number;
    readonly status: string;
    readonly withdrawal: {
      readonly basis: string;
      readonly until: string | null;
      readonly consented_at: string | null;
      readonly received_at: string | null;
    };
  };
  readonly className?: string;
}

/** The customer's right to withdraw from an order, with the link to use it; nothing where there is none. */
export function WithdrawalNote({ order: { number, status, withdrawal }, className }: WithdrawalNoteProps) {
  const { basis, until, consented_at, received_at } = withdrawal;
  const isDecided = status === 'cancelled' || status === 'refunded';
  if (received_at)
    return (
      <Note className={className}>
        {isDecided ? (
          <Trans>
            You withdrew from this contract on <time dateTime={received_at}>{formatMoment(received_at)}</time>.
          </Trans>
        ) : (
          <Trans>
            You withdrew from this contract on <time dateTime={received_at}>{formatMoment(received_at)}</time>. We will
            write to you about the refund.
          </Trans>
        )}
      </Note>
    );
  if (basis === 'waived' && consented_at)
    return (
      <Note className={className}>
        <Trans>
          Your right to withdraw ended with the delivery. You agreed to this on{' '}
          <time dateTime={consented_at}>{formatMoment(consented_at)}</time>.
        </Trans>
      </Note>
    );
  if (basis !== 'statutory' || until === null || isDecided) return null;
  if (Date.parse(until) <= Date.now())
    return <Note className={className}>{t`The period for withdrawing from this contract has ended.`}</Note>;
  return (
    <Note className={className}>
      <Trans>
        You can withdraw from this contract until <time dateTime={until}>{formatDate(until)}</time>.
      </Trans>{' '}
      <Link
        to="/withdraw"
        search={{ order: String(number) }}
        className="font-semibold text-primary underline underline-offset-4"
      >
        <Trans>Withdraw from contract here</Trans>
      </Link>
    </Note>
  );
}

function Note({ className = '', children }: { readonly className?: string | undefined; readonly children: ReactNode }) {
  return (
    <section aria-label={t`Withdrawal from contract`} className={className}>
      <p className="text-sm text-muted-foreground">{children}</p>
    </section>
  );
}
