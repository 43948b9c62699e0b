import { useState } from 'react';
import type { AdminUser } from '@/api/generated/model.ts';
import { adminUserInputNameMax } from '@/api/generated/zod/schemas/adminUserInput.zod.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Field } from '@/components/ui/field.tsx';
import type { useForm } from '@/hooks/use-form.ts';
import { RightsField } from '../../kit/rights-field.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import type { UserField } from './user-rules.ts';

interface UserFormProps {
  /** The submit button outside the form refers to it. */
  readonly id: string;
  /** The account to edit; without it a new one. */
  readonly user: AdminUser | null;
  /** The administrator's own account: rights and email are changed elsewhere. */
  readonly isSelf: boolean;
  /** Whether the signed-in administrator may appoint administrators and change emails. */
  readonly owner: boolean;
  readonly sheet: Pick<ReturnType<typeof useForm<UserField>>, 'form' | 'failure' | 'problem' | 'solve'>;
}

const roleOptions = [
  { value: 'customer', label: 'User' },
  { value: 'super_admin', label: 'Admin' },
];
const statusOptions = [
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
];

const addressHelp = (isSelf: boolean, isReadOnly: boolean): string | undefined => {
  if (isSelf) return 'Change your own email in your profile.';
  return isReadOnly ? 'Only the owner can change the email of an account.' : undefined;
};

const roleHelp = (isSelf: boolean, owner: boolean): string => {
  if (isSelf) return 'Only another owner can change your rights.';
  return owner ? 'Choose what this admin can access.' : 'Only the owner can add admins.';
};

/** Name, email, role, rights and status of an account. */
export function UserForm({ id, user, isSelf, owner, sheet: { form, failure, problem, solve } }: UserFormProps) {
  const [role, setRole] = useState<string>(user?.role ?? 'customer');
  const isReadOnly = isSelf || (user !== null && !owner);
  const fixedRole = isSelf || !owner;
  return (
    <form id={id} noValidate aria-label="User" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <div className="grid gap-3">
        <Field
          label="Full Name"
          name="name"
          required
          marked
          maxLength={adminUserInputNameMax}
          autoComplete="off"
          defaultValue={user?.name}
          error={problem('name')}
        />
        <Field
          label="Email Address"
          name="email"
          type="email"
          required
          marked
          maxLength={EmailMax}
          autoComplete="off"
          readOnly={isReadOnly}
          defaultValue={user?.email}
          help={addressHelp(isSelf, isReadOnly)}
          error={problem('email')}
        />
        <SelectField
          label="Role"
          name="role"
          options={fixedRole ? roleOptions.filter(({ value }) => value === role) : roleOptions}
          defaultValue={user?.role ?? 'customer'}
          help={roleHelp(isSelf, owner)}
          onChange={({ currentTarget }) => setRole(currentTarget.value)}
          error={problem('role')}
        />
        {role === 'super_admin' ? (
          isSelf ? (
            <input type="hidden" name="rights" defaultValue={user?.rights.join(',')} />
          ) : (
            <RightsField
              defaultValue={user?.is_admin ? user.rights : []}
              error={problem('rights')}
              onChange={() => solve('rights')}
            />
          )
        ) : null}
        <SelectField
          label="Status"
          name="status"
          options={isSelf ? statusOptions.filter(({ value }) => value === user?.status) : statusOptions}
          defaultValue={user?.status ?? 'active'}
          help={isSelf ? undefined : 'Suspended users are signed out immediately.'}
          error={problem('status')}
        />
      </div>
      {user ? null : <p className="mt-2 text-sm text-muted-foreground">Active users get an email to set a password.</p>}
    </form>
  );
}
