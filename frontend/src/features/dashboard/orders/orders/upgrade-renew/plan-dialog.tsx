import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { isDuplicate, isPriceChanged } from '@/api/attempt.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useListPlanOffers } from '@/api/generated/downloads/downloads.ts';
import type { PaymentMethods, PlanChange, PlanOffer } from '@/api/generated/model.ts';
import { useListPaymentMethods } from '@/api/generated/payments/payments.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { useGetWalletBalance } from '@/api/generated/wallet/wallet.ts';
import { useBuyAgain } from '@/api/use-buy-again.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { AlreadyPurchased } from '@/components/order/already-purchased.tsx';
import { CONSENT_FIELD, ConsentField } from '@/components/order/consent-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { LegalNote } from '@/components/ui/legal-note.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { useWithdrawalConsent } from '@/hooks/use-withdrawal-consent.ts';
import { toCountryInput } from '@/lib/billing-country.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate } from '@/lib/format.ts';
import { walletCoverage } from '@/lib/wallet-coverage.ts';
import { BillingCountryField } from '../buying/billing-country-field.tsx';
import { BuyActions } from '../buying/buy-actions.tsx';
import { BuyProblem } from '../buying/buy-problem.tsx';
import { type PayMethod, PayMethodPicker } from '../buying/pay-method-picker.tsx';
import { payLabel } from '../buying/purchase-rules.ts';
import { purchaseKey, usePurchase } from '../buying/use-purchase.ts';
import { planLabel } from './plan-end.ts';
import { PriceSummary } from './price-summary.tsx';

// The demo's provider charges nothing: there the wallet pays.
const onlyEnabled = ({ items }: PaymentMethods) => items.filter(({ provider }) => provider !== 'demo');

/**
 * The available payment methods for a price, and the selected one: by default the wallet if it covers the price.
 * @param price in the shop's currency
 * @param preferred the user's selection, if any
 */
function usePaymentOptions(price: number, preferred: PayMethod | null) {
  const wallet = useGetWalletBalance({ query: { staleTime: 0, select: ({ balance }) => balance } });
  const paymentMethods = useListPaymentMethods({ query: { select: onlyEnabled } });
  const methods = paymentMethods.data ?? [];
  const cover = wallet.data === undefined ? undefined : walletCoverage(wallet.data, price);
  const usual = cover?.covered === false ? methods[0]?.provider : undefined;
  const by: PayMethod = price === 0 ? 'wallet' : (preferred ?? usual ?? 'wallet');
  const provider = by === 'wallet' ? undefined : by;
  return {
    methods,
    by,
    provider,
    cover,
    balance: wallet.data,
    isShort: provider === undefined && !wallet.isFetching && cover?.covered === false,
    isPending: price > 0 && wallet.isFetching,
    problem: price === 0 ? null : wallet.error,
  };
}

