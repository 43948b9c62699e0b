import { rateFor, splitTax } from '../../../shared/invoices.ts';
import { toAmount } from '../../../shared/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { GuestQuote, GuestQuoteInput } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { findRates } from '../invoices/invoices.repository.ts';
import { lowered } from '../orders/coupon-price.service.ts';
import { chooseOffer } from '../orders/offer.service.ts';

/** What a plan costs and how much of it is tax. @throws AppError as `chooseOffer`, 400 for a code that does not count */
export function quoteGuest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { product_id: productId, tier, coupon, country = '' }: GuestQuoteInput,
): Promise<GuestQuote> {
  return inTransaction(db, async (tx) => {
    const choice = await lowered(tx, await chooseOffer(tx, productId, tier), coupon, clock.now());
    const rate = rateFor(await findRates(tx), country);
    const discount = choice.coupon?.discountCents ?? 0;
    return {
      price: toAmount(choice.cents + discount),
      discount: toAmount(discount),
      total: toAmount(choice.cents),
      coupon: choice.coupon?.code ?? null,
      tax: toAmount(splitTax(choice.cents, rate.percent).tax),
      taxName: rate.name,
      taxPercent: rate.percent,
    };
  });
}
