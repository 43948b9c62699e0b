import { Ban, CircleCheck, KeyRound, Pencil, Trash2, Wallet } from 'lucide-react';
import type { AdminUser } from '@/api/generated/model.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { type MenuItem, RowMenu } from '../../kit/list/row-menu.tsx';
import { useCan } from '../../kit/use-can.ts';

interface UserActionsProps {
  readonly user: AdminUser;
  /** The administrator's own account cannot be suspended or deleted. */
  readonly isSelf: boolean;
  readonly onEdit: (user: AdminUser) => void;
  readonly onDelete: (user: AdminUser) => void;
  readonly onStatus: (user: AdminUser) => void;
  readonly onWallet: (user: AdminUser) => void;
  readonly onFactor: (user: AdminUser) => void;
}

/** The actions on an account. On a phone all of them are in the menu. */
export function UserActions({ user, isSelf, onEdit, onDelete, onStatus, onWallet, onFactor }: UserActionsProps) {
  const can = useCan();
  const isActive = user.status === 'active';
  // Only the owner can edit administrators.
  if (user.is_admin && !can('adminInvite')) return null;
  const canDelete = can('adminDeleteUser');
  const items: MenuItem[] = [
    { label: 'Edit', icon: Pencil, onSelect: () => onEdit(user), phoneOnly: true },
    ...(can('adminGetUserWallet') ? [{ label: 'Wallet', icon: Wallet, onSelect: () => onWallet(user) }] : []),
    {
      label: isActive ? 'Suspend' : 'Activate',
      icon: isActive ? Ban : CircleCheck,
      onSelect: () => onStatus(user),
      disabled: isSelf,
    },
    { label: 'Reset authenticator app', icon: KeyRound, onSelect: () => onFactor(user), disabled: isSelf },
    ...(canDelete
      ? [
          {
            label: 'Delete',
            icon: Trash2,
            onSelect: () => onDelete(user),
            danger: true,
            disabled: isSelf,
            phoneOnly: true,
          },
        ]
      : []),
  ];
  return (
    <>
      <IconButton
        icon={Pencil}
        label={`Edit ${user.name}`}
        onClick={() => onEdit(user)}
        className="hover:bg-ink-4! max-sm:hidden sm:size-9!"
      />
      {canDelete ? (
        <IconButton
          icon={Trash2}
          label={`Delete ${user.name}`}
          disabled={isSelf}
          onClick={() => onDelete(user)}
          className="hover:bg-destructive-soft! hover:text-destructive! disabled:pointer-events-none disabled:opacity-35 max-sm:hidden sm:size-9!"
        />
      ) : null}
      <RowMenu label={`More actions for ${user.name}`} items={items} />
    </>
  );
}