export interface PlanDialogProps {
  /** Id of the download that the plan belongs to. */
  readonly downloadId: string;
  /** Name of the product. */
  readonly product: string;
  /** Name of the current plan. */
  readonly tier: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Renews a plan or upgrades it: the current price, and the payment method. */
export function PlanDialog({ downloadId, product, tier, open, onClose }: PlanDialogProps) {
  const titleId = useId();
  const [country, setCountry] = useState<string>();
  const query = useListPlanOffers(downloadId, country === undefined ? {} : { country }, {
    query: { enabled: open, staleTime: 0, placeholderData: keepPreviousData },
  });
  const purchase = usePurchase();
  const { isPending: isBuying, reset } = purchase;
  // Not on close: until the dialog has closed, the button stays unchanged.
  useEffect(() => {
    if (open) reset();
  }, [open, reset]);
  const close = () => {
    if (!isBuying) onClose();
  };
  return (
    <Dialog open={open} onOpenChange={(next) => next || close()}>
      <DialogContent onCancel={(event) => isBuying && event.preventDefault()} aria-labelledby={titleId}>
        <div className="p-6 sm:p-7">
          <h2 id={titleId} className="font-sans text-lg leading-snug font-semibold tracking-normal wrap-anywhere">
            <Trans>
              Renew or upgrade <bdi lang={detectLanguage(product)}>{product}</bdi>
            </Trans>
          </h2>
          <p className="mt-0.5 mb-5 text-sm text-muted-foreground">{planLabel(tier, query.data?.renewal ?? null)}</p>
          <QueryState
            query={query}
            loading={t`Loading plans`}
            toMessage={(error) => errorMessage(error, t`Failed to fetch the plans`)}
            isEmpty={({ renewal, upgrades }) => !renewal && upgrades.length === 0}
            empty={<NothingMore onClose={onClose} />}
          >
            {({ product_id, renewal, upgrades, country: counting, countryAsked }) => (
              <PlanOptions
                taxCountry={country ?? counting}
                country={countryAsked ? (country ?? counting) : null}
                isConfirming={query.isFetching}
                onCountry={setCountry}
                downloadId={downloadId}
                product={product}
                productId={product_id ?? 0}
                renewal={renewal}
                upgrades={upgrades}
                purchase={purchase}
                onOtherPrice={() => void query.refetch()}
                onClose={onClose}
              />
            )}
          </QueryState>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function NothingMore({ onClose }: Pick<PlanDialogProps, 'onClose'>) {
  return (
    <>
      <p className="text-sm">
        <Trans>No renewal or upgrade is available.</Trans>
      </p>
      <div className="mt-6 flex justify-end">
        <Button variant="outline" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </>
  );
}

interface PlanOptionsProps {
  /** Null when the account has one. */
  readonly country: string | null;
  /** Whose tax the prices contain; empty when unknown. */
  readonly taxCountry: string;
  /** The prices are loading. */
  readonly isConfirming: boolean;
  readonly onCountry: (country: string) => void;
  readonly downloadId: string;
  /** Name of the product. */
  readonly product: string;
  readonly productId: number;
  readonly renewal: PlanOffer | null;
  readonly upgrades: readonly PlanOffer[];
  readonly purchase: ReturnType<typeof usePurchase>;
  /** The displayed price is no longer current. */
  readonly onOtherPrice: () => void;
  readonly onClose: () => void;
}

function successMessage(kind: PlanChange, { tier, holds_until }: PlanOffer): string {
  const end = holds_until && formatDate(holds_until);
  if (kind === 'renewal')
    return end ? t`Renewed: ${tier} is yours until ${end}.` : t`Renewed: ${tier} is yours with no expiry.`;
  return end ? t`Upgraded: ${tier} is yours until ${end}.` : t`Upgraded: ${tier} is yours with no expiry.`;
}

function PlanOptions({
  downloadId,
  product,
  productId,
  renewal,
  upgrades,
  onOtherPrice,
  onClose,
  ...rest
}: PlanOptionsProps) {
  const { country, taxCountry, isConfirming, onCountry, purchase } = rest;
  const legal = useGetSite().data?.legal ?? [];
  const navigate = useNavigate();
  const { show } = useToast();
  const offers = [
    ...(renewal ? [{ kind: 'renewal' as const, offer: renewal }] : []),
    ...upgrades.map((offer) => ({ kind: 'upgrade' as const, offer })),
  ];
  const [preselectedPlan, setPreselectedPlan] = useState(offers[0]?.offer.plan_id ?? '');
  const selected = offers.find(({ offer }) => offer.plan_id === preselectedPlan) ?? offers[0];
  const [preferredMethod, setPreferredMethod] = useState<PayMethod | null>(null);
  const { mutate, isPending, isSuccess, error, reset } = purchase;
  const paying = usePaymentOptions(selected?.offer.price ?? 0, preferredMethod);
  const change = { kind: selected?.kind ?? 'renewal', download_id: downloadId };
  const repeated = useBuyAgain(productId, purchaseKey(selected?.offer.plan_id ?? '', change));
  const consent = useWithdrawalConsent(taxCountry, selected?.offer.price ?? 0);
  if (!selected) return null;
  const { kind, offer } = selected;
  const { provider, isShort } = paying;
  const isDone = isPending || isSuccess;
  const invoiceCountry = offer.price > 0 ? country : null;
  const { country: wrongCountry, withdrawal_consent: noConsent } = fieldProblems(error, ['country', CONSENT_FIELD]);

  const pay = () => {
    mutate(
      {
        product_id: productId,
        plan_id: offer.plan_id,
        tier: offer.tier,
        total: offer.price,
        change,
        ...(provider ? { provider } : {}),
        ...toCountryInput(invoiceCountry),
        ...repeated.input,
        ...consent.input,
      },
      {
        onError: (failure) => {
          if (isPriceChanged(failure)) onOtherPrice();
          repeated.needsConfirmation(failure);
        },
        onSuccess: ({ payment }) => {
          if (payment?.checkoutUrl) return reset();
          if (payment) return void navigate({ to: '/dashboard/payments/$id', params: { id: payment.id } });
          show({ tone: 'success', text: successMessage(kind, offer) });
          onClose();
        },
      },
    );
  };
  return (
    <>
      {offers.length > 1 ? (
        <div className="mb-5">
          <ChoiceGroup
            legend={t`Plan options`}
            name="plan"
            options={offers.map(({ kind: of, offer: { plan_id, tier } }) => ({
              value: plan_id,
              label: of === 'renewal' ? t`Renew ${tier}` : t`Upgrade to ${tier}`,
            }))}
            value={offer.plan_id}
            onChange={(plan) => {
              reset();
              setPreselectedPlan(plan);
            }}
            className="grid wrap-anywhere"
          />
        </div>
      ) : null}
      <PriceSummary kind={kind} offer={offer} paying={paying} />
      <BillingCountryField
        country={invoiceCountry}
        error={wrongCountry}
        disabled={isDone}
        onChange={(next) => {
          reset();
          onCountry(next);
        }}
      />
      {offer.price === 0 || isDone ? null : (
        <PayMethodPicker
          methods={paying.methods}
          selected={paying.by}
          onChoose={(method) => {
            reset();
            setPreferredMethod(method);
          }}
        />
      )}
      <BuyProblem error={wrongCountry || noConsent || isDuplicate(error) ? null : error} isShort={isShort} />
      <ConsentField consent={consent} disabled={isDone} error={noConsent} onChange={reset} />
      <LegalNote act={t`ordering`} pages={legal} className="mt-5" />
      {repeated.isConfirming && !isDone ? (
        <AlreadyPurchased name={`${product}, ${offer.tier}`} href={repeated.href} onAgain={repeated.confirm}>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </AlreadyPurchased>
      ) : (
        <BuyActions
          label={payLabel(offer.price)}
          isBusy={isDone}
          isShort={isShort}
          disabled={isConfirming || paying.isPending || (paying.problem !== null && !provider)}
          onBuy={pay}
          onCancel={onClose}
        />
      )}
    </>
  );
}
