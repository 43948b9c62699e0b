import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { errorMessage, hasStatus, isNotFound } from '@/api/api-error.ts';
import {
  getGetGuestOrderQueryKey,
  useGetGuestOrder,
  useJoinGuestOrder,
} from '@/api/generated/guest-orders/guest-orders.ts';
import type { GuestOrder } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { WithdrawalNote } from '@/components/order/withdrawal-note.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { formatMoment } from '@/lib/format-moment.ts';
import { useAuth } from '@/session/session-context.tsx';
import { PaperHalf } from '../../kit/checkout/halves.tsx';
import { authHeaders, saveToken, useOrderToken } from '../../kit/checkout/order-token.ts';
import { GuestFiles } from './guest-files.tsx';
import { BrokenLink, GuestPending, NoLink } from './guest-frame.tsx';
import { GuestGift } from './guest-gift.tsx';
import { GuestRefund } from './guest-refund.tsx';
import { GuestTransfer } from './guest-transfer.tsx';
import { OrderAgain } from './order-again.tsx';
import { isOpen, orderMessage } from './order-messages.ts';
import { OrderedProducts } from './ordered-products.tsx';
import { OtherOrders } from './other-orders.tsx';

interface JoinAccountProps {
  readonly token: string;
  /** Of the order; the registration begins with it. */
  readonly email: string;
  readonly orderId: string;
}

/** Adds an order to an account: on click, or automatically when its email is registered. */
function JoinAccount({ token, email, orderId }: JoinAccountProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useJoinGuestOrder({
    request: authHeaders(token),
  });
  if (!user)
    return (
      <p className="text-sm text-muted-foreground">
        <Trans>
          All your orders, files and devices in one place.{' '}
          <Link to="/register" state={{ email }} className="font-semibold text-primary underline underline-offset-4">
            Register with this email
          </Link>{' '}
          and confirm it: the order is then added to your account automatically.
        </Trans>
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
    <div>
      <p className="text-sm text-muted-foreground">
        <Trans>
          You are signed in as <bdi className="font-medium text-foreground">{user.email}</bdi>. Once the order is added,
          the link in the email stops working.
        </Trans>
      </p>
      {error ? (
        <Banner tone="danger" className="mt-3">
          {errorMessage(error, t`Failed to add the order`)}
        </Banner>
      ) : null}
      <Button variant="outline" busy={isPending} onClick={join} className="mt-3">
        <Trans>Add to my account</Trans>
      </Button>
    </div>
  );
}

/** Polling interval of an open payment. */
const REFETCH_INTERVAL_MS = 3_000;

/** A guest order: opened by its token, and polled until it is completed. */
export function GuestOrderPage() {
  const token = useOrderToken();
  if (token) return <LoadedOrder key={token} token={token} />;
  return token === null ? (
    <NoLink title={TITLE} text={t`Use the link in your confirmation email.`} />
  ) : (
    <GuestPending title={TITLE} label={LOADING} />
  );
}

const TITLE = t`Your order`;
const LOADING = t`Loading your order`;
const NOT_FOUND = t`This link doesn’t work. If you added the order to your account, you’ll find it there.`;

function LoadedOrder({ token }: { readonly token: string }) {
  const queryKey = [...getGetGuestOrderQueryKey(), token] as const;
  const { data, error, isFetching, refetch } = useGetGuestOrder({
    query: {
      queryKey: queryKey as never,
      refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? REFETCH_INTERVAL_MS : false),
    },
    request: authHeaders(token),
  });
  const client = useQueryClient();
  const isExpired = isNotFound(error) || hasStatus(error, 410);
  useEffect(() => saveToken(isExpired ? null : token), [token, isExpired]);
  if (isExpired)
    return (
      <BrokenLink
        title={TITLE}
        text={hasStatus(error, 410) ? t`This link has expired. Please ask for a new one.` : NOT_FOUND}
      />
    );
  if (!data)
    return (
      <GuestPending
        title={TITLE}
        label={LOADING}
        failure={error ? errorMessage(error, t`Failed to fetch your order.`) : undefined}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <GuestOrderView token={token} guest={data} onChanged={(order) => client.setQueryData(queryKey, order)} />;
}

interface GuestOrderViewProps {
  readonly token: string;
  readonly guest: GuestOrder;
  readonly onChanged: (order: GuestOrder) => void;
}

/** What was bought on one side, its status and the next steps on the other. */
function GuestOrderView({ token, guest, onChanged }: GuestOrderViewProps) {
  const { order, expires_at: ends } = guest;
  const { product_id, tier, plan_id, status, payment } = order;
  const text = orderMessage(guest);
  return (
    <div className="grid grow lg:grid-cols-2">
      <OrderedProducts order={order} />
      <PaperHalf>
        <div role="status">
          <h2 className="text-3xl">{text.title}</h2>
          <p className="mt-2 wrap-anywhere text-muted-foreground">{text.line}</p>
        </div>
        {payment?.checkoutUrl ? (
          <a href={payment.checkoutUrl} className={buttonVariants({ size: 'lg', className: 'mt-6' })}>
            <Trans>Continue to payment</Trans>
          </a>
        ) : null}
        {payment?.instructions ? (
          <GuestTransfer
            token={token}
            number={payment.transferNumber}
            instructions={payment.instructions}
            onReported={onChanged}
          />
        ) : null}
        {status === 'cancelled' && order.lines.length > 1 ? <OrderAgain lines={order.lines} /> : null}
        {status === 'cancelled' && product_id !== null && order.lines.length === 1 ? (
          <Link
            to="/checkout/$product"
            params={{ product: String(product_id) }}
            search={tier === null ? {} : { plan: plan_id ?? tier }}
            className={buttonVariants({ variant: 'outline', className: 'mt-6' })}
          >
            <Trans>Order again</Trans>
          </Link>
        ) : null}
        {order.gift ? <GuestGift token={token} gift={order.gift} /> : null}
        {status === 'completed' && order.lines.some(({ seats }) => seats) ? (
          <Banner tone="notice" className="mt-6">
            <Trans>
              Invite people to your seats from an account: sign in or create one with {guest.email}, then add this order
              to it.
            </Trans>
          </Banner>
        ) : null}
        <GuestFiles token={token} guest={guest}>
          <JoinAccount token={token} email={guest.email} orderId={order.id} />
        </GuestFiles>
        <WithdrawalNote order={order} className="mt-6" />
        <GuestRefund token={token} guest={guest} onChanged={onChanged} />
        <OtherOrders email={guest.email} />
        <p className="mt-5 mb-10 text-xs lg:mb-20 text-muted-foreground">
          <Trans>
            This link works until <time dateTime={ends}>{formatMoment(ends)}</time>. Anyone who has it can open the
            order.
          </Trans>
        </p>
      </PaperHalf>
    </div>
  );
}
