import { Link } from '@tanstack/react-router';
import { CreditCard, Landmark, Wallet } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { isOtherPrice } from '@/api/attempt.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { Product } from '@/api/generated/model.ts';
import { useListPaymentMethods } from '@/api/generated/payments/payments.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { useBuyAgain } from '@/api/use-buy-again.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { NeedsScript } from '@/components/feedback/needs-script.tsx';
import { BoughtAlready } from '@/components/order/bought-already.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { Container } from '@/components/ui/container.tsx';
import { LegalNote } from '@/components/ui/legal-note.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { askedCountry, countryPart } from '@/lib/asked-country.ts';
import { formatMoney } from '@/lib/format.ts';
import { priceNow } from '@/lib/price-now.ts';
import { useAuth } from '@/session/session-context.tsx';
import { CheckoutCoupon } from './checkout-coupon.tsx';
import { checkDetails, meaningOf, type PaidBy, planOf, waysFor } from './checkout-rules.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { GuestFields } from './guest-fields.tsx';
import { SignedIn } from './signed-in.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePrice } from './use-price.ts';

interface CheckoutPageProps {
  readonly product: Product;
  /** Id of the plan, or its name, from the URL. */
  readonly plan?: string | undefined;
}

const ICONS = { wallet: Wallet, manual: Landmark };
const iconOf = (by: PaidBy) => (by === 'wallet' || by === 'manual' ? ICONS[by] : CreditCard);

/** The checkout: product, customer and payment method with one button, with or without an account. */
export function CheckoutPage({ product, plan: wanted }: CheckoutPageProps) {
  const plan = planOf(product.pricing, wanted);
  return (
    <Container className="py-12 sm:py-16">
      <h1 className="text-4xl">Checkout</h1>
      {plan ? (
        <Checkout key={plan.id} product={product} plan={plan} />
      ) : (
        <p className="mt-4 text-muted-foreground">This product is not for sale right now.</p>
      )}
    </Container>
  );
}

function Checkout({ product, plan }: { readonly product: Product; readonly plan: Product['pricing'][number] }) {
  const { user } = useAuth();
  const [chosen, setChosen] = useState<string>();
  const [wanted, setWanted] = useState<PaidBy | null>(null);
  const chosenPlan = { productId: product.id, planId: plan.id, tier: plan.name };
  const price = usePrice({ ...chosenPlan, isGuest: user === null, country: chosen });
  const country = chosen ?? price.quote?.country ?? '';
  const total = price.quote?.total ?? priceNow(plan);
  const legal = useGetSite().data?.legal ?? [];
  const methods = useListPaymentMethods();
  const { asGuest, asCustomer } = useCheckout();
  const isFree = plan.price === 0;
  const ways = waysFor(methods.data?.items ?? [], user !== null);
  const by = wanted ?? ways[0]?.value;
  const coupon = price.quote?.coupon ? { coupon: price.quote.coupon } : {};
  const asked = askedCountry(price.quote, chosen);
  const repeated = useBuyAgain(product.id, plan.id);
  const bought = { product_id: product.id, plan_id: plan.id, tier: plan.name, total, ...coupon, ...repeated.input };
  const provider = isFree || by === undefined || by === 'wallet' ? {} : { provider: by };
  const { busy, failure, form, problem } = useForm({
    fields: ['email', 'name', 'country'],
    check: (values, { misspelt }) => (user ? {} : checkDetails(values, misspelt)),
    send: ({ email, name }) =>
      user
        ? asCustomer({ ...bought, ...provider, ...countryPart(asked) })
        : asGuest({ ...bought, ...provider, email: email.trim(), name: name.trim(), country }),
    refused: fieldProblems,
    explain: (error) => {
      if (isOtherPrice(error)) price.askAgain();
      return repeated.asks(error) ? null : messageOf(error, 'Failed to complete the purchase');
    },
  });
  const nobodyPays = !isFree && methods.isSuccess && ways.length === 0;
  return (
    <form noValidate aria-label="Checkout" className="mt-8 grid gap-10 lg:grid-cols-[1fr_24rem] lg:gap-16" {...form}>
      <div className="grid max-w-160 content-start gap-8">
        <NeedsScript what="The checkout" />
        {user ? (
          <SignedIn email={user.email} country={asked} onCountry={setChosen} problem={problem('country')} />
        ) : (
          <GuestFields
            problem={problem}
            country={country}
            onCountry={setChosen}
            aside={
              <Link
                to="/login"
                search={{ redirect: `/product/${product.id}` }}
                className="text-sm font-semibold text-primary underline underline-offset-4"
              >
                I have an account
              </Link>
            }
          />
        )}
        {isFree || by === undefined ? null : (
          <section>
            <ChoiceGroup
              legend="Pay with"
              name="pay-with"
              choices={ways.map((way) => ({ ...way, icon: iconOf(way.value) }))}
              value={by}
              onChange={setWanted}
              className="grid wrap-anywhere sm:grid-cols-2"
            />
            <p className="mt-3 text-sm text-muted-foreground">{meaningOf(by)}</p>
          </section>
        )}
        {methods.error && !isFree ? (
          <Banner
            tone="danger"
            action={
              <Button variant="ghost" size="sm" busy={methods.isFetching} onClick={() => void methods.refetch()}>
                Try again
              </Button>
            }
          >
            {messageOf(methods.error, 'Failed to fetch payment methods')}
          </Banner>
        ) : null}
        {nobodyPays ? <Banner tone="notice">Checkout is unavailable right now. Please try again later.</Banner> : null}
      </div>
      <Card className="p-6 lg:sticky lg:top-24 lg:self-start">
        <CheckoutSummary title={product.title} picture={product.images[0]} plan={plan} quote={price.quote}>
          {methods.data?.coupons ? <CheckoutCoupon price={price} disabled={busy} /> : null}
        </CheckoutSummary>
        {failure ? (
          <Banner tone="danger" className="mt-5">
            {failure}
          </Banner>
        ) : null}
        <PayPart
          name={`${product.title}, ${plan.name}`}
          repeated={repeated}
          busy={busy}
          disabled={!isFree && by === undefined}
          label={isFree ? 'Get it free' : `Pay ${formatMoney(total)}`}
        />
        <LegalNote act="ordering" pages={legal} className="mt-3" />
      </Card>
    </form>
  );
}

interface PayPartProps {
  /** Product and plan. */
  readonly name: string;
  readonly repeated: ReturnType<typeof useBuyAgain>;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly label: string;
}

/** The payment button, or a notice that the plan was already bought. */
function PayPart({ name, repeated, busy, disabled, label }: PayPartProps) {
  if (repeated.isAsked && !busy) return <BoughtAlready name={name} href={repeated.href} onAgain={repeated.confirm} />;
  return (
    <Button type="submit" size="lg" busy={busy} disabled={disabled} className="mt-5 w-full">
      {label}
    </Button>
  );
}
