import { type ComponentProps, lazy, Suspense } from 'react';

// Few accounts ask for a code: the sign-in pages are free of it.
const Step = lazy(() => import('./second-step.tsx').then(({ SecondStep }) => ({ default: SecondStep })));

/** The second step of signing in, loaded when it is asked for. */
export function SecondStepLazy(props: ComponentProps<typeof Step>) {
  return (
    <Suspense fallback={null}>
      <Step {...props} />
    </Suspense>
  );
}
