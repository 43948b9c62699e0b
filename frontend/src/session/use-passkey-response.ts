import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { beginPasskeySignIn } from '@/api/generated/auth/auth.ts';
import type { PasskeyAnswer } from '@/api/generated/model.ts';
import { passkeyProblem } from '@/lib/passkey-problems.ts';

const FAILED = t`That could not be checked. Please try again.`;

/** Requests a passkey from the device and passes its answer on; failures become messages. */
export function usePasskeyResponse(onAnswer: (answer: PasskeyAnswer) => Promise<void>) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const ask = async () => {
    setProblem(null);
    setIsWaiting(true);
    try {
      const device = await import('@/session/passkey-device.ts');
      await onAnswer(await device.getPasskey(await beginPasskeySignIn()));
    } catch (error) {
      setProblem(passkeyProblem(error) ?? errorMessage(error, FAILED));
    } finally {
      setIsWaiting(false);
    }
  };
  return { problem, isWaiting, ask, forget: () => setProblem(null) };
}
