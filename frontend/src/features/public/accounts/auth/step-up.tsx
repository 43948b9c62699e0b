import { Suspense, useEffect } from 'react';
import { lazyComponent } from '@/components/feedback/lazy-component.tsx';
import { useConfirmation } from '@/hooks/use-confirmation.ts';
import { onStepUp } from '@/session/step-up.ts';

const ProofDialog = lazyComponent(() =>
  import('./confirm-identity-dialog.tsx').then((file) => file.ConfirmIdentityDialog),
);

/** Verifies the user when a call requires it, then lets the call continue. Renders nothing until then. */
export function StepUp() {
  const { open, ask, answer } = useConfirmation();
  useEffect(() => {
    const unregister = onStepUp(ask);
    return () => {
      unregister();
      answer(false);
    };
  }, [ask, answer]);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog onEnd={answer} />
    </Suspense>
  );
}
