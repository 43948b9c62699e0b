import type { AdminUser } from '@/api/generated/model.ts';
import { adminUserInputNameMax } from '@/api/generated/zod/schemas/adminUserInput.zod.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Field } from '@/components/ui/field.tsx';
import type { useForm } from '@/hooks/use-form.ts';
import { SelectField } from '../kit/select-field.tsx';
import type { UserField } from './user-rules.ts';

interface UserFormProps {
  /** The submit button outside names it. */
  readonly id: string;
  /** The account to edit; a new one without it. */
  readonly user: AdminUser | null;
  /** The administrator's own account: rights and address are changed elsewhere. */
  readonly own: boolean;
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

/** Name, e-mail, role and status of an account. */
export function UserForm({ id, user, own, sheet: { form, failure, problem } }: UserFormProps) {
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
          readOnly={own}
          defaultValue={user?.email}
          help={own ? 'Change your own address in your profile.' : undefined}
          error={problem('email')}
        />
        <SelectField
          label="Role"
          name="role"
          options={own ? roleOptions.filter(({ value }) => value === user?.role) : roleOptions}
          defaultValue={user?.role ?? 'customer'}
          help={own ? 'Somebody else has to change your own rights.' : 'Admins reach everything in this area.'}
          error={problem('role')}
        />
        <SelectField
          label="Status"
          name="status"
          options={own ? statusOptions.filter(({ value }) => value === user?.status) : statusOptions}
          defaultValue={user?.status ?? 'active'}
          help={own ? undefined : 'A suspended person is signed out at once.'}
          error={problem('status')}
        />
      </div>
      {user ? null : (
        <p className="mt-2 text-sm text-muted-foreground">
          An active person gets a mail with a link to set a password.
        </p>
      )}
    </form>
  );
}
