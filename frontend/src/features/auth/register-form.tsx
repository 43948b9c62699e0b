import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import type { Registration } from './credential-rules.ts';
import type { useCredentialForm } from './use-credential-form.ts';

type RegisterFormProps = Pick<ReturnType<typeof useCredentialForm<keyof Registration>>, 'busy' | 'form' | 'field'>;

/** The four fields of a new account. */
export function RegisterForm({ busy, form, field }: RegisterFormProps) {
  return (
    <form method="post" noValidate {...form}>
      <div className="grid gap-3">
        <Field label="Full Name" name="name" autoComplete="name" required maxLength={100} {...field('name')} />
        <Field label="Email Address" name="email" type="email" autoComplete="username" required {...field('email')} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          help="At least 6 characters"
          required
          {...field('password')}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          autoComplete="new-password"
          required
          {...field('confirmation')}
        />
      </div>
      <Button type="submit" size="large" wide busy={busy} className="mt-3">
        {busy ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  );
}
