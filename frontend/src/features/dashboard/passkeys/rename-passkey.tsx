import { errorMessage } from '@/api/api-error.ts';
import type { Passkey } from '@/api/generated/model.ts';
import { useRenamePasskey } from '@/api/generated/passkeys/passkeys.ts';
import { useForm } from '@/hooks/use-form.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { checkPasskeyName, nameField, refusedName } from './passkey-rules.ts';

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

/** Renames a passkey. */
export function RenamePasskey({ passkey: { id, name }, onDone }: RenamePasskeyProps) {
  const control = nameField(id);
  const rename = useRenamePasskey({ mutation: { networkMode: 'always' } });
  const { busy, failure, form, field } = useForm({
    fields: [control],
    check: checkPasskeyName(control),
    send: async (values) => {
      await rename.mutateAsync({ id, data: { name: (values[control] ?? '').trim() } });
      onDone();
    },
    refused: refusedName(control),
    toMessage: (error) => errorMessage(error, 'Failed to rename the passkey.'),
  });
  return (
    <PasskeyNameForm
      label={`Rename ${name}`}
      action="Save"
      control={control}
      name={name}
      busy={busy}
      failure={failure}
      form={form}
      field={field(control)}
      onCancel={onDone}
    />
  );
}
