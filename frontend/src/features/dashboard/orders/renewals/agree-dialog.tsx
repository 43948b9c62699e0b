import { attemptsText, RENEWAL_WORDING, renewalConsentText } from '@contract/rules/renewal-texts.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { isPriceChanged } from '@/api/attempt.ts';
import { useListDownloads, useListPlanOffers } from '@/api/generated/downloads/downloads.ts';
import type { PlanOffer, RenewalProvider } from '@/api/generated/model.ts';
import { useCreateRenewal } from '@/api/generated/renewals/renewals.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { openPaymentPage } from '@/lib/open-payment-page.ts';
import { ChargeablePicker, useHasCards } from './chargeable-picker.tsx';

export interface AgreeDialogProps {
  readonly downloadId: string;
  readonly product: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The customer's consent to automatic renewal: the payment method, and the wording with a checkbox. */
export function AgreeDialog({ downloadId, product, open, onClose }: AgreeDialogProps) {
  const titleId = useId();
  const offers = useListPlanOffers(downloadId, {}, { query: { enabled: open, staleTime: 0 } });
  const until = useListDownloads(undefined, {
    query: { select: (files) => files.find(({ id }) => id === downloadId)?.rights?.holds_until ?? null },
  }).data;
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={titleId}>
        <div className="p-6 sm:p-7">
          <h2 id={titleId} className="font-sans text-lg leading-snug font-semibold tracking-normal wrap-anywhere">
            <Trans>
              Renew <bdi lang={detectLanguage(product)}>{product}</bdi> for me
            </Trans>
          </h2>
          <QueryState
            query={offers}
            loading={t`Loading plans`}
            toMessage={(error) => errorMessage(error, t`Failed to fetch the plans`)}
            isEmpty={({ renewal }) => !renewal || !until}
            empty={
              <p className="mt-4 text-sm">
                <Trans>This plan can’t be renewed.</Trans>
              </p>
            }
          >
            {({ renewal }) =>
              renewal && until ? (
                <Agreement
                  downloadId={downloadId}
                  product={product}
                  until={until}
                  onClose={onClose}
                  offer={renewal}
                  onOtherPrice={() => void offers.refetch()}
                />
              ) : null
            }
          </QueryState>
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface AgreementProps extends Pick<AgreeDialogProps, 'downloadId' | 'product' | 'onClose'> {
  readonly offer: PlanOffer;
  /** End of the plan. */
  readonly until: string;
  readonly onOtherPrice: () => void;
}

function Agreement({ downloadId, product, until, offer, onOtherPrice, onClose }: AgreementProps) {
  const boxId = useId();
  const cards = useHasCards();
  const [preferred, setPreferred] = useState<RenewalProvider>();
  const provider = preferred ?? (cards ? 'stripe' : 'wallet');
  const [isAgreed, setIsAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const { show } = useToast();
  const create = useCreateRenewal();
  const { tier, price, termMonths } = offer;
  const [day, amount, months] = [formatDate(until), formatMoney(price), termMonths ?? 1];
  const agree = () => {
    setIsMissing(!isAgreed);
    if (!isAgreed) return;
    create.mutate(
      { data: { download_id: downloadId, provider, total: price, consent: RENEWAL_WORDING } },
      {
        onError: (error) => {
          if (isPriceChanged(error)) onOtherPrice();
        },
        onSuccess: ({ checkoutUrl }) => {
          if (checkoutUrl) return openPaymentPage(checkoutUrl);
          show({ tone: 'success', text: t`We renew this plan for you` });
          onClose();
        },
      },
    );
  };
  return (
    <>
      <p className="mt-1 mb-5 text-sm text-muted-foreground tabular-nums">
        {t`Your ${tier} plan ends on ${day}. Nothing is charged now.`}
      </p>
      {cards ? <ChargeablePicker selected={provider} onChoose={setPreferred} /> : null}
      <p className="mt-3 text-sm text-muted-foreground">
        {provider === 'wallet'
          ? t`We charge your wallet. Its balance must cover the price on that day.`
          : t`You save a card on our provider’s page. We only store its last four digits and its expiry.`}
      </p>
      <label className="mt-5 grid cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3 text-sm">
        <input
          type="checkbox"
          name="renewal-consent"
          checked={isAgreed}
          onChange={({ currentTarget }) => {
            setIsAgreed(currentTarget.checked);
            setIsMissing(false);
          }}
          aria-invalid={isMissing || undefined}
          aria-describedby={boxId}
          className="mt-0.5 size-4.5 accent-primary"
        />
        <span className="wrap-anywhere">{renewalConsentText({ product, tier, day, amount, months, provider })}</span>
      </label>
      <p id={boxId} className="mt-1.5 ps-7.5 text-xs text-muted-foreground">
        {isMissing ? (
          <span className="mb-1 block text-sm font-medium text-destructive">
            <Trans>Tick the box to agree.</Trans>
          </span>
        ) : null}
        <span>{attemptsText()}</span>
      </p>
      {create.error ? (
        <Banner tone="danger" className="mt-4">
          {errorMessage(create.error, t`Failed to save your choice.`)}
        </Banner>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button busy={create.isPending} onClick={agree}>
          {provider === 'wallet' ? t`Renew for me` : t`Save a card`}
        </Button>
      </div>
    </>
  );
}
