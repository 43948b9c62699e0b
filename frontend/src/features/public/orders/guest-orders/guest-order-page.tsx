import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { errorMessage, hasStatus, isNotFound } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  getGetGuestOrderQueryKey,
  useGetGuestOrder,
  useJoinGuestOrder,
  useRequestGuestLink,
} from '@/api/generated/guest-orders/guest-orders.ts';
import type { GuestOrder } from '@/api/generated/model.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { useAuth } from '@/session/session-context.tsx';
import { GuestFiles } from './guest-files.tsx';
import { GuestTransfer } from './guest-transfer.tsx';
import { PaperHalf } from './halves.tsx';
import { isOpen, orderMessage } from './order-messages.ts';
import { authHeaders, saveToken, useOrderToken } from './order-token.ts';
import { OrderedProduct } from './ordered-product.tsx';

/** Sends new links by email; the answer does not reveal whether there are any orders. */
function LostLink() {
  const { mutateAsync, data } = useRequestGuestLink({ mutation: { networkMode: 'always' } });
  const { form, busy, failure, problem } = useForm({
    fields: ['email'],
    check: ({ email }, { misspelt }) =>
      email.trim() === '' || misspelt ? { email: 'Please enter a valid email address' } : {},
    send: async ({ email }) => void (await mutateAsync({ data: { email: email.trim() } })),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to send the link'),
  });
  const note = failure ?? data?.message;
  return (
    <section aria-labelledby="lost-link" className="mt-10 border-t border-border pt-8">
      <h2 id="lost-link" className="text-xl">
        Send me my link
      </h2>
      <p className="mt-1 mb-5 text-muted-foreground">
        Enter the email you ordered with, and we’ll send you a link to each of your orders.
      </p>
      {note ? (
        <Banner tone={failure ? 'danger' : 'success'} className="mb-4">
          {note}
        </Banner>
      ) : null}
      <form noValidate aria-label="Lost link" className="flex flex-wrap items-start gap-x-3" {...form}>
        <div className="min-w-0 grow basis-56">
          <Field
            name="email"
            type="email"
            label="Email"
            required
            maxLength={EmailMax}
            autoComplete="email"
            error={problem('email')}
          />
        </div>
        <Button type="submit" busy={busy} className="sm:mt-7">
          Send link
        </Button>
      </form>
    </section>
  );
}

interface JoinAccountProps {
  readonly token: string;
  readonly orderId: string;
}

/** Adds an order to an account: on click, or automatically when its email is registered. */
function JoinAccount({ token, orderId }: JoinAccountProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useJoinGuestOrder({
    mutation: { networkMode: 'always' },
    request: authHeaders(token),
  });
  if (!user)
    return (
      <p className="text-sm text-muted-foreground">
        All your orders, files and devices in one place.{' '}
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
    <div>
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

/** Polling interval of an open payment. */
const REFETCH_INTERVAL_MS = 3_000;

/** A guest order: opened by its token, and polled until it is completed. */
export function GuestOrderPage() {
  const token = useOrderToken();
  if (token) return <LoadedOrder key={token} token={token} />;
  return <Frame>{token === null ? <NoLink text="Use the link in your confirmation email." /> : <Waiting />}</Frame>;
}

/** The page without an order. */
const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Container className="py-12 sm:py-16">
    <div className="max-w-160">
      <h1 className="text-4xl">Your order</h1>
      {children}
    </div>
  </Container>
);

const Waiting = () => (
  <div role="status" className="mt-8 grid gap-4">
    <span className="sr-only">Loading your order</span>
    <Skeleton className="h-8 w-64" />
    <Skeleton className="h-5 w-full max-w-96" />
    <Skeleton className="mt-4 h-12 w-44" />
  </div>
);

function NoLink({ text }: { readonly text: string }) {
  return (
    <>
      <p className="mt-4 text-muted-foreground">{text}</p>
      <LostLink />
    </>
  );
}

const NOT_FOUND = 'This link doesn’t work. If you added the order to your account, you’ll find it there.';

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
      <Frame>
        <Banner tone="danger" className="mt-6">
          {hasStatus(error, 410) ? 'This link has expired. Please ask for a new one.' : NOT_FOUND}
        </Banner>
        <LostLink />
      </Frame>
    );
  if (!data)
    return (
      <Frame>
        {error ? (
          <Banner
            tone="danger"
            className="mt-6"
            action={
              <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {errorMessage(error, 'Failed to fetch your order.')}
          </Banner>
        ) : (
          <Waiting />
        )}
      </Frame>
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
      <OrderedProduct order={order} />
      <PaperHalf>
        <div role="status">
          <h2 className="text-3xl">{text.title}</h2>
          <p className="mt-2 wrap-anywhere text-muted-foreground">{text.line}</p>
        </div>
        {payment?.checkoutUrl ? (
          <a href={payment.checkoutUrl} className={buttonVariants({ size: 'lg', className: 'mt-6' })}>
            Continue to payment
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
        {status === 'cancelled' && product_id !== null ? (
          <Link
            to="/checkout/$product"
            params={{ product: String(product_id) }}
            search={tier === null ? {} : { plan: plan_id ?? tier }}
            className={buttonVariants({ variant: 'outline', className: 'mt-6' })}
          >
            Order again
          </Link>
        ) : null}
        <GuestFiles token={token} guest={guest}>
          <JoinAccount token={token} orderId={order.id} />
        </GuestFiles>
        <p className="mt-5 mb-10 text-xs lg:mb-20 text-muted-foreground">
          This link works until <time dateTime={ends}>{formatMoment(ends)}</time>. Anyone who has it can open the order.
        </p>
      </PaperHalf>
    </div>
  );
}
