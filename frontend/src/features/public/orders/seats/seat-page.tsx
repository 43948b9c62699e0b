import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Armchair } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import type { SeatInvitation } from '@/api/generated/model.ts';
import { useGetProduct } from '@/api/generated/products/products.ts';
import { getGetSeatQueryKey, useAcceptSeat, useGetSeat } from '@/api/generated/seats/seats.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate } from '@/lib/format.ts';
import { useAuth } from '@/session/session-context.tsx';
import { DarkHalf, PaperHalf } from '../../kit/checkout/halves.tsx';
import { saveToken } from '../../kit/checkout/order-token.ts';
import { saveSeatToken, seatHeaders, useSeatToken } from './seat-token.ts';

const TITLE = t`A seat for you`;

/** An invitation to a seat, opened by the link in its email. Nothing is accepted before the button is pressed. */
export function SeatPage() {
  const token = useSeatToken();
  if (token) return <LoadedSeat key={token} token={token} />;
  return (
    <Frame>
      {token === null ? (
        <p className="mt-4 text-muted-foreground">
          <Trans>Use the link in our email to open your invitation.</Trans>
        </p>
      ) : (
        <Loading />
      )}
    </Frame>
  );
}

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Container className="py-12 sm:py-16">
    <div className="max-w-160">
      <h1 className="text-4xl">{TITLE}</h1>
      {children}
    </div>
  </Container>
);

const Loading = () => (
  <div role="status" className="mt-8 grid gap-4">
    <span className="sr-only">
      <Trans>Loading your invitation</Trans>
    </span>
    <Skeleton className="h-8 w-64" />
    <Skeleton className="h-5 w-full max-w-96" />
    <Skeleton className="mt-4 h-12 w-44" />
  </div>
);

function LoadedSeat({ token }: { readonly token: string }) {
  const { user } = useAuth();
  const { data, error, isFetching, refetch } = useGetSeat({
    // Who is signed in decides whether the plan is owned already.
    query: { queryKey: [...getGetSeatQueryKey(), token, user?.id] as never },
    request: seatHeaders(token),
  });
  const isUnknown = isNotFound(error);
  useEffect(() => saveSeatToken(isUnknown ? null : token), [token, isUnknown]);
  if (data && !isUnknown) return <SeatView token={token} seat={data} />;
  return (
    <Frame>
      {error ? (
        <Banner
          tone="danger"
          className="mt-6"
          action={
            isUnknown ? null : (
              <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </Button>
            )
          }
        >
          {errorMessage(error, t`Failed to fetch your invitation.`)}
        </Banner>
      ) : (
        <Loading />
      )}
    </Frame>
  );
}

interface SeatViewProps {
  readonly token: string;
  readonly seat: SeatInvitation;
}

/** What the seat includes on one side, accepting it on the other. */
function SeatView({ token, seat }: SeatViewProps) {
  const { buyer_name: buyer, product_id, product_name, tier, until } = seat;
  const product = useGetProduct(String(product_id), { query: { enabled: product_id !== null } });
  const [picture] = product.data?.images ?? [];
  return (
    <div className="grid grow lg:grid-cols-2">
      <DarkHalf>
        <Armchair className="size-8 text-primary lg:mt-6" aria-hidden="true" />
        <h1 className="mt-4 text-4xl wrap-anywhere">
          {buyer === '' ? TITLE : <Trans>{buyer} has a seat for you</Trans>}
        </h1>
        <div className="mt-7 flex gap-4 border-t border-border py-5">
          {picture ? (
            <Picture picture={picture} alt="" sizes="96px" className="aspect-4/3 w-24 shrink-0 self-start rounded-md" />
          ) : null}
          <p className="min-w-0 leading-snug font-semibold wrap-anywhere">
            <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
            {tier === null ? null : (
              <span className="mt-0.5 block text-sm font-normal text-muted-foreground">{t`Plan: ${tier}`}</span>
            )}
          </p>
        </div>
        <ul className="grid gap-2 border-t border-border pt-5 text-sm">
          <li>
            <Trans>The download, and a licence key of your own if the product has one</Trans>
          </li>
          <li>
            {until === null ? (
              <Trans>Yours for as long as you have the seat</Trans>
            ) : (
              <Trans>Until {formatDate(until)}, and longer if the seat is renewed</Trans>
            )}
          </li>
          <li>
            <Trans>Nothing to pay</Trans>
          </li>
        </ul>
      </DarkHalf>
      <PaperHalf>
        <div className="pb-12 lg:pb-20">
          {seat.accepted || !seat.active ? <Closed seat={seat} /> : <Accept token={token} seat={seat} />}
        </div>
      </PaperHalf>
    </div>
  );
}

