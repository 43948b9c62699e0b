import { useState } from 'react';
import { useRenewRecoveryCodes } from '@/api/generated/second-factor/second-factor.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Creates new recovery codes and shows them once. */
export function NewCodes({ onEnd }: { readonly onEnd: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useRenewRecoveryCodes({ mutation: { networkMode: 'always' } });
  if (codes) return <RecoveryCodes codes={codes} message="Your old codes no longer work." onDone={onEnd} />;
  return (
    <ProofForm
      label="New recovery codes"
      action="Create new codes"
      send={async (data) => setCodes((await renew.mutateAsync({ data })).recovery_codes)}
      failed="Failed to create new codes."
      onCancel={onEnd}
    />
  );
}
