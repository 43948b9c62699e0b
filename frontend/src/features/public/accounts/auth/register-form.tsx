import { t } from '@lingui/core/macro';
import { useGetSite } from '@/api/generated/site/site.ts';
import { NewPasswordMin } from '@/api/generated/zod/schemas/newPassword.zod.ts';
import { registerInputNameMax } from '@/api/generated/zod/schemas/registerInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { LegalNote } from '@/components/ui/legal-note.tsx';
import { NewPasswordField } from '@/components/ui/new-password-field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import type { useForm } from '@/hooks/use-form.ts';
import { PASSWORD_HELP, type Registration } from './credential-rules.ts';

interface RegisterFormProps extends Pick<ReturnType<typeof useForm<keyof Registration>>, 'busy' | 'form' | 'field'> {
  /** The email to begin with. */
  readonly email?: string | undefined;
}

/** The four fields of a new account. */
export function RegisterForm({ busy, form, field, email }: RegisterFormProps) {
  const legal = useGetSite().data?.legal ?? [];
  return (
    <form noValidate {...form}>
      <div className="grid gap-3">
        <Field
          label={t`Full Name`}
          name="name"
          autoComplete="name"
          required
          maxLength={registerInputNameMax}
          {...field('name')}
        />
        <Field
          label={t`Email Address`}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
          {...field('email')}
        />
        <NewPasswordField
          label={t`Password`}
          name="password"
          shortest={NewPasswordMin}
          help={PASSWORD_HELP}
          required
          {...field('password')}
        />
        <PasswordField
          label={t`Confirm Password`}
          name="confirmation"
          autoComplete="new-password"
          required
          {...field('confirmation')}
        />
      </div>
      <Button type="submit" size="lg" busy={busy} className="w-full mt-3">
        {busy ? t`Creating account...` : t`Create account`}
      </Button>
      <LegalNote act={t`creating an account`} pages={legal} className="mt-3" />
    </form>
  );
}
