import { Link } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';

/** Replaces every screen until the administrator has set up the authenticator app that the settings require. */
export function TwoFactorRequired() {
  return (
    <Card className="mx-auto mt-8 max-w-xl p-6 sm:p-10">
      <KeyRound className="size-8 text-primary" aria-hidden="true" />
      <h1 className="mt-5 text-2xl">One more step</h1>
      <p className="mt-3 text-muted-foreground">
        Two-step sign-in is required for administrators. Set up an authenticator app on your phone; it takes two
        minutes.
      </p>
      <Link to="/admin/profile" className={buttonVariants({ className: 'mt-7' })}>
        Set up an app
      </Link>
    </Card>
  );
}
