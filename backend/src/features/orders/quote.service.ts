import { taxed } from '../../../shared/invoices.ts';
import { toAmount } from '../../../shared/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { OrderQuote } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { type BuyerTax, taxOf } from '../billing/tax.service.ts';
import { lowered, refuseSecondUse } from './coupon-price.service.ts';
import { type Choice, chooseOffer } from './offer.service.ts';

interface Wanted {
  productId: number;
  planId: string | undefined;
  tier: string;
  coupon: string | undefined;
  /** used while the account has none; without it the seller's country is used */
  country: string | undefined;
}

const toQuote = ({ cents, coupon }: Choice, { tax, country, isAsked }: BuyerTax): OrderQuote => {
  const discountCents = coupon?.discountCents ?? 0;
  const paid = taxed(cents, tax);
  return {
    price: toAmount(cents + discountCents),
    discount: toAmount(discountCents),
    total: toAmount(paid.total),
    coupon: coupon?.code ?? null,
    tax: toAmount(paid.tax),
    taxName: tax.name,
    taxPercent: tax.percent,
    taxIncluded: tax.included,
    country,
    countryAsked: isAsked,
  };
};

/** The price of a plan for this user. @throws AppError as `chooseOffer`, 400 for an invalid coupon */
export function quote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, coupon, country, ...wanted }: Wanted & { userId: string },
): Promise<OrderQuote> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const choice = await lowered(tx, await chooseOffer(tx, { ...wanted, at }), coupon, at);
    await refuseSecondUse(tx, choice.coupon, userId);
    return toQuote(choice, await taxOf(tx, { userId, chosen: country, orHome: true }));
  });
}

/** The price of a plan for a guest. @throws AppError as `quote` */
export function quoteGuest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { coupon, country, ...wanted }: Wanted,
): Promise<OrderQuote> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const choice = await lowered(tx, await chooseOffer(tx, { ...wanted, at }), coupon, at);
    return toQuote(choice, await taxOf(tx, { userId: null, chosen: country, orHome: true }));
  });
}
