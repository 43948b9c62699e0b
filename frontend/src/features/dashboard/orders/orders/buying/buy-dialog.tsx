import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { hasInsufficientFunds, isDuplicate, isPriceChanged } from '@/api/attempt.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { OrderInput, OrderQuote } from '@/api/generated/model.ts';
import { useQuoteOrder } from '@/api/generated/orders/orders.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { useBuyAgain } from '@/api/use-buy-again.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { AlreadyPurchased } from '@/components/order/already-purchased.tsx';
import { CONSENT_FIELD, ConsentField } from '@/components/order/consent-field.tsx';
import { CountryPriceNote } from '@/components/order/country-price-note.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { LegalNote } from '@/components/ui/legal-note.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { useWithdrawalConsent } from '@/hooks/use-withdrawal-consent.ts';
import { billingCountry, toCountryInput } from '@/lib/billing-country.ts';
import { BillingCountryField } from './billing-country-field.tsx';
import { BuyActions } from './buy-actions.tsx';
import { BuyProblem } from './buy-problem.tsx';
import { BuySummary } from './buy-summary.tsx';
import { CouponSection } from './coupon-section.tsx';
import { OwnVatNumber } from './own-vat-number.tsx';
import { explainMethod, type PayMethod, PayMethodPicker } from './pay-method-picker.tsx';
import { payLabel } from './purchase-rules.ts';
import { useOffer } from './use-offer.ts';
import { usePurchase } from './use-purchase.ts';

const toChosenInput = (price: number | undefined) => (price === undefined ? {} : { chosen_price: price });

interface QuoteRequest {
  readonly productId: number;
  readonly planId: string;
  readonly tier: string;
  readonly chosenPrice: number | undefined;
  /** As selected; undefined until then: the server decides which country applies. */
  readonly country: string | undefined;
}

/**
 * The price of a plan for this customer, with the tax of their country and possibly a code.
 * @param isOpen nothing is fetched before
 */
function useQuote({ productId, planId, tier, chosenPrice, country }: QuoteRequest, isOpen: boolean) {
  const { mutate, isPending } = useQuoteOrder();
  const [plain, setPlain] = useState<OrderQuote | null>(null);
  const [coded, setCoded] = useState<OrderQuote | null>(null);
  const coupon = useRef<string | null>(null);
  // Without an answer the page's own price is shown, and the purchase is refused if it differs.
  const requestQuote = useCallback(() => {
    const named = country === undefined ? {} : { country };
    const data = { product_id: productId, plan_id: planId, tier, ...named, ...toChosenInput(chosenPrice) };
    if (coupon.current === null) mutate({ data }, { onSuccess: setPlain });
    else mutate({ data: { ...data, coupon: coupon.current } }, { onSuccess: setCoded });
  }, [mutate, productId, planId, tier, chosenPrice, country]);
  useEffect(() => {
    if (isOpen) requestQuote();
  }, [isOpen, requestQuote]);
  const applyQuote = (next: OrderQuote | null) => {
    coupon.current = next?.coupon ?? null;
    setCoded(next);
    if (next === null) requestQuote();
  };
  return {
    quote: coded ?? plain,
    /** The price with a code; null without one. */
    coded,
    setCoded: applyQuote,
    isPending,
    /** Refetches the price, and with it the effect of a code. */
    requote: () => applyQuote(null),
  };
}

type OrderMethod = PayMethod | 'invoice';

/** As chosen, while it is offered; with too little in the wallet, another method is preselected. */
function selectMethod(
  { isFree, cover, methods, onInvoice }: ReturnType<typeof useOffer>,
  preferred: OrderMethod | null,
): OrderMethod {
  if (isFree) return 'wallet';
  const usual = (cover?.covered === false ? methods[0]?.provider : undefined) ?? 'wallet';
  return preferred === null || (preferred === 'invoice' && onInvoice === undefined) ? usual : preferred;
}

/** A payment method as part of an order, with what happens after the click. */
function describeMethod(
  by: OrderMethod,
  onInvoice: string | undefined,
): Pick<OrderInput, 'provider' | 'onInvoice'> & { explanation?: string | undefined } {
  if (by === 'wallet') return {};
  if (by === 'invoice') return { provider: 'manual' as const, onInvoice: true, explanation: onInvoice };
  return { provider: by, explanation: explainMethod(by) };
}

