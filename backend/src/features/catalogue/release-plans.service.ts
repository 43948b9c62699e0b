import type { Transaction } from 'kysely';
import type { ReleaseInput } from '../../../../contract/generated/model.ts';
import { findPlanWithoutFile } from '../../../../contract/rules/plan-files.ts';
import { resolvePlanIds } from '../../../../contract/rules/plan-ids.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database } from '../../db/schema.ts';
import { invalid } from '../../lib/errors.ts';
import { listPlanUses } from './plan-uses.repository.ts';
import type { EditableProduct } from './product-edits.repository.ts';
import type { ReleaseRow } from './releases.repository.ts';

const toAllPlans = ({ pricing, retired_plans }: EditableProduct) => [...pricing, ...retired_plans];

/** The files with their plan ids. @throws AppError 400 for plans that the product does not have */
export const resolveFilePlans = (product: EditableProduct, files: ReleaseInput['files']): ReleaseInput['files'] =>
  files.map((file, at) => {
    const plans = resolvePlanIds(file.plans ?? [], toAllPlans(product));
    if ('strange' in plans) throw invalid(`files.${at}.plans`, REFUSALS.releaseFilePlan(plans.strange));
    return { ...file, plans: plans.ids };
  });

/** The name of a plan without a file in the release, among plans on sale and plans with current holders. */
export async function findUnservedPlan(
  tx: Transaction<Database>,
  product: EditableProduct,
  { files }: ReleaseRow,
  at: Date,
) {
  const heldIds = new Set(
    (await listPlanUses(tx, product, at)).flatMap(({ id, holders }) => (holders > 0 ? [id] : [])),
  );
  const requiredPlans = [...product.pricing, ...product.retired_plans.filter(({ id }) => heldIds.has(id))];
  const unservedId = findPlanWithoutFile(
    files,
    requiredPlans.map(({ id }) => id),
  );
  return requiredPlans.find(({ id }) => id === unservedId)?.name;
}
