import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '@/components/feedback/lazy-component.tsx';

// Few accounts require a code, so the sign-in pages do not load this part.
const Step = lazyComponent(() => import('./two-factor-step.tsx').then(({ TwoFactorStep: SecondStep }) => SecondStep));

/** The second step of signing in, loaded on demand. */
export function LazyTwoFactorStep(props: ComponentProps<typeof Step>) {
  return (
    <Suspense fallback={null}>
      <Step {...props} />
    </Suspense>
  );
}
