import { useDisableSecondFactor } from '@/api/generated/second-factor/second-factor.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { ProofForm } from './proof-form.tsx';

/** Turns two-factor authentication off. */
export function TurnOff({ onEnd }: { readonly onEnd: () => void }) {
  const { show } = useToast();
  const disable = useDisableSecondFactor({ mutation: { networkMode: 'always' } });
  return (
    <ProofForm
      label="Turn off two-step sign-in"
      action="Turn off"
      isDanger
      send={async (data) => {
        await disable.mutateAsync({ data });
        show({ tone: 'success', text: 'Two-step sign-in is off' });
        onEnd();
      }}
      failed="Failed to turn off two-step sign-in."
      onCancel={onEnd}
    />
  );
}
