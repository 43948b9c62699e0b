import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Gift as GiftIcon } from 'lucide-react';
import { type ComponentProps, useEffect } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { getGetGiftQueryKey, useClaimGift, useGetGift } from '@/api/generated/gifts/gifts.ts';
import type { Gift } from '@/api/generated/model.ts';
import { formatNumber } from '@/lib/format.ts';
import { DarkHalf, PaperHalf } from '../../kit/checkout/halves.tsx';
import { AcceptSection } from '../../kit/received/accept-section.tsx';
import { ClosedSection } from '../../kit/received/closed-section.tsx';
import { ReceivedProduct } from '../../kit/received/received-product.tsx';
import { UnopenedPage } from '../../kit/received/unopened-page.tsx';
import { useOpenOrder } from '../../kit/received/use-open-order.ts';
import { giftHeaders, saveGiftToken, useGiftToken } from './gift-token.ts';

const TITLE = t`A gift for you`;

/** A gift, opened by the link in the recipient's email. Nothing is claimed before the button is pressed. */
export function GiftPage() {
  const token = useGiftToken();
  return token ? <LoadedGift key={token} token={token} /> : <Unopened token={token} />;
}

const Unopened = (props: Pick<ComponentProps<typeof UnopenedPage>, 'token' | 'query'>) => (
  <UnopenedPage
    title={TITLE}
    hint={<Trans>Use the link in our email to open your gift.</Trans>}
    loading={<Trans>Loading your gift</Trans>}
    failed={t`Failed to fetch your gift.`}
    {...props}
  />
);

function LoadedGift({ token }: { readonly token: string }) {
  const query = useGetGift({
    query: { queryKey: [...getGetGiftQueryKey(), token] as never },
    request: giftHeaders(token),
  });
  const isUnknown = isNotFound(query.error);
  useEffect(() => saveGiftToken(isUnknown ? null : token), [token, isUnknown]);
  if (query.data && !isUnknown) return <GiftView token={token} gift={query.data} />;
  return <Unopened token={token} query={query} />;
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
          {lines.map(({ product_id, product_name, tier, quantity }) => (
            <li key={`${product_name} ${tier}`} className="flex gap-4 py-4">
              <ReceivedProduct
                productId={product_id}
                name={product_name}
                plan={
                  tier === null ? null : quantity > 1 ? t`Plan: ${tier} × ${formatNumber(quantity)}` : t`Plan: ${tier}`
                }
              />
            </li>
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

/** The button that claims it, for the account or without one. */
function Claim({ token, gift: { recipient_name: name } }: GiftViewProps) {
  const open = useOpenOrder();
  const client = useQueryClient();
  const { mutate, isPending, error } = useClaimGift({
    request: giftHeaders(token),
  });
  const claim = () =>
    mutate(undefined, {
      onSuccess: (claimed) => {
        saveGiftToken(null);
        open(claimed);
      },
      // It may have been claimed or refunded since the page was loaded.
      onError: () => void client.invalidateQueries({ queryKey: getGetGiftQueryKey() }),
    });
  return (
    <AcceptSection
      heading={<Trans>It’s yours, {name}</Trans>}
      text={<Trans>Claim it now without an account: you get the file, the licence key and a link by email.</Trans>}
      failure={error && errorMessage(error, t`Failed to claim the gift`)}
      label={<Trans>Claim your gift</Trans>}
      busy={isPending}
      onAccept={claim}
      signIn={
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
      }
    />
  );
}

/** A gift that can no longer be claimed, and what to do. */
function Closed({ gift: { status } }: { readonly gift: Gift }) {
  const isClaimed = status === 'claimed';
  return (
    <ClosedSection
      heading={isClaimed ? <Trans>Already claimed</Trans> : <Trans>No longer available</Trans>}
      accepted={isClaimed}
      reason={
        <Trans>The order of this gift was refunded or cancelled. Please ask the person who gave it to you.</Trans>
      }
    />
  );
}
