import { messageOf } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAddPasskey, useBeginPasskey } from '@/api/generated/passkeys/passkeys.ts';
import { useListSessions } from '@/api/generated/sessions/sessions.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { passkeyProblem } from '@/lib/passkey-problems.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { checkPasskeyName } from './passkey-rules.ts';

/** As the list of sessions on the same screen asks. */
const SHOWN = { limit: 20 };

/** Names a passkey and has the browser make it. */
export function AddPasskey({ onEnd }: { readonly onEnd: () => void }) {
  const { show } = useToast();
  const here = useListSessions(SHOWN).data?.items.find(({ current }) => current);
  const begin = useBeginPasskey({ mutation: { networkMode: 'always' } });
  const add = useAddPasskey({ mutation: { networkMode: 'always' } });
  const { busy, failure, form, field } = useForm({
    fields: ['name'],
    check: checkPasskeyName,
    send: async ({ name }) => {
      const { makePasskey } = await import('@/session/passkey-device.ts');
      const made = await makePasskey(await begin.mutateAsync());
      await add.mutateAsync({ data: { ...made, name: name.trim() } });
      show({ tone: 'success', text: 'Passkey added' });
      onEnd();
    },
    refused: fieldProblems,
    explain: (error) => passkeyProblem(error) ?? messageOf(error, 'Failed to add a passkey.'),
  });
  return (
    <PasskeyNameForm
      label="Add a passkey"
      action="Continue"
      help="So that you know it again. Your browser asks the rest."
      name={here?.device ?? ''}
      busy={busy}
      failure={failure}
      form={form}
      field={field('name')}
      onCancel={onEnd}
    />
  );
}
