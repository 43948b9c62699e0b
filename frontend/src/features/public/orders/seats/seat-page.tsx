import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Armchair } from 'lucide-react';
import { type ComponentProps, useEffect } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import type { SeatInvitation } from '@/api/generated/model.ts';
import { getGetSeatQueryKey, useAcceptSeat, useGetSeat } from '@/api/generated/seats/seats.ts';
import { formatDate } from '@/lib/format.ts';
import { useAuth } from '@/session/session-context.tsx';
import { DarkHalf, PaperHalf } from '../../kit/checkout/halves.tsx';
import { AcceptSection } from '../../kit/received/accept-section.tsx';
import { ClosedSection } from '../../kit/received/closed-section.tsx';
import { ReceivedProduct } from '../../kit/received/received-product.tsx';
import { UnopenedPage } from '../../kit/received/unopened-page.tsx';
import { useOpenOrder } from '../../kit/received/use-open-order.ts';
import { saveSeatToken, seatHeaders, useSeatToken } from './seat-token.ts';

const TITLE = t`A seat for you`;

/** An invitation to a seat, opened by the link in its email. Nothing is accepted before the button is pressed. */
export function SeatPage() {
  const token = useSeatToken();
  return token ? <LoadedSeat key={token} token={token} /> : <Unopened token={token} />;
}

const Unopened = (props: Pick<ComponentProps<typeof UnopenedPage>, 'token' | 'query'>) => (
  <UnopenedPage
    title={TITLE}
    hint={<Trans>Use the link in our email to open your invitation.</Trans>}
    loading={<Trans>Loading your invitation</Trans>}
    failed={t`Failed to fetch your invitation.`}
    {...props}
  />
);

function LoadedSeat({ token }: { readonly token: string }) {
  const { user } = useAuth();
  const query = useGetSeat({
    // Who is signed in decides whether the plan is owned already.
    query: { queryKey: [...getGetSeatQueryKey(), token, user?.id] as never },
    request: seatHeaders(token),
  });
  const isUnknown = isNotFound(query.error);
  useEffect(() => saveSeatToken(isUnknown ? null : token), [token, isUnknown]);
  if (query.data && !isUnknown) return <SeatView token={token} seat={query.data} />;
  return <Unopened token={token} query={query} />;
}

interface SeatViewProps {
  readonly token: string;
  readonly seat: SeatInvitation;
}

/** What the seat includes on one side, accepting it on the other. */
function SeatView({ token, seat }: SeatViewProps) {
  const { buyer_name: buyer, product_id, product_name, tier, until } = seat;
  return (
    <div className="grid grow lg:grid-cols-2">
      <DarkHalf>
        <Armchair className="size-8 text-primary lg:mt-6" aria-hidden="true" />
        <h1 className="mt-4 text-4xl wrap-anywhere">
          {buyer === '' ? TITLE : <Trans>{buyer} has a seat for you</Trans>}
        </h1>
        <div className="mt-7 flex gap-4 border-t border-border py-5">
          <ReceivedProduct productId={product_id} name={product_name} plan={tier === null ? null : t`Plan: ${tier}`} />
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
  const open = useOpenOrder();
  const client = useQueryClient();
  const { mutate, isPending, error } = useAcceptSeat({
    request: seatHeaders(token),
  });
  const accept = () =>
    mutate(undefined, {
      onSuccess: (accepted) => {
        saveSeatToken(null);
        open(accepted);
      },
      // It may have been accepted or removed since the page was loaded.
      onError: () => void client.invalidateQueries({ queryKey: getGetSeatQueryKey() }),
    });
  return (
    <AcceptSection
      heading={<Trans>Accept your seat</Trans>}
      text={
        <Trans>
          Accept it now without an account: we email the file and the licence key to{' '}
          <bdi className="font-medium text-foreground">{email}</bdi>.
        </Trans>
      }
      notice={
        owned ? (
          <Trans>
            You already have this plan. Accepting gives you a second licence key. If you don’t need it, leave the seat
            for someone else.
          </Trans>
        ) : null
      }
      failure={error && errorMessage(error, t`Failed to accept the seat`)}
      label={<Trans>Accept the seat</Trans>}
      busy={isPending}
      onAccept={accept}
      signIn={
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
      }
    />
  );
}

/** A seat that can no longer be accepted, and what to do. */
const Closed = ({ seat: { accepted } }: { readonly seat: SeatInvitation }) => (
  <ClosedSection
    heading={accepted ? <Trans>Already accepted</Trans> : <Trans>No longer available</Trans>}
    accepted={accepted}
    reason={<Trans>The plan has ended or was refunded. Please ask the person who invited you.</Trans>}
  />
);
