import { useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminCreateUser, useAdminUpdateUser } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminUser } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { ActivityLink } from '../../kit/activity-link.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { useCan } from '../../kit/use-can.ts';
import { UserForm } from './user-form.tsx';
import { checkUser, toUserInput, userFields } from './user-rules.ts';

interface UserSheetProps {
  readonly open: boolean;
  /** The account to edit; without it a new one. */
  readonly user: AdminUser | null;
  readonly isSelf: boolean;
  readonly onClose: () => void;
}

/** Adds an account or edits one. */
export function UserSheet({ open, user, isSelf, onClose }: UserSheetProps) {
  const id = useId();
  const { show } = useToast();
  const can = useCan();
  const create = useAdminCreateUser();
  const update = useAdminUpdateUser();
  const sheet = useForm({
    fields: userFields,
    check: checkUser,
    send: async (values) => {
      const input = toUserInput(values);
      if (user) await update.mutateAsync({ id: user.id, data: { ...input, version: user.version } });
      else await create.mutateAsync({ data: input });
      show({ tone: 'success', text: user ? 'User updated' : `${input.name} added` });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, user ? 'Failed to update user' : 'Failed to add user'),
    isChanged: isFormChanged,
  });
  return (
    <SideSheet
      open={open}
      title={user ? 'Edit User' : 'Add User'}
      onClose={onClose}
      dirty={sheet.dirty && !sheet.busy}
      cancel
      footer={
        <Button type="submit" form={id} busy={sheet.busy}>
          {user ? 'Save changes' : 'Add User'}
        </Button>
      }
    >
      <UserForm id={id} user={user} isSelf={isSelf} owner={can('adminInvite')} sheet={sheet} />
      {user ? <ActivityLink kind="user" id={user.id} className="mt-6" /> : null}
    </SideSheet>
  );
}
