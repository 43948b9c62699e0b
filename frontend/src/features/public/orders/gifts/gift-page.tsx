import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Gift as GiftIcon } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { getGetGiftQueryKey, useClaimGift, useGetGift } from '@/api/generated/gifts/gifts.ts';
import type { Gift, GiftLine } from '@/api/generated/model.ts';
import { useGetProduct } from '@/api/generated/products/products.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatNumber } from '@/lib/format.ts';
import { useAuth } from '@/session/session-context.tsx';
import { DarkHalf, PaperHalf } from '../../kit/checkout/halves.tsx';
import { saveToken } from '../../kit/checkout/order-token.ts';
import { giftHeaders, saveGiftToken, useGiftToken } from './gift-token.ts';

const TITLE = t`A gift for you`;

/** A gift, opened by the link in the recipient's email. Nothing is claimed before the button is pressed. */
export function GiftPage() {
  const token = useGiftToken();
  if (token) return <LoadedGift key={token} token={token} />;
  return (
    <Frame>
      {token === null ? (
        <p className="mt-4 text-muted-foreground">
          <Trans>Use the link in our email to open your gift.</Trans>
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
      <Trans>Loading your gift</Trans>
    </span>
    <Skeleton className="h-8 w-64" />
    <Skeleton className="h-5 w-full max-w-96" />
    <Skeleton className="mt-4 h-12 w-44" />
  </div>
);

function LoadedGift({ token }: { readonly token: string }) {
  const { data, error, isFetching, refetch } = useGetGift({
    query: { queryKey: [...getGetGiftQueryKey(), token] as never },
    request: giftHeaders(token),
  });
  const isUnknown = isNotFound(error);
  useEffect(() => saveGiftToken(isUnknown ? null : token), [token, isUnknown]);
  if (data && !isUnknown) return <GiftView token={token} gift={data} />;
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
          {errorMessage(error, t`Failed to fetch your gift.`)}
        </Banner>
      ) : (
        <Loading />
      )}
    </Frame>
  );
}

interface GiftViewProps {
  readonly token: string;
  readonly gift: Gift;
}

/** Who it is from and what it gives on one side, claiming it on the other. */
function GiftView({ token, gift }: GiftViewProps) {
  const { sender_name: sender, message, lines, status } = gift;
  return (
    <div className="grid grow lg:grid-cols-2">
      <DarkHalf>
        <GiftIcon className="size-8 text-primary lg:mt-6" aria-hidden="true" />
        <h1 className="mt-4 text-4xl wrap-anywhere">{sender === '' ? TITLE : <Trans>A gift from {sender}</Trans>}</h1>
        {message === '' ? null : (
          <blockquote className="mt-6 border-s-2 border-primary ps-4 text-lg leading-relaxed whitespace-pre-line wrap-anywhere">
            <bdi>{message}</bdi>
          </blockquote>
        )}
        <ul aria-label={t`Products`} className="mt-7 divide-y divide-border border-t border-border">
          {lines.map((line) => (
            <GivenProduct key={`${line.product_name} ${line.tier}`} line={line} />
          ))}
        </ul>
      </DarkHalf>
      <PaperHalf>
        <div className="pb-12 lg:pb-20">
          {status === 'scheduled' || status === 'sent' ? <Claim token={token} gift={gift} /> : <Closed gift={gift} />}
        </div>
      </PaperHalf>
    </div>
  );
}

function GivenProduct({ line: { product_id, product_name, tier, quantity } }: { readonly line: GiftLine }) {
  const product = useGetProduct(String(product_id), { query: { enabled: product_id !== null } });
  const [picture] = product.data?.images ?? [];
  return (
    <li className="flex gap-4 py-4">
      {picture ? (
        <Picture picture={picture} alt="" sizes="96px" className="aspect-4/3 w-24 shrink-0 self-start rounded-md" />
      ) : null}
      <p className="min-w-0 leading-snug font-semibold wrap-anywhere">
        <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
        {tier === null ? null : (
          <span className="mt-0.5 block text-sm font-normal text-muted-foreground">
            {quantity > 1 ? t`Plan: ${tier} × ${formatNumber(quantity)}` : t`Plan: ${tier}`}
          </span>
        )}
      </p>
    </li>
  );
}

/** The button that claims it, for the account or without one. */
function Claim({ token, gift: { recipient_name: name } }: GiftViewProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, isPending, error } = useClaimGift({
    mutation: { networkMode: 'always' },
    request: giftHeaders(token),
  });
  const claim = () =>
    mutate(undefined, {
      onSuccess: (claimed) => {
        saveGiftToken(null);
        if (claimed.token === null) return void navigate({ to: '/dashboard/orders', search: { order: claimed.id } });
        saveToken(claimed.token);
        void navigate({ to: '/order', hash: claimed.token });
      },
      // It may have been claimed or refunded since the page was loaded.
      onError: () => void client.invalidateQueries({ queryKey: getGetGiftQueryKey() }),
    });
  return (
    <>
      <h2 className="text-3xl">
        <Trans>It’s yours, {name}</Trans>
      </h2>
      <p className="mt-2 text-muted-foreground">
        {user ? (
          <Trans>
            You are signed in as <bdi className="font-medium text-foreground">{user.email}</bdi>. File and licence key
            go to this account.
          </Trans>
        ) : (
          <Trans>Claim it now without an account: you get the file, the licence key and a link by email.</Trans>
        )}
      </p>
      {error ? (
        <Banner tone="danger" className="mt-5">
          {errorMessage(error, t`Failed to claim the gift`)}
        </Banner>
      ) : null}
      <Button size="lg" busy={isPending} onClick={claim} className="mt-6">
        <Trans>Claim your gift</Trans>
      </Button>
      {user ? null : (
        <p className="mt-5 text-sm text-muted-foreground">
          <Trans>
            Have an account?{' '}
            <Link
              to="/login"
              search={{ redirect: '/gift' }}
              className="font-semibold text-primary underline underline-offset-4"
            >
              Sign in first
            </Link>
            , and the gift is added to it.
          </Trans>
        </p>
      )}
    </>
  );
}

/** A gift that can no longer be claimed, and what to do. */
function Closed({ gift: { status } }: { readonly gift: Gift }) {
  const isClaimed = status === 'claimed';
  return (
    <div role="status">
      <h2 className="text-3xl">{isClaimed ? <Trans>Already claimed</Trans> : <Trans>No longer available</Trans>}</h2>
      <p className="mt-2 text-muted-foreground">
        {isClaimed ? (
          <Trans>Was it you? Sign in to find it in your orders, or use the link in the email that we sent then.</Trans>
        ) : (
          <Trans>The order of this gift was refunded or cancelled. Please ask the person who gave it to you.</Trans>
        )}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isClaimed ? (
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
