import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminUpdateUser } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminUser } from '@/api/generated/model.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { ActivityLink } from '../../kit/activity-link.tsx';
import { FormSheet } from '../../kit/form-sheet.tsx';
import { RightsField } from '../../kit/rights-field.tsx';
import { NO_RIGHTS, readRights } from '../../kit/rights-labels.ts';
import { SelectField } from '../../kit/select-field.tsx';

const FIELDS = ['role', 'rights'] as const;
const ROLES = [
  { value: 'customer', label: 'User' },
  { value: 'super_admin', label: 'Admin' },
];

interface MemberSheetProps {
  readonly open: boolean;
  readonly person: AdminUser;
  readonly onClose: () => void;
}

/** Role and rights of an account: the only screen that grants and revokes them. */
export function MemberSheet({ open, person, onClose }: MemberSheetProps) {
  const { id: personId, name, email, status, version, is_admin: isAdmin, rights } = person;
  const { show } = useToast();
  const { mutateAsync } = useAdminUpdateUser();
  // The sheet opens for a customer only to make that account an administrator.
  const [role, setRole] = useState('super_admin');
  const sheet = useForm({
    fields: FIELDS,
    check: (values) =>
      values.role === 'super_admin' && readRights(values.rights).length === 0 ? { rights: NO_RIGHTS } : {},
    send: async (values) => {
      const change =
        values.role === 'super_admin'
          ? { role: 'super_admin' as const, rights: readRights(values.rights) }
          : { role: 'customer' as const };
      await mutateAsync({ id: personId, data: { name, email, status, version, ...change } });
      show({ tone: 'success', text: change.role === 'customer' ? `${name} is no longer an admin` : 'Access updated' });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to update user'),
    isChanged: isFormChanged,
  });
  const { problem, solve } = sheet;
  return (
    <FormSheet
      open={open}
      title="Role and access"
      action={isAdmin ? 'Save changes' : 'Make admin'}
      sheet={sheet}
      onClose={onClose}
      after={<ActivityLink kind="user" id={personId} className="mt-6" />}
    >
      <p className="font-medium wrap-anywhere" dir="auto">
        {name}
      </p>
      <p className="mb-5 text-sm wrap-anywhere text-muted-foreground">{email}</p>
      <div className="grid gap-3">
        <SelectField
          label="Role"
          name="role"
          options={isAdmin ? ROLES : ROLES.filter(({ value }) => value === 'super_admin')}
          defaultValue="super_admin"
          onChange={({ currentTarget }) => setRole(currentTarget.value)}
          help={role === 'customer' ? 'The account stays, without access to the administration.' : undefined}
          error={problem('role')}
        />
        {role === 'super_admin' ? (
          <RightsField
            defaultValue={isAdmin ? rights : []}
            error={problem('rights')}
            onChange={() => solve('rights')}
          />
        ) : null}
      </div>
    </FormSheet>
  );
}
