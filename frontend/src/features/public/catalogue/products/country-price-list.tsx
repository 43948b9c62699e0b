import { toRuleCents } from '@contract/rules/country-price-rule.ts';
import { toAmount } from '@contract/rules/money.ts';
import { plural, t } from '@lingui/core/macro';
import type { PlanCountryPrice, PricingTier } from '@/api/generated/model.ts';
import { countryName } from '@/lib/countries.ts';
import { formatShortMoney } from '@/lib/format.ts';

interface CountryPriceListProps {
  readonly plan: PricingTier;
  readonly rules: readonly PlanCountryPrice[];
}

/** Lower prices for buyers of some countries; the page is the same for all visitors. */
export function CountryPriceList({ plan, rules }: CountryPriceListProps) {
  return (
    <ul className="mt-1 grid gap-0.5 text-sm text-muted-foreground tabular-nums">
      {rules.map((rule) => {
        const [first = '', ...others] = rule.countries.map(countryName);
        const price = formatShortMoney(toAmount(toRuleCents(plan, rule)));
        return (
          <li key={first}>
            {others.length > 1
              ? t`${first} and ${plural(others.length, { one: '# more country', other: '# more countries' })}: ${price}`
              : `${rule.countries.map(countryName).join(', ')}: ${price}`}
          </li>
        );
      })}
    </ul>
  );
}
