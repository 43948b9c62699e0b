import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { beginPasskeySignIn } from '@/api/generated/auth/auth.ts';
import type { PasskeyAnswer } from '@/api/generated/model.ts';
import { passkeyProblem } from '@/lib/passkey-problems.ts';

const FAILED = 'That could not be checked. Please try again.';

/** Requests a passkey from the device and passes its answer on; failures become messages. */
export function usePasskeyAnswer(onAnswer: (answer: PasskeyAnswer) => Promise<void>) {
  const [problem, setProblem] = useState<string | null>(null);
  const [waits, setWaits] = useState(false);
  const ask = async () => {
    setProblem(null);
    setWaits(true);
    try {
      const device = await import('@/session/passkey-device.ts');
      await onAnswer(await device.askPasskey(await beginPasskeySignIn()));
    } catch (error) {
      setProblem(passkeyProblem(error) ?? messageOf(error, FAILED));
    } finally {
      setWaits(false);
    }
  };
  return { problem, waits, ask, forget: () => setProblem(null) };
}
