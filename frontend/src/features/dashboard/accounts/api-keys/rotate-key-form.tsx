import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useRotateOwnApiKey } from '@/api/generated/api-keys/api-keys.ts';
import type { AccountKey, CreatedAccountKey } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { ChoiceField } from './choice-field.tsx';
import { overlaps } from './own-key-rules.ts';

interface RotateKeyFormProps {
  readonly apiKey: Pick<AccountKey, 'id' | 'name'>;
  readonly onRotated: (rotated: CreatedAccountKey) => void;
  readonly onCancel: () => void;
}

/** Replaces the secret of a key; the previous one works for some hours more. */
export function RotateKeyForm({ apiKey: { id, name }, onRotated, onCancel }: RotateKeyFormProps) {
  const control = `overlap-${id}`;
  const { mutateAsync } = useRotateOwnApiKey();
  const { form, problem, failure, busy } = useForm({
    fields: [control],
    check: () => ({}),
    send: async ({ [control]: overlap }) =>
      onRotated(await mutateAsync({ id, data: { overlap_hours: Number(overlap) } })),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to rotate the key.`),
  });
  return (
    <form noValidate aria-label={t`Rotate ${name}`} className="mt-4 max-w-form" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <p className="mb-4 text-sm text-muted-foreground">
        <Trans>Creates a new secret with the same permissions. The expiry period restarts today.</Trans>
      </p>
      <ChoiceField
        label={t`Previous secret works for`}
        name={control}
        options={overlaps()}
        defaultValue="24"
        help={t`Gives you time to update your programs. If the secret leaked, revoke it immediately.`}
        error={problem(control)}
      />
      <div className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          <Trans>Rotate key</Trans>
        </Button>
        <Button variant="outline" disabled={busy} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
