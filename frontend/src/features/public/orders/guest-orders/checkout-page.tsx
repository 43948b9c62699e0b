import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { isPriceChanged } from '@/api/attempt.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { Product } from '@/api/generated/model.ts';
import { useListPaymentMethods } from '@/api/generated/payments/payments.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { guestOrderInputNameMax } from '@/api/generated/zod/schemas/guestOrderInput.zod.ts';
import { useBuyAgain } from '@/api/use-buy-again.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { NoScriptNotice } from '@/components/feedback/no-script-notice.tsx';
import { CONSENT_FIELD, ConsentField } from '@/components/order/consent-field.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { CountryField } from '@/components/ui/country-field.tsx';
import { Field } from '@/components/ui/field.tsx';
import { LegalNote } from '@/components/ui/legal-note.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useWithdrawalConsent } from '@/hooks/use-withdrawal-consent.ts';
import { billingCountry, toCountryInput } from '@/lib/billing-country.ts';
import { currentPrice } from '@/lib/current-price.ts';
import { formatMoney } from '@/lib/format.ts';
import { useAuth } from '@/session/session-context.tsx';
import { CheckoutCoupon } from './checkout-coupon.tsx';
import { checkDetails, findPlan, listPayMethods, type PayMethod } from './checkout-rules.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { PaperHalf } from './halves.tsx';
import { PayBar, PayMethods } from './pay-section.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePrice } from './use-price.ts';

interface GuestFieldsProps {
  readonly problem: (field: 'email' | 'name' | 'country') => string | undefined;
  /** Called with the country, which determines the tax. */
  readonly country: string;
  readonly onCountry: (country: string) => void;
  /** Next to the heading: the sign-in link for customers with an account. */
  readonly aside: ReactNode;
}

/** Where the order is sent, and the details on its invoice. */
function GuestFields({ problem, country, onCountry, aside }: GuestFieldsProps) {
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

interface CheckoutPageProps {
  readonly product: Product;
  /** Id of the plan, or its name, from the URL. */
  readonly plan?: string | undefined;
}

/** The checkout: product, customer and payment method with one button, with or without an account. */
export function CheckoutPage({ product, plan: preferred }: CheckoutPageProps) {
  const plan = findPlan(product.pricing, preferred);
  if (plan) return <Checkout key={plan.id} product={product} plan={plan} />;
  return (
    <Container className="py-12 sm:py-16">
      <h1 className="text-4xl">
        <Trans>Checkout</Trans>
      </h1>
      <p className="mt-4 mb-6 text-muted-foreground">
        <Trans>This product is not for sale right now.</Trans>
      </p>
      <Link to="/products" className={buttonVariants({ variant: 'outline' })}>
        <Trans>Browse products</Trans>
      </Link>
    </Container>
  );
}

function Checkout({ product, plan }: { readonly product: Product; readonly plan: Product['pricing'][number] }) {
  const { user } = useAuth();
  const [selected, setSelected] = useState<string>();
  const [preferred, setPreferred] = useState<PayMethod | null>(null);
  const selectedPlan = { productId: product.id, planId: plan.id, tier: plan.name };
  const price = usePrice({ ...selectedPlan, isGuest: user === null, country: selected });
  const country = selected ?? price.quote?.country ?? '';
  const total = price.quote?.total ?? currentPrice(plan);
  const legal = useGetSite().data?.legal ?? [];
  const methods = useListPaymentMethods();
  const { asGuest, asCustomer } = useCheckout();
  const isFree = plan.price === 0;
  const methodOptions = listPayMethods(methods.data?.items ?? [], user !== null);
  const by = preferred ?? methodOptions[0]?.value;
  const coupon = price.quote?.coupon ? { coupon: price.quote.coupon } : {};
  const invoiceCountry = billingCountry(price.quote, selected);
  const repeated = useBuyAgain(product.id, plan.id);
  const consent = useWithdrawalConsent(country, total);
  const bought = {
    product_id: product.id,
    plan_id: plan.id,
    tier: plan.name,
    total,
    ...coupon,
    ...repeated.input,
    ...consent.input,
  };
  const provider = isFree || by === undefined || by === 'wallet' ? {} : { provider: by };
  const { busy, failure, form, problem } = useForm({
    fields: ['email', 'name', 'country', CONSENT_FIELD],
    check: (values, { misspelt }) => ({
      ...(user ? {} : checkDetails(values, misspelt)),
      ...consent.problems,
    }),
    send: ({ email, name }) =>
      user
        ? asCustomer({ ...bought, ...provider, ...toCountryInput(invoiceCountry) })
        : asGuest({ ...bought, ...provider, email: email.trim(), name: name.trim(), country }),
    refused: fieldProblems,
    toMessage: (error) => {
      if (isPriceChanged(error)) price.requote();
      return repeated.needsConfirmation(error) ? null : errorMessage(error, t`Failed to complete the purchase`);
    },
  });
  const isUnpayable = !isFree && methods.isSuccess && methodOptions.length === 0;
  return (
    <form noValidate aria-label={t`Checkout`} className="grow lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr]" {...form}>
      <CheckoutSummary
        product={product}
        plan={plan}
        quote={price.quote}
        back={
          <Link
            to="/product/$id"
            params={{ id: String(product.id) }}
            className="touch-target inline-flex items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline"
          >
            <ArrowLeft className="size-4" aria-hidden="true" />
            <Trans>Back to the product</Trans>
          </Link>
        }
      >
        {methods.data?.coupons ? <CheckoutCoupon price={price} disabled={busy} /> : null}
      </CheckoutSummary>
      <PaperHalf>
        <div className="grid content-start gap-8">
          <NoScriptNotice feature={t`The checkout`} />
          {user ? (
            <SignedIn
              email={user.email}
              country={invoiceCountry}
              onCountry={setSelected}
              problem={problem('country')}
            />
          ) : (
            <GuestFields
              problem={problem}
              country={country}
              onCountry={setSelected}
              aside={
                <Link
                  to="/login"
                  search={{ redirect: `/product/${product.id}` }}
                  className="text-sm font-semibold text-primary underline underline-offset-4"
                >
                  <Trans>I have an account</Trans>
                </Link>
              }
            />
          )}
          {isFree || by === undefined ? null : (
            <PayMethods options={methodOptions} value={by} onChange={setPreferred} />
          )}
          {methods.error && !isFree ? (
            <Banner
              tone="danger"
              action={
                <Button variant="ghost" size="sm" busy={methods.isFetching} onClick={() => void methods.refetch()}>
                  <Trans>Try again</Trans>
                </Button>
              }
            >
              {errorMessage(methods.error, t`Failed to fetch payment methods`)}
            </Banner>
          ) : null}
          {isUnpayable ? (
            <Banner tone="notice">
              <Trans>Checkout is unavailable right now. Please try again later.</Trans>
            </Banner>
          ) : null}
        </div>
        {failure ? (
          <Banner tone="danger" className="mt-6">
            {failure}
          </Banner>
        ) : null}
        <ConsentField consent={consent} disabled={busy} error={problem(CONSENT_FIELD)} />
        <LegalNote act={t`ordering`} pages={legal} className="mt-6" />
      </PaperHalf>
      <PayBar
        name={`${product.title}, ${plan.name}`}
        repeated={repeated}
        busy={busy}
        disabled={!isFree && by === undefined}
        label={isFree ? t`Get it free` : t`Pay ${formatMoney(total)}`}
        total={isFree ? t`Free` : formatMoney(total)}
      />
    </form>
  );
}
