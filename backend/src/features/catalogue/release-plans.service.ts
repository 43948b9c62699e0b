import type { Transaction } from 'kysely';
import { planWithoutFile } from '../../../shared/plan-files.ts';
import { filePlanIds } from '../../../shared/plan-ids.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { Database } from '../../db/schema.ts';
import type { ReleaseInput } from '../../generated/model.ts';
import { invalid } from '../../lib/errors.ts';
import { findPlanUses } from './plan-uses.repository.ts';
import type { EditableProduct } from './product-edits.repository.ts';
import type { ReleaseRow } from './releases.repository.ts';

const plansOf = ({ pricing, retired_plans }: EditableProduct) => [...pricing, ...retired_plans];

/** The files with their plan ids. @throws AppError 400 for plans that the product does not have */
export const withPlans = (product: EditableProduct, files: ReleaseInput['files']): ReleaseInput['files'] =>
  files.map((file, at) => {
    const plans = filePlanIds(file.plans ?? [], plansOf(product));
    if ('strange' in plans) throw invalid(`files.${at}.plans`, REFUSALS.releaseFilePlan(plans.strange));
    return { ...file, plans: plans.ids };
  });

/** The name of a plan without a file in the release, among plans on sale and plans with current holders. */
export async function unservedPlan(
  tx: Transaction<Database>,
  product: EditableProduct,
  { files }: ReleaseRow,
  at: Date,
) {
  const held = new Set((await findPlanUses(tx, product, at)).flatMap(({ id, holders }) => (holders > 0 ? [id] : [])));
  const owed = [...product.pricing, ...product.retired_plans.filter(({ id }) => held.has(id))];
  const without = planWithoutFile(
    files,
    owed.map(({ id }) => id),
  );
  return owed.find(({ id }) => id === without)?.name;
}
