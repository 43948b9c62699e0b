import type { AdminBundle, BundleInput } from '../../../contract/generated/model.ts';
import { toAuditedFields } from '../../../contract/rules/audited-values.ts';
import { BUNDLE_REFUSALS, findBundleProblem, type StoredBundlePart } from '../../../contract/rules/bundles.ts';
import { toCurrentCents } from '../../../contract/rules/launch-price.ts';
import { toAmount } from '../../../contract/rules/money.ts';
import { invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { openBundle, type StoredBundle } from '../../store/bundles.ts';
import type { MockDb } from '../../store/db.ts';
import { resolvePicture } from '../../store/resolve-picture.ts';
import { createCollection, newEntry } from '../kit/collection.ts';

type Operations =
  | 'adminListBundles'
  | 'adminCreateBundle'
  | 'adminUpdateBundle'
  | 'adminDeleteBundle'
  | 'adminRestoreBundle';

const toAdminBundle = (db: MockDb, stored: StoredBundle): AdminBundle => {
  const { deletedAt: _deleted, ...bundle } = stored;
  const { parts, singleCents } = openBundle(db, stored);
  return {
    ...bundle,
    parts: parts.map(({ entry: { product }, planId, plan, cents, file }) => ({
      product_id: product.id,
      plan_id: planId,
      product_name: product.title,
      tier: plan?.name ?? '',
      price: toAmount(cents),
      isForSale: file !== undefined,
    })),
    singlePrice: toAmount(singleCents),
  };
};

const toAudited = ({ parts, singlePrice: _sum, ...bundle }: AdminBundle) =>
  toAuditedFields({ ...bundle, parts: parts.map(({ product_name, tier }) => `${product_name}, ${tier}`) });

export const createAdminBundlesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const findPlanCents = ({ productId, planId }: StoredBundlePart) => {
    const entry = db.state.catalogue.find(({ product, deleted }) => product.id === productId && deleted === null);
    const plan = entry?.product.pricing.find(({ id }) => id === planId);
    return plan && toCurrentCents(plan, new Date());
  };
  const bundles = createCollection<StoredBundle, AdminBundle, BundleInput, 400>(db, {
    rows: () => db.state.bundles,
    gone: BUNDLE_REFUSALS.bundleGone,
    toItem: (bundle) => toAdminBundle(db, bundle),
    write: ({ version: _version, ...body }) => {
      const parts = body.parts.map(({ product_id: productId, plan_id: planId }) => ({ productId, planId }));
      const input = { ...body, parts };
      const { currency } = db.state.paymentSettings;
      const problem = findBundleProblem(input, { currency, findPlanCents, at: new Date() });
      if (problem) return invalidField(problem.field, problem.message);
      const image = resolvePicture(db.state, 'image', input.image);
      if ('body' in image) return image;
      return { ...input, name: input.name.trim(), description: input.description.trim(), image };
    },
    create: (fields) => ({ ...fields, ...newEntry(db.state.bundles) }),
    audit: {
      subject: 'bundle',
      label: ({ name }) => name,
      fields: (bundle) => toAudited(toAdminBundle(db, bundle)),
    },
  });
  return {
    adminListBundles: () => ({
      status: 200,
      body: {
        items: bundles
          .present()
          .map((bundle) => toAdminBundle(db, bundle))
          .toReversed(),
      },
    }),
    adminCreateBundle: bundles.create,
    adminUpdateBundle: bundles.update,
    adminDeleteBundle: bundles.remove,
    adminRestoreBundle: bundles.restore,
  };
};
