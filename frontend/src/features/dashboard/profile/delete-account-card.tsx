import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useGetSecondFactor } from '@/api/generated/second-factor/second-factor.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { navigateAndWait } from '@/session/navigate-and-wait.ts';
import { useAuth } from '@/session/session-context.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

const TITLE_ID = 'profile-delete-account';

/** The consequences of deleting the account, and the form to do so. */
export function DeleteAccountCard() {
  const { data: factor } = useGetSecondFactor();
  const { logout } = useAuth();
  const { show } = useToast();
  const router = useRouter();
  const [isConfirming, setIsConfirming] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const planned = (dueAt: string) => {
    show({
      tone: 'success',
      text: `Your account will be deleted on ${formatDate(dueAt)}. Sign in before then to keep it.`,
    });
    void logout(() => navigateAndWait(router, '/login'));
  };
  return (
    <Card className="p-5 sm:p-8">
      <section aria-labelledby={TITLE_ID}>
        <h2 ref={title} id={TITLE_ID} tabIndex={-1} className="text-xl">
          Delete account
        </h2>
        <p className="mt-1 mb-5 text-sm text-muted-foreground">
          Your name, email, picture, addresses and downloads are erased after 30 days, unless you sign in before then.
          Orders and transactions are kept without your name for bookkeeping.
        </p>
        {isConfirming ? (
          <DeleteAccountForm
            needsCode={factor?.enabled === true}
            onPlanned={planned}
            onCancel={() => {
              setIsConfirming(false);
              title.current?.focus({ preventScroll: true });
            }}
          />
        ) : (
          <Button variant="outline" onClick={() => setIsConfirming(true)}>
            Delete my account
          </Button>
        )}
      </section>
    </Card>
  );
}
