import { useState } from 'react';
import type { RecoveryCodes as Codes, SecondFactorEnrolment } from '@/api/generated/model.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Sets up an app: the password, the QR code with a first code, and the recovery codes. */
export function Enrolment({ onEnd }: { readonly onEnd: () => void }) {
  const [enrolment, setEnrolment] = useState<SecondFactorEnrolment | null>(null);
  const [codes, setCodes] = useState<Codes['recovery_codes'] | null>(null);
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        message="Two-step sign-in is on. Your other sessions were signed out."
        onDone={onEnd}
      />
    );
  if (enrolment) return <ConfirmStep enrolment={enrolment} onConfirmed={setCodes} onCancel={onEnd} />;
  return <PasswordStep onShown={setEnrolment} onCancel={onEnd} />;
}
