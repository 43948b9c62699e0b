import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminCreateApiKey } from '@/api/generated/admin-api-keys/admin-api-keys.ts';
import type { CreatedApiKey } from '@/api/generated/model.ts';
import { apiKeyInputNameMax } from '@/api/generated/zod/schemas/apiKeyInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
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
  const id = useId();
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  const { mutateAsync } = useAdminCreateApiKey({ mutation: { networkMode: 'always' } });
  const { form, problem, failure, busy, dirty, solve } = useForm({
    fields: keyFields,
    check: checkKey,
    send: async (values) => setCreated(await mutateAsync({ data: toKeyInput(values) })),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to create the key'),
    isChanged: isFormChanged,
  });
  if (created) {
    return (
      <SideSheet open={open} title="Key created" onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
        <KeySecret created={created} />
      </SideSheet>
    );
  }
  return (
    <SideSheet
      open={open}
      title="Create API key"
      onClose={onClose}
      dirty={dirty && !busy}
      cancel
      footer={
        <Button type="submit" form={id} busy={busy}>
          Create key
        </Button>
      }
    >
      <form id={id} noValidate aria-label="API key" {...form}>
        {failure ? (
          <Banner tone="danger" className="mb-4">
            {failure}
          </Banner>
        ) : null}
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
      </form>
    </SideSheet>
  );
}
