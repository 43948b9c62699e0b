import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { isPriceChanged, isShortOfMoney } from '@/api/attempt.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { CartOrderInput } from '@/api/generated/model.ts';
import { useListPaymentMethods } from '@/api/generated/payments/payments.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { useGetWalletBalance } from '@/api/generated/wallet/wallet.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { guestOrderInputNameMax } from '@/api/generated/zod/schemas/guestOrderInput.zod.ts';
import type { useBuyAgain } from '@/api/use-buy-again.ts';
import { useOwnVatNumber } from '@/api/use-own-vat-number.ts';
import { useVatCheck } from '@/api/use-vat-check.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { NoScriptNotice } from '@/components/feedback/no-script-notice.tsx';
import { CONSENT_FIELD, ConsentField } from '@/components/order/consent-field.tsx';
import { VatNumberField } from '@/components/order/vat-number-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CountryField } from '@/components/ui/country-field.tsx';
import { Field } from '@/components/ui/field.tsx';
import { LegalNote } from '@/components/ui/legal-note.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useWithdrawalConsent } from '@/hooks/use-withdrawal-consent.ts';
import { billingCountry, toCountryInput } from '@/lib/billing-country.ts';
import { formatMoney } from '@/lib/format.ts';
import { walletCoverage } from '@/lib/wallet-coverage.ts';
import { useAuth } from '@/session/session-context.tsx';
import { CheckoutCoupon } from './checkout-coupon.tsx';
import { checkDetails, listPayMethods, type PayMethod } from './checkout-rules.ts';
import { GiftSection } from './gift-section.tsx';
import { PaperHalf } from './halves.tsx';
import { PayMethods } from './pay-methods.tsx';
import { PayBar } from './pay-section.tsx';
import { GIFT_FIELDS, useGift } from './use-gift.ts';
import type { Quote, usePrice } from './use-price.ts';

interface GuestFieldsProps {
  readonly problem: (field: 'email' | 'name' | 'country' | 'vat_number') => string | undefined;
  /** Called with the country, which determines the tax. */
  readonly country: string;
  readonly onCountry: (country: string) => void;
  /** Next to the heading: the sign-in link for customers with an account. */
  readonly aside: ReactNode;
  readonly price: Pick<ReturnType<typeof usePrice<Quote>>, 'quote' | 'vatNumber' | 'setVatNumber'>;
}

/** Where the order is sent, and the details on its invoice. */
function GuestFields({ problem, country, onCountry, aside, price }: GuestFieldsProps) {
  const check = useVatCheck({ country, number: price.vatNumber });
  return (
    <section aria-labelledby="details">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="details" className="text-xl">
          <Trans>Your details</Trans>
        </h2>
        {aside}
      </div>
      <div className="grid gap-y-2">
        <Field
          name="email"
          type="email"
          label={t`Email`}
          required
          maxLength={EmailMax}
          autoComplete="email"
          help={t`We’ll send your receipt and file here`}
          error={problem('email')}
        />
        <Field
          name="name"
          label={t`Name or company`}
          required
          maxLength={guestOrderInputNameMax}
          autoComplete="name"
          help={t`Shown on the invoice`}
          error={problem('name')}
        />
        <CountryField name="country" value={country} onChange={onCountry} error={problem('country')} />
        {price.quote?.vatNumberAsked ? (
          <VatNumberField
            name="vat_number"
            value={price.vatNumber}
            {...check}
            onEnter={price.setVatNumber}
            error={problem('vat_number')}
          />
        ) : null}
      </div>
    </section>
  );
}

interface SignedInProps {
  readonly email: string;
  /** Null when the account has one, or nothing has to be paid. */
  readonly country: string | null;
  readonly onCountry: (country: string) => void;
  readonly problem: string | undefined;
}

/** The customer, and the country for the invoice if the account has none yet. */
function SignedIn({ email, country, onCountry, problem }: SignedInProps) {
  return (
    <div className="grid gap-5">
      <p className="text-muted-foreground">
        <Trans>
          You are signed in as <bdi className="font-medium text-foreground">{email}</bdi>.
        </Trans>
      </p>
      {country === null ? null : (
        <CountryField
          name="country"
          value={country}
          onChange={onCountry}
          help={t`For your invoice. We ask once.`}
          error={problem}
        />
      )}
    </div>
  );
}

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
  /** Something of it is not for sale. */
  readonly isUnavailable?: boolean;
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

interface PaymentRequest {
  readonly isGuest: boolean;
  readonly isFree: boolean;
  readonly total: number;
}

