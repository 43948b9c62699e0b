import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part.tsx';

// Few accounts ask for a code: the sign-in pages are free of it.
const Step = lazyPart(() => import('./second-step.tsx').then(({ SecondStep }) => SecondStep));

/** The second step of signing in, loaded when it is asked for. */
export function SecondStepLazy(props: ComponentProps<typeof Step>) {
  return (
    <Suspense fallback={null}>
      <Step {...props} />
    </Suspense>
  );
}