export interface BuyDialogProps {
  readonly productId: number;
  readonly planId: string;
  /** Name of the plan. */
  readonly tier: string;
  /** As the page shows it. */
  readonly price: number;
  /** Of a plan whose buyers choose the price. */
  readonly chosenPrice?: number | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms a purchase before money moves: product, price, payment method, and the remaining balance. */
export function BuyDialog({ productId, planId, tier, price, chosenPrice, open, onClose }: BuyDialogProps) {
  const titleId = useId();
  const legal = useGetSite().data?.legal ?? [];
  const navigate = useNavigate();
  const { show } = useToast();
  const [country, setCountry] = useState<string>();
  const preselectedPlan = { productId, planId, tier, chosenPrice, country };
  const { quote, coded, setCoded, isPending: isConfirming, requote } = useQuote(preselectedPlan, open);
  const offer = useOffer({ productId, planId, price, isChosen: chosenPrice !== undefined }, open, quote);
  const { mutate, isPending: isBuying, isSuccess: isBought, error, reset } = usePurchase();
  const repeated = useBuyAgain(productId, planId);
  const [preferredMethod, setPreferredMethod] = useState<OrderMethod | null>(null);
  const by = selectMethod(offer, preferredMethod);
  const { provider, explanation, ...method } = describeMethod(by, offer.onInvoice);
  const isUncovered = hasInsufficientFunds(error) || (!offer.isPending && offer.cover?.covered === false);
  const invoiceCountry = billingCountry(quote, country);
  const { country: wrongCountry, withdrawal_consent: noConsent } = fieldProblems(error, ['country', CONSENT_FIELD]);
  const consent = useWithdrawalConsent(country ?? quote?.country ?? '', offer.price);
  const isShort = provider === undefined && isUncovered;
  const isBusy = isBuying || isBought;

  const close = () => {
    if (isBuying) return;
    reset();
    onClose();
  };
  const buy = () =>
    mutate(
      {
        product_id: productId,
        plan_id: planId,
        tier,
        ...(provider ? { provider } : {}),
        ...method,
        ...(coded?.coupon ? { coupon: coded.coupon } : {}),
        ...toCountryInput(invoiceCountry),
        total: offer.price,
        ...toChosenInput(chosenPrice),
        ...repeated.input,
        ...consent.input,
      },
      {
        onError: (failure) => {
          if (isPriceChanged(failure)) requote();
          repeated.needsConfirmation(failure);
        },
        onSuccess: ({ payment }) => {
          if (payment?.checkoutUrl) return reset();
          if (payment) return void navigate({ to: '/dashboard/payments/$id', params: { id: payment.id } });
          show({ tone: 'success', text: t`${offer.title} is yours. The file is in your downloads.` });
          void navigate({ to: '/dashboard/downloads' });
        },
      },
    );

  return (
    <Dialog open={open} onOpenChange={(next) => next || close()}>
      <DialogContent onCancel={(event) => isBuying && event.preventDefault()} aria-labelledby={titleId}>
        <div className="p-6 sm:p-7">
          <h2 id={titleId} className="font-sans text-sm font-semibold tracking-normal text-muted-foreground">
            <Trans>Confirm your purchase</Trans>
          </h2>
          {offer.isOwned ? (
            <Banner tone="notice" className="mt-4">
              <Trans>
                You already own this.{' '}
                <Link to="/dashboard/downloads" className="font-semibold underline underline-offset-4">
                  Go to your downloads
                </Link>
              </Trans>
            </Banner>
          ) : null}
          <BuySummary offer={offer} tier={tier} explanation={explanation} />
          <CountryPriceNote countryPrice={quote?.country_price} className="mt-3" />
          <BillingCountryField
            country={invoiceCountry}
            error={wrongCountry}
            disabled={isBusy}
            onChange={(next) => {
              reset();
              setCountry(next);
            }}
          />
          <OwnVatNumber quote={quote} selectedCountry={country} onSaved={requote} />
          {offer.hasCoupons ? (
            <CouponSection
              productId={productId}
              planId={planId}
              tier={tier}
              country={country}
              quote={coded}
              disabled={isBusy}
              onQuote={(next) => {
                reset();
                setCoded(next);
              }}
            />
          ) : null}
          {offer.isFree || isBusy ? null : (
            <PayMethodPicker
              methods={offer.methods}
              others={offer.onInvoice === undefined ? [] : [{ value: 'invoice', label: t`Invoice`, icon: ReceiptText }]}
              selected={by}
              onChoose={(method) => {
                reset();
                setPreferredMethod(method);
              }}
            />
          )}
          <BuyProblem error={wrongCountry || noConsent || isDuplicate(error) ? null : error} isShort={isShort} />
          <ConsentField consent={consent} disabled={isBusy} error={noConsent} onChange={reset} />
          <LegalNote act={t`ordering`} pages={legal} className="mt-5" />
          {repeated.isConfirming && !isBusy ? (
            <AlreadyPurchased name={`${offer.title}, ${tier}`} href={repeated.href} onAgain={repeated.confirm}>
              <Button variant="outline" onClick={close}>
                <Trans>Cancel</Trans>
              </Button>
            </AlreadyPurchased>
          ) : (
            <BuyActions
              label={by === 'invoice' ? t`Place order` : payLabel(offer.price)}
              isBusy={isBusy}
              isShort={isShort}
              disabled={isConfirming || offer.isPending || (offer.problem !== null && !provider)}
              onBuy={buy}
              onCancel={close}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
