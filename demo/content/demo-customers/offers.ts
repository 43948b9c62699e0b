import { toCents } from '../../../contract/rules/money.ts';
import type { ProductContent } from '../types.ts';
import type { DemoOffer } from './types.ts';

const SEATS = 5;

const SERVICES: [name: string, dollars: number][] = [
  ['Website care, one month', 60],
  ['Store listing check', 75],
  ['Interface review', 120],
  ['App icon and store pictures', 180],
  ['Brand sheet', 260],
  ['Landing page design', 340],
  ['Two-day design sprint', 480],
  ['Prototype in a week', 640],
];

/** Sold at a negotiated price, which makes up the difference. */
export const QUOTED: Omit<DemoOffer, 'cents'> = { productId: null, name: 'Custom work, by quote', tier: null };

/** All offers, cheapest first: each paid plan, single and for a team, and services. */
export function demoOffers(products: ProductContent[]): DemoOffer[] {
  const plans = products.flatMap(({ id, title, pricing }) =>
    pricing
      .filter(({ price }) => price > 0)
      .flatMap(({ name, price }) => {
        const cents = toCents(price);
        const base = { productId: id, name: title };
        return [
          { ...base, tier: name, cents },
          { ...base, tier: `${name}, ${SEATS} seats`, cents: cents * SEATS },
        ];
      }),
  );
  const services = SERVICES.map(([name, dollars]) => ({ productId: null, name, tier: null, cents: dollars * 100 }));
  return [...plans, ...services].sort((a, b) => a.cents - b.cents || a.name.localeCompare(b.name, 'en'));
}
