import { keepPreviousData } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import type { Payout, PayoutPage } from '@/api/generated/model.ts';
import { useListPayouts } from '@/api/generated/payouts/payouts.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { usePreservedFocus } from '@/hooks/use-preserved-focus.ts';
import { AccountSection } from './account-section.tsx';
import { CancelPayout } from './cancel-payout.tsx';
import { PayoutItem } from './payout-item.tsx';
import { payoutParams } from './payout-params.ts';

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
        Withdrawals
      </h2>
      <Card>
        <AccountSection isNeeded={items.some((payout) => isOpen(payout) && payout.account === null)} />
        <div className="has-[[role=alert]]:px-5 has-[[role=alert]]:pb-5">
          <QueryState
            query={query}
            loading="Loading withdrawals"
            skeleton={<Skeleton className="mx-6 mb-6 h-10" />}
            toMessage={(error) => errorMessage(error, 'Failed to fetch withdrawals.')}
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
        Newer
      </Button>
      <Button variant="ghost" size="sm" disabled={page * limit >= total} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </div>
  );
}
