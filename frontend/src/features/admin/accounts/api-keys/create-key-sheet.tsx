import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminCreateApiKey } from '@/api/generated/admin-api-keys/admin-api-keys.ts';
import type { CreatedApiKey } from '@/api/generated/model.ts';
import { apiKeyInputNameMax } from '@/api/generated/zod/schemas/apiKeyInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { FormSheet } from '../../kit/form-sheet.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { checkKey, keyFields, LIFETIMES, toKeyInput } from './key-rules.ts';
import { KeySecret } from './key-secret.tsx';
import { ScopesField } from './scopes-field.tsx';

interface CreateKeySheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Creates a key, then shows its secret once. */
export function CreateKeySheet({ open, onClose }: CreateKeySheetProps) {
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  const { mutateAsync } = useAdminCreateApiKey();
  const sheet = useForm({
    fields: keyFields,
    check: checkKey,
    send: async (values) => setCreated(await mutateAsync({ data: toKeyInput(values) })),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to create the key'),
    isChanged: isFormChanged,
  });
  const { problem, solve } = sheet;
  if (created) {
    return (
      <SideSheet open={open} title="Key created" onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
        <KeySecret created={created} />
      </SideSheet>
    );
  }
  return (
    <FormSheet open={open} title="Create API key" label="API key" action="Create key" sheet={sheet} onClose={onClose}>
      <div className="grid gap-3">
        <Field
          label="Name"
          name="name"
          required
          marked
          maxLength={apiKeyInputNameMax}
          autoComplete="off"
          help="For example, “Release build”."
          error={problem('name')}
        />
        <SelectField
          label="Expires after"
          name="lifetime"
          options={LIFETIMES}
          defaultValue="90"
          error={problem('lifetime')}
        />
        <ScopesField error={problem('scopes')} onChange={() => solve('scopes')} />
      </div>
    </FormSheet>
  );
}
