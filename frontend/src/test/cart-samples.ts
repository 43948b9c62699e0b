import type { MockApi } from '../../../mocks/api.ts';
import { acceptTransfers } from './accept-transfers.ts';
import { sampleId } from './sample-values.ts';

/** A product of the demo with its plan that costs something, and how many pieces of it. */
export interface CartSample {
  readonly productId: number;
  readonly quantity?: number;
  /** The index of the plan among those that cost something. */
  readonly plan?: number;
}

/** Fills the cart of the visitor, or of the demo's customer, with plans that cost something. */
export function fillCart({ db }: MockApi, samples: readonly CartSample[], owner: 'visitor' | 'customer' = 'visitor') {
  const customer = db.state.accounts.find(({ user }) => user.role === 'customer')?.user.id ?? '';
  db.state.carts[owner === 'visitor' ? owner : customer] = samples.map(
    ({ productId, quantity = 1, plan = 0 }, index) => ({
      id: sampleId(80 + index),
      productId,
      planId:
        db.state.catalogue
          .find(({ product }) => product.id === productId)
          ?.product.pricing.filter(({ price }) => price > 0)[plan]?.id ?? '',
      quantity,
    }),
  );
}

/** A visitor with two products in the cart; the studio accepts cards and transfers, and its prices include tax. */
export function startCart(api: MockApi): void {
  acceptTransfers(api);
  fillCart(api, [{ productId: 1 }, { productId: 3 }]);
}
