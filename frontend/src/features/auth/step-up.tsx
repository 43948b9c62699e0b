import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part.tsx';
import { askForProof } from '@/session/step-up.ts';

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx').then((file) => file.ProofDialog));

/** Asks who is there when a call needs a proof of it, and lets that call go on. Shows nothing until then. */
export function StepUp() {
  const [open, setOpen] = useState(false);
  const answer = useRef<(proven: boolean) => void>(() => {});
  useEffect(() => {
    const stop = askForProof(() => {
      setOpen(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    });
    return () => {
      stop();
      answer.current(false);
    };
  }, []);
  if (!open) return null;
  const end = (proven: boolean) => {
    setOpen(false);
    answer.current(proven);
  };
  return (
    <Suspense fallback={null}>
      <ProofDialog onEnd={end} />
    </Suspense>
  );
}
