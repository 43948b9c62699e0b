import { isPriceChosen } from '@contract/rules/plan-price.ts';
import type { PricingTier } from '@/api/generated/model.ts';

/** The plan in the URL, by id or, in an older link, by name; the default is the first one that costs something. */
export const findPlan = (pricing: readonly PricingTier[], requested: string | undefined): PricingTier | undefined =>
  pricing.find(({ id, name }) => id === requested || name === requested) ??
  pricing.find((plan) => plan.price > 0 || isPriceChosen(plan)) ??
  pricing[0];
