import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useGetPayoutAccount } from '@/api/generated/payouts/payouts.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { formatAccount } from '@/components/payout/payout-format.ts';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AccountForm } from './account-form.tsx';

interface AccountSectionProps {
  /** A withdrawal waits for the account. */
  readonly isNeeded: boolean;
}

/** The account for withdrawals, and the form that changes it. */
export function AccountSection({ isNeeded }: AccountSectionProps) {
  const query = useGetPayoutAccount();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="p-5 sm:p-6">
      <QueryState
        query={query}
        loading="Loading payout account"
        skeleton={<Skeleton className="h-11 w-64 max-w-full" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch the payout account.')}
      >
        {({ account }) =>
          isOpen ? (
            <AccountForm account={account} onDone={() => setIsOpen(false)} />
          ) : (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <Landmark className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
              <div className="min-w-0 grow basis-52 text-sm wrap-anywhere">
                <p className="font-semibold">
                  {account ? <bdi>{formatAccount(account)}</bdi> : 'No payout account yet'}
                </p>
                <p className="text-muted-foreground">
                  {account ? (
                    <bdi>{[account.holder, account.branch].filter(Boolean).join(', ')}</bdi>
                  ) : isNeeded ? (
                    'Add an account for withdrawals.'
                  ) : (
                    'bKash, Nagad, Rocket or a bank account.'
                  )}
                </p>
              </div>
              <Button variant={account || !isNeeded ? 'outline' : 'default'} size="sm" onClick={() => setIsOpen(true)}>
                {account ? 'Change account' : 'Add account'}
              </Button>
            </div>
          )
        }
      </QueryState>
    </div>
  );
}
