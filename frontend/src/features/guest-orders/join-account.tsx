import { Link, useNavigate } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { useJoinGuestOrder } from '@/api/generated/guest-orders/guest-orders.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useAuth } from '@/session/session-context.tsx';
import { authHeaders, saveToken } from './order-token.ts';

interface JoinAccountProps {
  readonly token: string;
  readonly orderId: string;
}

/** Adds an order to an account: on click, or automatically when its email is registered. */
export function JoinAccount({ token, orderId }: JoinAccountProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useJoinGuestOrder({
    mutation: { networkMode: 'always' },
    request: authHeaders(token),
  });
  if (!user)
    return (
      <p className="mt-8 text-sm text-muted-foreground">
        Keep your orders in one place with an account.{' '}
        <Link to="/register" className="font-semibold text-primary underline underline-offset-4">
          Register with this email
        </Link>{' '}
        and confirm it: the order is then added to your account automatically.
      </p>
    );
  const join = () =>
    mutate(undefined, {
      onSuccess: () => {
        saveToken(null);
        void navigate({ to: '/dashboard/orders', search: { order: orderId } });
      },
    });
  return (
    <div className="mt-8">
      <p className="text-sm text-muted-foreground">
        You are signed in as <bdi className="font-medium text-foreground">{user.email}</bdi>. Once the order is added,
        the link in the email stops working.
      </p>
      {error ? (
        <Banner tone="danger" className="mt-3">
          {errorMessage(error, 'Failed to add the order')}
        </Banner>
      ) : null}
      <Button variant="outline" busy={isPending} onClick={join} className="mt-3">
        Add to my account
      </Button>
    </div>
  );
}
