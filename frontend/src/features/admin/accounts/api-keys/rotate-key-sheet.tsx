import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminRotateApiKey } from '@/api/generated/admin-api-keys/admin-api-keys.ts';
import type { ApiKey, CreatedApiKey } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { FormSheet } from '../../kit/form-sheet.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { OVERLAPS } from './key-rules.ts';
import { KeySecret } from './key-secret.tsx';

const FIELDS = ['overlap'] as const;

interface RotateKeySheetProps {
  readonly open: boolean;
  /** The key before its rotation. */
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** Replaces the secret of a key; the previous one works for some hours more. */
export function RotateKeySheet({ open, apiKey, onClose }: RotateKeySheetProps) {
  const [rotated, setRotated] = useState<CreatedApiKey | null>(null);
  const { mutateAsync } = useAdminRotateApiKey();
  const sheet = useForm({
    fields: FIELDS,
    check: () => ({}),
    send: async ({ overlap }) =>
      setRotated(await mutateAsync({ id: apiKey.id, data: { overlap_hours: Number(overlap) } })),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to rotate the key'),
  });
  const { problem } = sheet;
  if (rotated) {
    const { previous_secret_expires_at: until } = rotated.key;
    return (
      <SideSheet open={open} title="Key rotated" onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
        <KeySecret created={rotated} />
        <p className="mt-4 text-sm text-muted-foreground">
          {until === null
            ? 'The previous secret no longer works.'
            : `The previous secret works until ${formatShopTime(until)}.`}
        </p>
      </SideSheet>
    );
  }
  return (
    <FormSheet
      open={open}
      title={`Rotate ${apiKey.name}`}
      label="Rotation"
      action="Rotate key"
      sheet={sheet}
      onClose={onClose}
    >
      <p className="mb-5 text-sm text-muted-foreground">
        Creates a new secret with the same scopes. The expiry period restarts today.
      </p>
      <SelectField
        label="Previous secret works for"
        name="overlap"
        options={OVERLAPS}
        defaultValue="24"
        help="Gives you time to update your apps. If the secret leaked, revoke it immediately."
        error={problem('overlap')}
      />
    </FormSheet>
  );
}
