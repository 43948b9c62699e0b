import { useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetPayout } from '@/api/generated/admin-payouts/admin-payouts.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { SideSheet } from '../kit/side-sheet.tsx';
import { PayoutDetail } from './payout-detail.tsx';

interface PayoutSheetProps {
  /** The payout to show; without one the panel is closed. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Payout not found.' : errorMessage(error, 'Failed to fetch payout');

/** One payout next to the list. The last one stays rendered while the panel slides out. */
export function PayoutSheet({ id, onClose }: PayoutSheetProps) {
  const lastId = useLastValue(id);
  const [dirty, setDirty] = useState(false);
  const query = useAdminGetPayout(lastId ?? '', { query: { enabled: id !== undefined } });
  const close = () => {
    setDirty(false);
    onClose();
  };
  return (
    <SideSheet
      open={id !== undefined}
      title={query.data ? `Payout ${query.data.reference}` : 'Payout'}
      dirty={dirty}
      onClose={close}
    >
      <QueryState
        query={query}
        loading="Loading payout"
        skeleton={<Skeleton className="h-40" />}
        toMessage={toMessage}
        isFinal={isNotFound}
      >
        {(payout) => <PayoutDetail payout={payout} onDirty={setDirty} />}
      </QueryState>
    </SideSheet>
  );
}
