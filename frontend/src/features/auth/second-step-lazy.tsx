import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part.tsx';

// Few accounts require a code, so the sign-in pages do not load this part.
const Step = lazyPart(() => import('./second-step.tsx').then(({ SecondStep }) => SecondStep));

/** The second step of signing in, loaded on demand. */
export function SecondStepLazy(props: ComponentProps<typeof Step>) {
  return (
    <Suspense fallback={null}>
      <Step {...props} />
    </Suspense>
  );
}