/** How it is paid, and what the customer's wallet lacks for it. */
function usePayment({ isGuest, isFree, total }: PaymentRequest) {
  const [preferred, choose] = useState<PayMethod | null>(null);
  const methods = useListPaymentMethods();
  const wallet = useGetWalletBalance({ query: { enabled: !isGuest && !isFree, staleTime: 0 } });
  const methodOptions = listPayMethods(methods.data?.items ?? [], !isGuest);
  const cover = wallet.data && !isGuest ? walletCoverage(wallet.data.balance, total) : undefined;
  // As in the dialog of a product: with too little in the wallet, another method is preselected.
  const usual = cover?.covered === false ? (methodOptions[1] ?? methodOptions[0]) : methodOptions[0];
  const by = isFree ? undefined : (preferred ?? usual?.value);
  const missing = by === 'wallet' && cover?.covered === false ? cover.missing : 0;
  return { methods, methodOptions, by, choose, wallet, missing };
}

/** Customer, payment method and one button, with or without an account; for one plan as for a cart. */
export function CheckoutForm({
  renderSummary,
  name,
  price,
  total,
  isUnavailable = false,
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
  const { methods, methodOptions, by, choose, wallet, missing } = usePayment({ isGuest: user === null, isFree, total });
  const invoiceCountry = billingCountry(price.quote, selectedCountry);
  const consent = useWithdrawalConsent(country, total);
  const gift = useGift(!isFree, price.setGift);
  const provider = by === undefined || by === 'wallet' ? {} : { provider: by };
  const coupon = price.quote?.coupon ? { coupon: price.quote.coupon } : {};
  const ownNumber = useOwnVatNumber({
    quote: price.quote,
    selectedCountry,
    isSignedIn: user !== null,
    onSaved: price.requote,
  });
  const terms: OrderTerms = { total, ...provider, ...coupon, ...repeated.input, ...consent.input };
  const { busy, failure, form, problem } = useForm({
    fields: ['email', 'name', 'country', 'vat_number', ...GIFT_FIELDS, CONSENT_FIELD],
    check: (values, { misspelt }) => ({
      ...(user ? {} : checkDetails(values, misspelt)),
      ...consent.problems,
      ...gift.check(values),
    }),
    send: ({ email, name: buyer, ...values }) => {
      const order = { ...terms, ...gift.toInput(values) };
      return user
        ? orderAsCustomer({ ...order, ...toCountryInput(invoiceCountry) })
        : orderAsGuest(order, { email: email.trim(), name: buyer.trim(), country, ...toVatInput(price) });
    },
    refused: fieldProblems,
    toMessage: (error) => {
      if (isPriceChanged(error)) price.requote();
      if (isShortOfMoney(error)) void wallet.refetch();
      onRefused?.(error);
      return repeated.needsConfirmation(error) ? null : errorMessage(error, t`Failed to complete the purchase`);
    },
  });
  const isShort = missing > 0;
  return (
    <form noValidate aria-label={t`Checkout`} className="grow lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr]" {...form}>
      {renderSummary(methods.data?.coupons ? <CheckoutCoupon price={price} disabled={busy} /> : null, busy)}
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
        label={isFree ? t`Get it free` : t`Pay ${formatMoney(total)}`}
        total={isFree ? t`Free` : formatMoney(total)}
      />
    </form>
  );
}

interface PaymentProps {
  readonly query: ReturnType<typeof useListPaymentMethods>;
  readonly options: ReturnType<typeof listPayMethods>;
  /** Undefined while there is none to choose. */
  readonly value: PayMethod | undefined;
  readonly onChange: (method: PayMethod) => void;
}

/** The payment methods, or why there are none. */
function Payment({ query: { error, isSuccess, isFetching, refetch }, options, value, onChange }: PaymentProps) {
  return (
    <>
      {value === undefined ? null : <PayMethods payable="order" options={options} value={value} onChange={onChange} />}
      {error ? (
        <Banner
          tone="danger"
          action={
            <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorMessage(error, t`Failed to fetch payment methods`)}
        </Banner>
      ) : null}
      {isSuccess && options.length === 0 ? (
        <Banner tone="notice">
          <Trans>Checkout is unavailable right now. Please try again later.</Trans>
        </Banner>
      ) : null}
    </>
  );
}

interface ShortageProps {
  readonly balance: number;
  readonly missing: number;
}

/** The wallet does not cover the total. */
function Shortage({ balance, missing }: ShortageProps) {
  return (
    <Banner tone="danger" className="mt-6">
      <p>
        <Trans>Insufficient funds</Trans>
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-6 font-normal tabular-nums">
        <div className="flex gap-2">
          <dt>
            <Trans>Wallet balance</Trans>
          </dt>
          <dd className="font-semibold">{formatMoney(balance)}</dd>
        </div>
        <div className="flex gap-2">
          <dt>
            <Trans>Still needed</Trans>
          </dt>
          <dd className="font-semibold">{formatMoney(missing)}</dd>
        </div>
      </dl>
    </Banner>
  );
}
