import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PricingTier } from '@/api/generated/model.ts';
import { perText, tierPrice } from './price.ts';

interface PricingProps {
  readonly tiers: readonly PricingTier[];
  /** What can be done with a tier, for example buying it; stands at the foot of the tier. */
  readonly action?: ((tier: PricingTier) => ReactNode) | undefined;
}

/** What the product costs, tier beside tier; the paid ones lie on a tint. */
export function Pricing({ tiers, action }: PricingProps) {
  if (tiers.length === 0) return null;
  return (
    <section aria-labelledby="pricing">
      <h2 id="pricing" className="text-2xl">
        Pricing
      </h2>
      <ul className="mt-6 grid overflow-hidden rounded-xl border border-border bg-card divide-border max-sm:divide-y sm:auto-cols-fr sm:grid-flow-col sm:divide-x">
        {tiers.map((tier) => (
          <li key={tier.name} className={clsx('flex flex-col p-6 lg:p-8', tier.price > 0 && 'bg-primary-soft')}>
            <h3 className="text-lg">{tier.name}</h3>
            <p className="mt-5 flex items-baseline gap-1.5">
              <span className="font-display text-4xl font-semibold tabular-nums">{tierPrice(tier.price)}</span>
              {tier.price > 0 ? <span className="text-sm text-muted-foreground">{perText(tier.period)}</span> : null}
            </p>
            {tier.price > 0 ? <p className="mt-1 text-sm text-muted-foreground">Nothing renews by itself.</p> : null}
            <ul className="mt-6 mb-2 grid gap-2.5 text-sm">
              {tier.features.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Check className="mt-[0.2em] size-4 shrink-0 text-primary" aria-hidden="true" />
                  {feature}
                </li>
              ))}
            </ul>
            {action ? <div className="mt-auto pt-5">{action(tier)}</div> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
