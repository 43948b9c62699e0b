import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NewPasswordMax, NewPasswordMin } from '@/api/generated/zod/schemas/newPassword.zod.ts';
import { profileInputCurrentPasswordMax } from '@/api/generated/zod/schemas/profileInput.zod.ts';
import { NewPasswordField } from '@/components/ui/new-password-field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import type { ProfileField } from './profile-rules.ts';

interface PasswordSectionProps {
  readonly problem: (field: ProfileField) => string | undefined;
}

/** The three password fields of the profile. */
export function PasswordSection({ problem }: PasswordSectionProps) {
  return (
    <fieldset className="mt-4 border-t border-border pt-6">
      <legend className="float-start font-display text-xl font-semibold">
        <Trans>Change Password</Trans>
      </legend>
      <p className="clear-both pt-1 pb-5 text-sm text-muted-foreground">
        <Trans>Leave empty to keep your password. A new one signs you out everywhere else.</Trans>
      </p>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <div className="sm:col-span-2 sm:max-w-[calc(50%-0.5rem)]">
          <PasswordField
            label={t`Current Password`}
            name="currentPassword"
            maxLength={profileInputCurrentPasswordMax}
            autoComplete="current-password"
            error={problem('currentPassword')}
          />
        </div>
        <NewPasswordField
          label={t`New Password`}
          name="newPassword"
          maxLength={NewPasswordMax}
          shortest={NewPasswordMin}
          help={t`At least ${NewPasswordMin} characters`}
          error={problem('newPassword')}
        />
        <PasswordField
          label={t`Confirm New Password`}
          name="confirmation"
          maxLength={NewPasswordMax}
          autoComplete="new-password"
          error={problem('confirmation')}
        />
      </div>
    </fieldset>
  );
}
