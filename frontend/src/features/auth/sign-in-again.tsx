import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part.tsx';
import { useQuestion } from '@/hooks/use-question.ts';
import { askForSignIn } from '@/session/renewal.ts';

const SignInAgainDialog = lazyPart(() => import('./sign-in-again-dialog.tsx').then((file) => file.SignInAgainDialog));

const isWork = ({ type, target }: Event): boolean =>
  target instanceof Element &&
  target.closest('search, [type="search"]') === null &&
  (type === 'input' || target.closest('form button, dialog button') !== null);

/**
 * When the session ends on a screen with typed text, asks the user to sign in over that screen, after which pending
 * calls continue. Without typed text the page redirects to the sign-in as usual. Renders nothing until then.
 */
export function SignInAgain({ area }: { readonly area: 'customer' | 'admin' }) {
  const router = useRouter();
  const { open, ask, answer } = useQuestion();
  useEffect(() => {
    let isTyped = false;
    const note = (event: Event) => {
      isTyped ||= isWork(event);
    };
    const stopWatching = router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) isTyped = false;
    });
    const stopAsking = askForSignIn(async () => isTyped && (await ask()));
    document.addEventListener('input', note);
    document.addEventListener('click', note);
    return () => {
      stopWatching();
      stopAsking();
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
