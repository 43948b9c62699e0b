import { BUNDLE_REFUSALS } from '../../../../contract/rules/bundles.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { priceBundles } from './bundle-prices.service.ts';
import { toBundle } from './bundles.mapper.ts';
import { findOfferedBundle } from './bundles.repository.ts';

/** Bundles as visitors see them. */
export function createBundlesHandlers({ db, clock }: Deps): FeatureHandlers<'getBundle'> {
  return {
    getBundle: async ({ params }) => {
      const at = clock.now();
      const row = await findOfferedBundle(db, Number(params.id), at);
      const [bundle] = await priceBundles(db, row ? [row] : [], { userId: null, at });
      if (!bundle?.isForSale) throw notFound(BUNDLE_REFUSALS.bundleNotForSale);
      return { status: 200, body: toBundle(bundle, at) };
    },
  };
}
