import type { AdminUser } from '@/api/generated/model.ts';
import { usePanelValue } from '../../kit/use-panel-value.ts';
import { DeleteUser } from './delete-user.tsx';
import { ResetFactor } from './reset-factor.tsx';
import { UserSheet } from './user-sheet.tsx';
import { WalletSheet } from './wallet-sheet.tsx';

/** The open panel and its user; none for a new account. */
export interface UserPanel {
  readonly name: 'edit' | 'delete' | 'wallet' | 'factor';
  readonly user: AdminUser | null;
}

interface UserPanelsProps {
  readonly panel: UserPanel | null;
  readonly ownId: string | undefined;
  readonly onClose: () => void;
  /** The account shown on the page was deleted. */
  readonly onDeleted?: () => void;
}

/** The panels of the list. */
export function UserPanels({ panel, ownId, onClose, onDeleted }: UserPanelsProps) {
  const { lastValue: lastPanel, count } = usePanelValue(panel);
  const { name, user = null } = lastPanel ?? {};
  const isOpen = (one: UserPanel['name']) => panel?.name === one;
  return (
    <>
      {name === 'edit' ? (
        <UserSheet
          key={count}
          open={isOpen('edit')}
          user={user}
          isSelf={user !== null && user.id === ownId}
          onClose={onClose}
        />
      ) : null}
      {name === 'wallet' && user ? (
        <WalletSheet key={count} open={isOpen('wallet')} user={user} onClose={onClose} />
      ) : null}
      {name === 'factor' && user ? (
        <ResetFactor key={count} open={isOpen('factor')} user={user} onClose={onClose} />
      ) : null}
      {name === 'delete' ? (
        <DeleteUser key={count} open={isOpen('delete')} user={user} onClose={onClose} onDeleted={onDeleted} />
      ) : null}
    </>
  );
}
