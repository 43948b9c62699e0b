import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { PasskeyTitleMax } from '@/api/generated/zod/schemas/passkeyTitle.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { focusOnce } from '@/lib/focus-once.ts';

interface PasskeyNameFormProps {
  readonly label: string;
  readonly action: string;
  readonly help?: string;
  /** Name of the control. */
  readonly control: string;
  /** The initial value. */
  readonly name: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly form: ComponentProps<'form'>;
  readonly field: Pick<ComponentProps<typeof Field>, 'error'>;
  readonly onCancel: () => void;
}

/** The name of a new or an existing passkey. */
export function PasskeyNameForm(props: PasskeyNameFormProps) {
  const { label, action, help, control, name, busy, failure, form, field, onCancel } = props;
  return (
    <form noValidate aria-label={label} className="py-1" {...form}>
      <div className="max-w-form">
        <Field
          ref={focusOnce}
          label={t`Passkey name`}
          name={control}
          help={help}
          autoComplete="off"
          maxLength={PasskeyTitleMax}
          defaultValue={name}
          {...field}
        />
      </div>
      {failure ? (
        <Banner tone="danger" className="mt-2">
          {failure}
        </Banner>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
