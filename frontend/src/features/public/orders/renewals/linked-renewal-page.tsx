import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import type { LinkedRenewal } from '@/api/generated/model.ts';
import {
  getGetLinkedRenewalQueryKey,
  useCancelLinkedRenewal,
  useGetLinkedRenewal,
} from '@/api/generated/renewals/renewals.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Container } from '@/components/ui/container.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { renewalHeaders, saveRenewalToken, useRenewalToken } from './renewal-token.ts';

/** A renewal opened by the link in an email: it shows what will be charged, and stops it after a press. */
export function LinkedRenewalPage() {
  const token = useRenewalToken();
  return (
    <Container className="py-12 sm:py-16">
      <h1 className="text-4xl">
        <Trans>Your renewal</Trans>
      </h1>
      {token ? (
        <LoadedRenewal key={token} token={token} />
      ) : token === null ? (
        <p className="mt-4 max-w-160 text-muted-foreground">
          <Trans>Use the link in our email to open your renewal.</Trans>
        </p>
      ) : null}
    </Container>
  );
}

function LoadedRenewal({ token }: { readonly token: string }) {
  const queryKey = [...getGetLinkedRenewalQueryKey(), token] as const;
  const client = useQueryClient();
  const query = useGetLinkedRenewal({ query: { queryKey: queryKey as never }, request: renewalHeaders(token) });
  const isUnknown = isNotFound(query.error);
  useEffect(() => saveRenewalToken(isUnknown ? null : token), [token, isUnknown]);
  return (
    <QueryState
      query={query}
      loading={t`Loading your renewal`}
      toMessage={(error) =>
        isNotFound(error)
          ? t`This link doesn’t work. Please use the one in our latest email.`
          : errorMessage(error, t`Failed to fetch your renewal.`)
      }
      isFinal={isNotFound}
    >
      {(renewal) => (
        <RenewalView token={token} renewal={renewal} onChanged={(next) => client.setQueryData(queryKey, next)} />
      )}
    </QueryState>
  );
}

interface RenewalViewProps {
  readonly token: string;
  readonly renewal: LinkedRenewal;
  readonly onChanged: (renewal: LinkedRenewal) => void;
}

function RenewalView({ token, renewal, onChanged }: RenewalViewProps) {
  const { product_name: product, tier, status, charge_at: chargeAt, holds_until: until, amount } = renewal;
  const stop = useCancelLinkedRenewal({
    request: renewalHeaders(token),
    mutation: { onSuccess: onChanged },
  });
  const isOver = status === 'ended';
  return (
    <Card className="mt-8 max-w-160 p-5 sm:p-8">
      <p className="text-lg font-semibold wrap-anywhere">
        <bdi lang={detectLanguage(product)}>{product}</bdi>
        <span className="block text-sm font-normal text-muted-foreground">{tier}</span>
      </p>
      {isOver ? (
        <Banner tone="success" className="mt-5">
          {until
            ? t`This plan is not renewed. Nothing will be charged, and it stays active until ${formatDate(until)}.`
            : t`This plan is not renewed. Nothing will be charged.`}
        </Banner>
      ) : (
        <>
          <p className="mt-4 border-t border-border pt-4 tabular-nums">
            {chargeAt
              ? t`It renews on ${formatDate(chargeAt)} for ${formatMoney(amount)}.`
              : t`Its renewal is paused. It costs ${formatMoney(amount)}.`}
          </p>
          <p className="mt-6 text-sm text-muted-foreground">
            <Trans>Your plan stays active until it ends, and any saved card is deleted.</Trans>
          </p>
          {stop.error ? (
            <Banner tone="danger" className="mt-4">
              {errorMessage(stop.error, t`Failed to stop the renewal.`)}
            </Banner>
          ) : null}
          <Button variant="outline" className="mt-3" busy={stop.isPending} onClick={() => stop.mutate()}>
            <Trans>Stop renewing</Trans>
          </Button>
        </>
      )}
    </Card>
  );
}
