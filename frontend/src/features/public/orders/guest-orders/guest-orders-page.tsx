import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { errorMessage, hasStatus, isNotFound } from '@/api/api-error.ts';
import {
  createGuestOrderLink,
  getListGuestOrdersQueryKey,
  joinGuestOrder,
  useListGuestOrders,
} from '@/api/generated/guest-orders/guest-orders.ts';
import type { GuestOrderList } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { formatMoment } from '@/lib/format-moment.ts';
import { useAuth } from '@/session/session-context.tsx';
import { authHeaders, guestHeaders, saveGuestToken, useGuestToken } from '../../kit/checkout/order-token.ts';
import { BrokenLink, GuestPending, NoLink } from './guest-frame.tsx';
import { GuestOrderItem } from './guest-order-item.tsx';

const TITLE = t`Your orders`;
const LOADING = t`Loading your orders`;

/** All guest orders of an email, opened by a link that was sent to it. */
export function GuestOrdersPage() {
  const token = useGuestToken();
  if (token) return <LoadedOrders key={token} token={token} />;
  return token === null ? (
    <NoLink title={TITLE} text={t`Confirm your email first: we’ll send you a link that opens this page.`} />
  ) : (
    <GuestPending title={TITLE} label={LOADING} />
  );
}

function LoadedOrders({ token }: { readonly token: string }) {
  const { data, error, isFetching, refetch } = useListGuestOrders({
    query: { queryKey: [...getListGuestOrdersQueryKey(), token] as never },
    request: guestHeaders(token),
  });
  const isExpired = isNotFound(error) || hasStatus(error, 410);
  useEffect(() => saveGuestToken(isExpired ? null : token), [token, isExpired]);
  if (isExpired)
    return (
      <BrokenLink
        title={TITLE}
        text={
          hasStatus(error, 410)
            ? t`This link has expired. Please ask for a new one.`
            : t`This link doesn’t work. Please ask for a new one.`
        }
      />
    );
  if (data) return <OrderList token={token} list={data} />;
  return (
    <GuestPending
      title={TITLE}
      label={LOADING}
      failure={error ? errorMessage(error, t`Failed to fetch your orders`) : undefined}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

interface OrderListProps {
  readonly token: string;
  readonly list: GuestOrderList;
}

function OrderList({ token, list: { email, items, expires_at: ends } }: OrderListProps) {
  return (
    <Container className="py-12 sm:py-16">
      <div className="max-w-200">
        <h1 className="text-4xl">{TITLE}</h1>
        <p className="mt-3 mb-8 text-muted-foreground">
          {items.length === 0 ? (
            <Trans>
              No orders with <bdi className="wrap-anywhere">{email}</bdi> are left here. Orders that joined an account
              are in that account.
            </Trans>
          ) : (
            <Trans>
              Everything ordered with <bdi className="font-medium wrap-anywhere text-foreground">{email}</bdi>.
            </Trans>
          )}
        </p>
        {items.map((guest) => (
          <GuestOrderItem key={guest.order.id} token={token} guest={guest} />
        ))}
        {items.length === 0 ? null : (
          <KeepTogether token={token} email={email} ids={items.map(({ order }) => order.id)} />
        )}
        <p className="mt-5 text-xs text-muted-foreground">
          <Trans>
            This link works until <time dateTime={ends}>{formatMoment(ends)}</time>. Anyone who has it can open the
            orders.
          </Trans>
        </p>
      </div>
    </Container>
  );
}

interface KeepTogetherProps {
  readonly token: string;
  readonly email: string;
  readonly ids: readonly string[];
}

/** Adds the orders to an account: a new one once its email is confirmed, the signed-in one immediately. */
function KeepTogether({ token, email, ids }: KeepTogetherProps) {
  const { user } = useAuth();
  return (
    <section aria-labelledby="keep-together" className="rounded-xl bg-primary-soft p-6">
      <h2 id="keep-together" className="text-xl">
        <Trans>Keep them together in an account</Trans>
      </h2>
      {user ? (
        <AddAll token={token} ids={ids} email={user.email} />
      ) : (
        <>
          <p className="mt-2 mb-4 text-sm">
            <Trans>
              Create an account with this email and confirm it: all these orders, with their files and licence keys,
              move into it.
            </Trans>
          </p>
          <Link
            to="/register"
            search={{ redirect: '/dashboard/orders' }}
            state={{ email }}
            className={buttonVariants()}
          >
            <Trans>Create an account</Trans>
          </Link>
        </>
      )}
    </section>
  );
}

interface AddAllProps {
  readonly token: string;
  readonly ids: readonly string[];
  /** Of the account. */
  readonly email: string;
}

function AddAll({ token, ids, email }: AddAllProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    // Sequentially: after a failure the remaining orders are still listed.
    mutationFn: async () => {
      for (const id of ids) {
        const opened = await createGuestOrderLink(id, guestHeaders(token));
        await joinGuestOrder(authHeaders(opened.token));
      }
    },
    onSuccess: () => navigate({ to: '/dashboard/orders' }),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <>
      <p className="mt-2 mb-4 text-sm">
        <Trans>
          You are signed in as <bdi className="font-medium wrap-anywhere">{email}</bdi>. Once the orders are added,
          their emailed links stop working.
        </Trans>
      </p>
      {error ? (
        <Banner tone="danger" className="mb-4">
          {errorMessage(error, t`Failed to add the orders`)}
        </Banner>
      ) : null}
      <Button busy={isPending} onClick={() => mutate()}>
        <Trans>Add all to my account</Trans>
      </Button>
    </>
  );
}
