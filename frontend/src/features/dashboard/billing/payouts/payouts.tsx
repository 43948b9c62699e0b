import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Landmark } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import type { Payout, PayoutPage } from '@/api/generated/model.ts';
import {
  invalidateListPayouts,
  useCancelPayout,
  useGetPayoutAccount,
  useListPayouts,
} from '@/api/generated/payouts/payouts.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { formatAccount, formatOutcome } from '@/components/payout/payout-format.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { usePreservedFocus } from '@/hooks/use-preserved-focus.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { AccountForm } from './account-form.tsx';

interface AccountSectionProps {
  /** A withdrawal waits for the account. */
  readonly isNeeded: boolean;
}

/** The account for withdrawals, and the form that changes it. */
function AccountSection({ isNeeded }: AccountSectionProps) {
  const query = useGetPayoutAccount();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="p-5 sm:p-6">
      <QueryState
        query={query}
        loading={t`Loading payout account`}
        skeleton={<Skeleton className="h-11 w-64 max-w-full" />}
        toMessage={(error) => errorMessage(error, t`Failed to fetch the payout account.`)}
      >
        {({ account }) =>
          isOpen ? (
            <AccountForm account={account} onDone={() => setIsOpen(false)} />
          ) : (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <Landmark className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
              <div className="min-w-0 grow basis-52 text-sm wrap-anywhere">
                <p className="font-semibold">
                  {account ? <bdi>{formatAccount(account)}</bdi> : t`No payout account yet`}
                </p>
                <p className="text-muted-foreground">
                  {account ? (
                    <bdi>{[account.holder, account.branch].filter(Boolean).join(', ')}</bdi>
                  ) : isNeeded ? (
                    t`Add an account for withdrawals.`
                  ) : (
                    t`bKash, Nagad, Rocket or a bank account.`
                  )}
                </p>
              </div>
              <Button variant={account || !isNeeded ? 'outline' : 'default'} size="sm" onClick={() => setIsOpen(true)}>
                {account ? t`Change account` : t`Add account`}
              </Button>
            </div>
          )
        }
      </QueryState>
    </div>
  );
}

interface CancelPayoutProps {
  /** The withdrawal to cancel; null while there is none. */
  readonly payout: Payout | null;
  readonly onClose: () => void;
}

/** Asks, then cancels the withdrawal. A failure is shown in the dialog, which stays open. */
function CancelPayout({ payout, onClose }: CancelPayoutProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const lastPayout = useLastValue(payout);
  const { mutate, isPending, error, reset } = useCancelPayout({
    mutation: {
      onSuccess: ({ amount }) => {
        show({ tone: 'success', text: t`${formatMoney(amount)} returned to your wallet` });
        onClose();
      },
      onError: () => void invalidateListPayouts(client), // it may have been approved in the meantime
    },
  });
  return (
    <ConfirmDialog
      open={payout !== null}
      question={t`Cancel this withdrawal?`}
      action={t`Cancel withdrawal`}
      busy={isPending}
      problem={error ? errorMessage(error, t`Failed to cancel the withdrawal.`) : null}
      onConfirm={() => lastPayout && mutate({ id: lastPayout.id })}
      onCancel={() => {
        reset();
        onClose();
      }}
    >
      {lastPayout ? t`${formatMoney(lastPayout.amount)} will be returned to your wallet.` : null}
    </ConfirmDialog>
  );
}

interface PayoutItemProps {
  readonly payout: Payout;
  readonly onCancel: () => void;
}

/** One withdrawal: amount, status and result. */
function PayoutItem({ payout, onCancel }: PayoutItemProps) {
  const { reference, amount, status, account, created_at } = payout;
  const outcome = formatOutcome(payout);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-border px-5 py-4 sm:px-6">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
          <StatusBadge status={status} />
        </p>
        <p className="mt-1 text-sm text-muted-foreground wrap-anywhere">
          <span>{`${reference},`}</span> <time dateTime={created_at}>{formatDate(created_at)}</time>
          {account ? (
            <span>
              {', '}
              <bdi>{formatAccount(account)}</bdi>
            </span>
          ) : null}
        </p>
        {outcome ? (
          <p className="mt-1 text-sm wrap-anywhere">
            <bdi>{outcome}</bdi>
          </p>
        ) : null}
      </div>
      {status === 'requested' ? (
        <Button variant="outline" size="sm" aria-label={t`Cancel withdrawal ${reference}`} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      ) : null}
    </li>
  );
}

const PAGE_SIZE = 5;

/** The request for a page of the list; the route and the screen must send the same. */
const payoutParams = (page = 1) => ({ page, limit: PAGE_SIZE });

const HEADING = 'withdrawals';

const isOpen = ({ status }: Payout) => status === 'requested' || status === 'approved';

/** Withdrawals: the account they are paid to, and the status of each. */
export function Payouts() {
  const section = useRef<HTMLElement>(null);
  usePreservedFocus(section);
  const [page, setPage] = useState(1);
  const [cancelling, setCancelling] = useState<Payout | null>(null);
  const query = useListPayouts(payoutParams(page), { query: { placeholderData: keepPreviousData } });
  const items = query.data?.items ?? [];
  if (isUnknownCall(query.error)) return null;
  return (
    <section ref={section} aria-labelledby={HEADING} className="mt-12">
      <h2 id={HEADING} className="mb-4 text-2xl">
        <Trans>Withdrawals</Trans>
      </h2>
      <Card>
        <AccountSection isNeeded={items.some((payout) => isOpen(payout) && payout.account === null)} />
        <div className="has-[[role=alert]]:px-5 has-[[role=alert]]:pb-5">
          <QueryState
            query={query}
            loading={t`Loading withdrawals`}
            skeleton={<Skeleton className="mx-6 mb-6 h-10" />}
            toMessage={(error) => errorMessage(error, t`Failed to fetch withdrawals.`)}
            isEmpty={({ total }) => total === 0}
            empty={null}
          >
            {(payoutPage) => (
              <div aria-busy={query.isPlaceholderData} className={clsx(query.isPlaceholderData && 'opacity-50')}>
                <ul aria-labelledby={HEADING}>
                  {payoutPage.items.map((payout) => (
                    <PayoutItem key={payout.id} payout={payout} onCancel={() => setCancelling(payout)} />
                  ))}
                </ul>
                <Pages payoutPage={payoutPage} onPage={setPage} />
              </div>
            )}
          </QueryState>
        </div>
      </Card>
      <CancelPayout payout={cancelling} onClose={() => setCancelling(null)} />
    </section>
  );
}

interface PagesProps {
  readonly payoutPage: PayoutPage;
  readonly onPage: (page: number) => void;
}

function Pages({ payoutPage: { total, page, limit }, onPage }: PagesProps) {
  if (total <= limit) return null;
  return (
    <div className="flex justify-between gap-3 border-t border-border px-5 py-3 sm:px-6">
      <Button variant="ghost" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Trans>Newer</Trans>
      </Button>
      <Button variant="ghost" size="sm" disabled={page * limit >= total} onClick={() => onPage(page + 1)}>
        <Trans>Older</Trans>
      </Button>
    </div>
  );
}
