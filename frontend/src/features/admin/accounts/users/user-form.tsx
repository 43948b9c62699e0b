import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AdminUser } from '@/api/generated/model.ts';
import { adminUserInputNameMax } from '@/api/generated/zod/schemas/adminUserInput.zod.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Field } from '@/components/ui/field.tsx';
import type { useForm } from '@/hooks/use-form.ts';
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
  readonly sheet: Pick<ReturnType<typeof useForm<UserField>>, 'form' | 'failure' | 'problem'>;
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

/** Roles and rights are given in one place. */
const roleHelp = (user: AdminUser | null, isSelf: boolean, owner: boolean): ReactNode => {
  if (isSelf) return 'Only another owner can change your rights.';
  if (!owner) return 'Only the owner can add admins.';
  return (
    <Link
      to="/admin/settings/team"
      {...(user ? { search: { person: user.id } } : {})}
      className="font-semibold text-primary underline underline-offset-4"
    >
      {user ? 'Change role and rights in Team' : 'Invite admins in Team'}
    </Link>
  );
};

/** Name, email and status of an account, and its role. */
export function UserForm({ id, user, isSelf, owner, sheet: { form, failure, problem } }: UserFormProps) {
  const role = user?.role ?? 'customer';
  const isReadOnly = isSelf || (user !== null && !owner);
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
          options={roleOptions.filter(({ value }) => value === role)}
          defaultValue={role}
          help={roleHelp(user, isSelf, owner)}
          error={problem('role')}
        />
        <input type="hidden" name="rights" defaultValue={user?.is_admin ? user.rights.join(',') : ''} />
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
