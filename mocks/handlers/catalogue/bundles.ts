import { BUNDLE_REFUSALS } from '../../../contract/rules/bundles.ts';
import { withoutEndedLaunch } from '../../../contract/rules/launch-price.ts';
import { MISSING_PICTURE } from '../../../contract/rules/missing-picture.ts';
import { toAmount } from '../../../contract/rules/money.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { findBundle } from '../../store/bundles.ts';
import type { MockDb } from '../../store/db.ts';

export const createBundlesHandlers = (db: MockDb): Pick<MockHandlers, 'getBundle'> => ({
  getBundle: ({ params }) => {
    const opened = findBundle(db, Number(params.id));
    if (!opened) return notFound(BUNDLE_REFUSALS.bundleNotForSale);
    const { id, name, description, image, endsAt } = opened.bundle;
    return {
      status: 200,
      body: {
        id,
        name,
        description,
        image,
        price: toAmount(opened.cents),
        singlePrice: toAmount(opened.singleCents),
        endsAt,
        parts: opened.parts.flatMap(({ entry: { product }, plan, cents }) =>
          plan
            ? [
                {
                  product_id: product.id,
                  product_name: product.title,
                  image: product.images[0] ?? MISSING_PICTURE,
                  plan: withoutEndedLaunch(plan, new Date()),
                  price: toAmount(cents),
                },
              ]
            : [],
        ),
      },
    };
  },
});
