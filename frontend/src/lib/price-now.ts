import type { PricingTier } from '@/api/generated/model.ts';

/** What a plan costs at present: a launch price counts for as long as the server says so. */
export const priceNow = ({ price, launch }: Pick<PricingTier, 'price' | 'launch'>): number => launch?.price ?? price;
