import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { hasInsufficientFunds, isPriceChanged } from '@/api/attempt.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { CartOrderInput } from '@/api/generated/model.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import type { useBuyAgain } from '@/api/use-buy-again.ts';
import { useOwnVatNumber } from '@/api/use-own-vat-number.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { NoScriptNotice } from '@/components/feedback/no-script-notice.tsx';
import { CONSENT_FIELD, ConsentField } from '@/components/order/consent-field.tsx';
import { VatNumberField } from '@/components/order/vat-number-field.tsx';
import { LegalNote } from '@/components/ui/legal-note.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useWithdrawalConsent } from '@/hooks/use-withdrawal-consent.ts';
import { billingCountry, toCountryInput } from '@/lib/billing-country.ts';
import { moneyFormat } from '@/lib/order-money.ts';
import { useAuth } from '@/session/session-context.tsx';
import { CheckoutCoupon } from './checkout-coupon.tsx';
import { checkDetails, type PayMethod, toMethodInput } from './checkout-rules.ts';
import { GuestFields, SignedIn } from './customer-fields.tsx';
import { GiftSection } from './gift-section.tsx';
import { PaperHalf } from './halves.tsx';
import { PayBar } from './pay-section.tsx';
import { Payment, Shortage, usePayment } from './payment-choice.tsx';
import { PURCHASE_ORDER_FIELD, PurchaseOrderField, toPurchaseOrderInput } from './purchase-order-field.tsx';
import { GIFT_FIELDS, useGift } from './use-gift.ts';
import type { Quote, usePrice } from './use-price.ts';

/** The fields of an order that are the same for one plan and a cart. */
export type OrderTerms = Omit<CartOrderInput, 'country'>;

/** What only an order without an account has. */
export interface GuestDetails {
  readonly email: string;
  readonly name: string;
  readonly country: string;
  readonly vat_number?: string;
}

/** The VAT number of a guest, in countries whose businesses can buy without tax. */
const toVatInput = ({ quote, vatNumber }: ReturnType<typeof usePrice<Quote>>) =>
  quote?.vatNumberAsked && vatNumber !== '' ? { vat_number: vatNumber } : {};

interface CheckoutFormProps {
  /** What is bought, with the given field for a discount code; shown on the dark half. */
  readonly renderSummary: (coupon: ReactNode, isBusy: boolean) => ReactNode;
  /** Names of what is bought. */
  readonly name: string;
  readonly price: ReturnType<typeof usePrice<Quote>>;
  readonly total: number;
  /** The second currency if `total` is in it; codes, gifts and the wallet are then unavailable. */
  readonly currency?: string | undefined;
  /** At least one item is not for sale. */
  readonly isUnavailable?: boolean;
  /** Whether it can be given to another person; otherwise if it costs something. */
  readonly isGiftable?: boolean;
  /** The selected country; undefined until then. */
  readonly selectedCountry: string | undefined;
  readonly onCountry: (country: string) => void;
  readonly repeated: ReturnType<typeof useBuyAgain>;
  /** Where customers return to after signing in. */
  readonly redirect: string;
  readonly orderAsGuest: (terms: OrderTerms, details: GuestDetails) => Promise<void>;
  readonly orderAsCustomer: (input: CartOrderInput) => Promise<void>;
  /** Called when the order was refused. */
  readonly onRefused?: (error: unknown) => void;
}

/** The label of the button. @param amount null for a free plan */
function payLabel(by: PayMethod | undefined, amount: string | null): string {
  if (amount === null) return t`Get it free`;
  return by === 'invoice' ? t`Place order` : t`Pay ${amount}`;
}

