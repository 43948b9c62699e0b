import { messageOf } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { Passkey } from '@/api/generated/model.ts';
import { useRenamePasskey } from '@/api/generated/passkeys/passkeys.ts';
import { useForm } from '@/hooks/use-form.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { checkPasskeyName } from './passkey-rules.ts';

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  /** Saved or given up. */
  readonly onDone: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskey({ passkey: { id, name }, onDone }: RenamePasskeyProps) {
  const rename = useRenamePasskey({ mutation: { networkMode: 'always' } });
  const { busy, failure, form, field } = useForm({
    fields: ['name'],
    check: checkPasskeyName,
    send: async (values) => {
      await rename.mutateAsync({ id, data: { name: values.name.trim() } });
      onDone();
    },
    refused: fieldProblems,
    explain: (error) => messageOf(error, 'Failed to rename the passkey.'),
  });
  return (
    <PasskeyNameForm
      label={`Rename ${name}`}
      action="Save"
      name={name}
      busy={busy}
      failure={failure}
      form={form}
      field={field('name')}
      onCancel={onDone}
    />
  );
}
