import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyComponent } from '@/components/feedback/lazy-component.tsx';
import { useConfirmation } from '@/hooks/use-confirmation.ts';
import { requestSignIn } from '@/session/session-renewal.ts';

const SignInAgainDialog = lazyComponent(() => import('./reauth-dialog.tsx').then((file) => file.ReauthDialog));

const isAppPath = ({ type, target }: Event): boolean =>
  target instanceof Element &&
  target.closest('search, [type="search"]') === null &&
  (type === 'input' || target.closest('form button, dialog button') !== null);

/**
 * When the session ends on a screen with typed text, asks the user to sign in over that screen, after which pending
 * calls continue. Without typed text the page redirects to the sign-in as usual. Renders nothing until then.
 */
export function ReauthPrompt({ area }: { readonly area: 'customer' | 'admin' }) {
  const router = useRouter();
  const { open, ask, answer } = useConfirmation();
  useEffect(() => {
    let isTyped = false;
    const note = (event: Event) => {
      isTyped ||= isAppPath(event);
    };
    const unsubscribe = router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) isTyped = false;
    });
    const unregister = requestSignIn(async () => isTyped && (await ask()));
    document.addEventListener('input', note);
    document.addEventListener('click', note);
    return () => {
      unsubscribe();
      unregister();
      document.removeEventListener('input', note);
      document.removeEventListener('click', note);
      answer(false);
    };
  }, [router, ask, answer]);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgainDialog area={area} onEnd={answer} />
    </Suspense>
  );
}
