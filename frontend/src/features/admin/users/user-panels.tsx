import { useState } from 'react';
import type { AdminUser } from '@/api/generated/model.ts';
import { DeleteUser } from './delete-user.tsx';
import { UserSheet } from './user-sheet.tsx';
import { WalletSheet } from './wallet-sheet.tsx';

/** What lies over the list, and whom it is about; nobody for a new account. */
export interface UserPanel {
  readonly name: 'edit' | 'delete' | 'wallet';
  readonly user: AdminUser | null;
}

interface UserPanelsProps {
  readonly panel: UserPanel | null;
  readonly ownId: string | undefined;
  readonly onClose: () => void;
}

/** The panels of the list. What was shown last stays while a panel moves out; each opening starts a new one. */
export function UserPanels({ panel, ownId, onClose }: UserPanelsProps) {
  const [last, setLast] = useState({ panel, count: 0 });
  if (panel && panel !== last.panel) setLast({ panel, count: last.count + 1 });
  const { name, user = null } = last.panel ?? {};
  const isOpen = (one: UserPanel['name']) => panel?.name === one;
  return (
    <>
      {name === 'edit' ? (
        <UserSheet
          key={last.count}
          open={isOpen('edit')}
          user={user}
          own={user !== null && user.id === ownId}
          onClose={onClose}
        />
      ) : null}
      {name === 'wallet' && user ? (
        <WalletSheet key={last.count} open={isOpen('wallet')} user={user} onClose={onClose} />
      ) : null}
      {name === 'delete' ? <DeleteUser key={last.count} open={isOpen('delete')} user={user} onClose={onClose} /> : null}
    </>
  );
}