/** Customer, payment method and one button, with or without an account; for one plan as for a cart. */
export function CheckoutForm({
  renderSummary,
  name,
  price,
  total,
  currency,
  isUnavailable = false,
  isGiftable = total > 0 && currency === undefined,
  selectedCountry,
  onCountry,
  repeated,
  redirect,
  orderAsGuest,
  orderAsCustomer,
  onRefused,
}: CheckoutFormProps) {
  const { user } = useAuth();
  const isFree = total === 0;
  const country = selectedCountry ?? price.quote?.country ?? '';
  const legal = useGetSite().data?.legal ?? [];
  const { methods, methodOptions, by, choose, wallet, missing } = usePayment({
    isGuest: user === null,
    isFree,
    total,
    currency,
  });
  const amount = isFree ? null : moneyFormat(currency)(total);
  const invoiceCountry = billingCountry(price.quote, selectedCountry);
  const consent = useWithdrawalConsent(country, total);
  const gift = useGift(isGiftable, price.setGift);
  const coupon = price.quote?.coupon ? { coupon: price.quote.coupon } : {};
  const ownNumber = useOwnVatNumber({
    quote: price.quote,
    selectedCountry,
    isSignedIn: user !== null,
    onSaved: price.requote,
  });
  const terms: OrderTerms = { total, ...toMethodInput(by), ...coupon, ...repeated.input, ...consent.input };
  const { busy, failure, form, problem } = useForm({
    fields: ['email', 'name', 'country', 'vat_number', ...GIFT_FIELDS, PURCHASE_ORDER_FIELD, CONSENT_FIELD],
    check: (values, { misspelt }) => ({
      ...(user ? {} : checkDetails(values, misspelt)),
      ...consent.problems,
      ...gift.check(values),
    }),
    send: ({ email, name: buyer, purchaseOrder, ...values }) => {
      const order = { ...terms, ...gift.toInput(values), ...toPurchaseOrderInput(purchaseOrder) };
      return user
        ? orderAsCustomer({ ...order, ...toCountryInput(invoiceCountry) })
        : orderAsGuest(order, { email: email.trim(), name: buyer.trim(), country, ...toVatInput(price) });
    },
    refused: fieldProblems,
    toMessage: (error) => {
      if (isPriceChanged(error)) price.requote();
      if (hasInsufficientFunds(error)) void wallet.refetch();
      onRefused?.(error);
      return repeated.needsConfirmation(error) ? null : errorMessage(error, t`Failed to complete the purchase`);
    },
  });
  const isShort = missing > 0;
  return (
    <form noValidate aria-label={t`Checkout`} className="grow lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr]" {...form}>
      {renderSummary(
        methods.data?.coupons && currency === undefined ? <CheckoutCoupon price={price} disabled={busy} /> : null,
        busy,
      )}
      <PaperHalf>
        <div className="grid content-start gap-8">
          <NoScriptNotice feature={t`The checkout`} />
          {user ? (
            <div>
              <SignedIn
                email={user.email}
                country={invoiceCountry}
                onCountry={onCountry}
                problem={problem('country')}
              />
              {ownNumber ? <VatNumberField {...ownNumber} /> : null}
            </div>
          ) : (
            <GuestFields
              problem={problem}
              country={country}
              onCountry={onCountry}
              price={price}
              aside={
                <Link
                  to="/login"
                  search={{ redirect }}
                  className="text-sm font-semibold text-primary underline underline-offset-4"
                >
                  <Trans>I have an account</Trans>
                </Link>
              }
            />
          )}
          {isFree ? null : <PurchaseOrderField disabled={busy} error={problem(PURCHASE_ORDER_FIELD)} />}
          <GiftSection gift={gift} problem={problem} buyer={user?.name ?? ''} disabled={busy} />
          {isFree ? null : <Payment query={methods} options={methodOptions} value={by} onChange={choose} />}
        </div>
        {failure && !isShort ? (
          <Banner tone="danger" className="mt-6">
            {failure}
          </Banner>
        ) : null}
        {isShort ? <Shortage balance={wallet.data?.balance ?? 0} missing={missing} /> : null}
        <ConsentField consent={consent} disabled={busy} error={problem(CONSENT_FIELD)} />
        <LegalNote act={t`ordering`} pages={legal} className="mt-6" />
      </PaperHalf>
      <PayBar
        name={name}
        repeated={repeated}
        busy={busy}
        isShort={isShort}
        disabled={isUnavailable || (!isFree && by === undefined)}
        label={payLabel(by, amount)}
        total={amount ?? t`Free`}
      />
    </form>
  );
}
