import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { OwnSessionPage } from '@/api/generated/model.ts';
import { useAddPasskey, useBeginPasskey } from '@/api/generated/passkeys/passkeys.ts';
import { getListSessionsQueryKey } from '@/api/generated/sessions/sessions.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { passkeyProblem } from '@/lib/passkey-problems.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { checkPasskeyName, nameField, refusedName } from './passkey-rules.ts';

const CONTROL = nameField();

/** This browser's name, as in the list of sessions on the same screen. */
const guessDeviceName = (client: QueryClient): string => {
  const page = client.getQueryData<OwnSessionPage>(getListSessionsQueryKey({ limit: 20 }));
  return page?.items.find(({ current }) => current)?.device ?? '';
};

/** Asks for a name and has the browser create a passkey. */
export function AddPasskey({ onEnd }: { readonly onEnd: () => void }) {
  const { show } = useToast();
  const client = useQueryClient();
  const [thisDevice] = useState(() => guessDeviceName(client));
  const begin = useBeginPasskey({ mutation: { networkMode: 'always' } });
  const add = useAddPasskey({ mutation: { networkMode: 'always' } });
  const { busy, failure, form, field } = useForm({
    fields: [CONTROL],
    check: checkPasskeyName(CONTROL),
    send: async ({ [CONTROL]: name = '' }) => {
      const { createPasskey: makePasskey } = await import('@/session/passkey-device.ts');
      const made = await makePasskey(await begin.mutateAsync());
      await add.mutateAsync({ data: { ...made, name: name.trim() } });
      show({ tone: 'success', text: 'Passkey added' });
      onEnd();
    },
    refused: refusedName(CONTROL),
    toMessage: (error) => passkeyProblem(error) ?? errorMessage(error, 'Failed to add a passkey.'),
  });
  return (
    <PasskeyNameForm
      label="Add a passkey"
      action="Continue"
      help="A name you will recognise. Your browser does the rest."
      control={CONTROL}
      name={thisDevice}
      busy={busy}
      failure={failure}
      form={form}
      field={field(CONTROL)}
      onCancel={onEnd}
    />
  );
}
