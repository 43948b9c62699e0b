import { Suspense, useEffect } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part.tsx';
import { useQuestion } from '@/hooks/use-question.ts';
import { askForProof } from '@/session/step-up.ts';

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx').then((file) => file.ProofDialog));

/** Verifies the user when a call requires it, then lets the call continue. Renders nothing until then. */
export function StepUp() {
  const { open, ask, answer } = useQuestion();
  useEffect(() => {
    const stop = askForProof(ask);
    return () => {
      stop();
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