/** The button that accepts it, for the account or without one. */
function Accept({ token, seat: { email, owned } }: SeatViewProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, isPending, error } = useAcceptSeat({
    mutation: { networkMode: 'always' },
    request: seatHeaders(token),
  });
  const accept = () =>
    mutate(undefined, {
      onSuccess: (accepted) => {
        saveSeatToken(null);
        if (accepted.token === null) return void navigate({ to: '/dashboard/orders', search: { order: accepted.id } });
        saveToken(accepted.token);
        void navigate({ to: '/order', hash: accepted.token });
      },
      // It may have been accepted or removed since the page was loaded.
      onError: () => void client.invalidateQueries({ queryKey: getGetSeatQueryKey() }),
    });
  return (
    <>
      <h2 className="text-3xl">
        <Trans>Accept your seat</Trans>
      </h2>
      <p className="mt-2 text-muted-foreground">
        {user ? (
          <Trans>
            You are signed in as <bdi className="font-medium text-foreground">{user.email}</bdi>. File and licence key
            go to this account.
          </Trans>
        ) : (
          <Trans>
            Accept it now without an account: we email the file and the licence key to{' '}
            <bdi className="font-medium text-foreground">{email}</bdi>.
          </Trans>
        )}
      </p>
      {owned ? (
        <Banner tone="notice" className="mt-5">
          <Trans>
            You already have this plan. Accepting gives you a second licence key. If you don’t need it, leave the seat
            for someone else.
          </Trans>
        </Banner>
      ) : null}
      {error ? (
        <Banner tone="danger" className="mt-5">
          {errorMessage(error, t`Failed to accept the seat`)}
        </Banner>
      ) : null}
      <Button size="lg" busy={isPending} onClick={accept} className="mt-6">
        <Trans>Accept the seat</Trans>
      </Button>
      {user ? null : (
        <p className="mt-5 text-sm text-muted-foreground">
          <Trans>
            Have an account?{' '}
            <Link
              to="/login"
              search={{ redirect: '/seat' }}
              className="font-semibold text-primary underline underline-offset-4"
            >
              Sign in first
            </Link>
            , and the seat is added to it.
          </Trans>
        </p>
      )}
    </>
  );
}

/** A seat that can no longer be accepted, and what to do. */
function Closed({ seat: { accepted } }: { readonly seat: SeatInvitation }) {
  return (
    <div role="status">
      <h2 className="text-3xl">{accepted ? <Trans>Already accepted</Trans> : <Trans>No longer available</Trans>}</h2>
      <p className="mt-2 text-muted-foreground">
        {accepted ? (
          <Trans>Was it you? Sign in to find it in your orders, or use the link in the email that we sent then.</Trans>
        ) : (
          <Trans>The plan has ended or was refunded. Please ask the person who invited you.</Trans>
        )}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {accepted ? (
          <Link to="/dashboard/orders" className={buttonVariants()}>
            <Trans>Go to your orders</Trans>
          </Link>
        ) : null}
        <Link to="/contact" className={buttonVariants({ variant: 'outline' })}>
          <Trans>Contact us</Trans>
        </Link>
      </div>
    </div>
  );
}
