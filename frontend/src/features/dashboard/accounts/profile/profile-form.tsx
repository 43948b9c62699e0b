import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { invalidateGetSession } from '@/api/generated/auth/auth.ts';
import type { User } from '@/api/generated/model.ts';
import { invalidateGetOwnEmail } from '@/api/generated/profile/profile.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { profileInputAddressMax, profileInputNameMax } from '@/api/generated/zod/schemas/profileInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { useAuth } from '@/session/session-context.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { checkProfile, profileFields, toProfileInput } from './profile-rules.ts';

interface ProfileFormProps {
  /** The user's data on the server; an unknown `address` is neither shown nor sent. */
  readonly person: Pick<User, 'name' | 'email'> & Partial<Pick<User, 'address'>>;
}

/** Name, email, address and optionally a new password. */
export function ProfileForm({ person }: ProfileFormProps) {
  const queryClient = useQueryClient();
  const { updateProfile } = useAuth();
  const { show } = useToast();
  const [saves, setSaves] = useState(0); // each save remounts the password fields, so they are empty and hidden
  const { busy, failure, form, problem } = useForm({
    fields: profileFields,
    check: checkProfile,
    send: async (values) => {
      const { address, ...input } = toProfileInput(values);
      await updateProfile(person.address === undefined ? input : { ...input, address });
      setSaves(saves + 1);
      show({ tone: 'success', text: t`Profile updated successfully` });
      void invalidateGetSession(queryClient);
      void invalidateGetOwnEmail(queryClient);
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to update profile`),
  });
  return (
    <>
      <EmailSection />
      <form noValidate aria-label={t`Profile Information`} {...form}>
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          <Field
            label={t`Full Name`}
            name="name"
            required
            marked
            maxLength={profileInputNameMax}
            autoComplete="name"
            defaultValue={person.name}
            error={problem('name')}
          />
          <Field
            key={saves} // a new email that is not verified yet is not shown as the current one
            label={t`Email Address`}
            name="email"
            type="email"
            required
            marked
            maxLength={EmailMax}
            autoComplete="email"
            defaultValue={person.email}
            error={problem('email')}
          />
          {person.address === undefined ? null : (
            <div className="sm:col-span-2">
              <Field
                label={t`Address`}
                name="address"
                maxLength={profileInputAddressMax}
                autoComplete="street-address"
                defaultValue={person.address ?? ''}
                error={problem('address')}
              />
            </div>
          )}
        </div>
        <PasswordSection key={saves} problem={problem} />
        <div
          data-at-foot=""
          className="sticky bottom-0 low-window:static z-10 mt-4 flex flex-wrap items-center gap-4 border-t border-border bg-card py-3"
        >
          <Button type="submit" busy={busy}>
            <Trans>Save Changes</Trans>
          </Button>
          {failure ? <Banner tone="danger">{failure}</Banner> : null}
        </div>
      </form>
    </>
  );
}
