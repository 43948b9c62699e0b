import { t } from '@lingui/core/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { Button } from '@/components/ui/button.tsx';

interface PasskeyButtonProps {
  readonly area: 'customer' | 'admin';
  readonly label?: string;
  /** Called once the user is signed in. */
  readonly onOpened: () => void;
  /** Called with the failure; null when another attempt starts. */
  readonly onProblem: (text: string | null) => void;
}

/** Signs in with a passkey. The code it needs is loaded on click. */
export function PasskeyButton({ area, label = t`Sign in with a passkey`, onOpened, onProblem }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    onProblem(null);
    setBusy(true);
    try {
      const { signInWithPasskey } = await import('@/session/session-actions.ts');
      await signInWithPasskey(area);
      onOpened();
    } catch (error) {
      const { passkeyProblem } = await import('@/lib/passkey-problems.ts');
      onProblem(passkeyProblem(error) ?? errorMessage(error, t`The passkey could not be checked. Please try again.`));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" size="lg" busy={busy} className="mt-3 w-full" onClick={() => void open()}>
      <KeyRound aria-hidden="true" />
      <span>{label}</span>
    </Button>
  );
}
