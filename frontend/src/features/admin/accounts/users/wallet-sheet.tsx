import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetUserWallet } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminUser } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { formatMoney } from '@/lib/format.ts';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { AdjustmentForm } from './adjustment-form.tsx';
import { TransactionList } from './transaction-list.tsx';

interface WalletSheetProps {
  readonly open: boolean;
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** A user's balance and latest transactions, and a form to adjust the balance. */
export function WalletSheet({ open, user, onClose }: WalletSheetProps) {
  const query = useAdminGetUserWallet(user.id);
  const [dirty, setDirty] = useState(false);
  return (
    <SideSheet open={open} title="Wallet" onClose={onClose} dirty={dirty}>
      <p className="text-sm">
        <span className="font-semibold">{user.name}</span>
        <span className="block wrap-anywhere text-muted-foreground">{user.email}</span>
      </p>
      <QueryState
        query={query}
        loading="Loading wallet"
        toMessage={(error) => errorMessage(error, 'Failed to fetch the wallet')}
      >
        {({ balance, items }) => (
          <>
            <p className="mt-4 font-display text-3xl font-semibold tabular-nums">{formatMoney(balance)}</p>
            <h3 className="mt-7 mb-3 font-sans text-sm font-semibold tracking-normal">Adjust balance</h3>
            <AdjustmentForm user={user} balance={balance} onDirty={setDirty} />
            <h3 className="mt-8 mb-1 font-sans text-sm font-semibold tracking-normal">Recent transactions</h3>
            <TransactionList transactions={items} />
          </>
        )}
      </QueryState>
    </SideSheet>
  );
}
