import type { Transaction } from 'kysely';
import type { AdminBundle, BundleInput } from '../../../../contract/generated/model.ts';
import { toAuditedFields } from '../../../../contract/rules/audited-values.ts';
import { BUNDLE_REFUSALS, findBundleProblem, type StoredBundlePart } from '../../../../contract/rules/bundles.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { toCurrentCents } from '../../../../contract/rules/launch-price.ts';
import { toCents } from '../../../../contract/rules/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { resolvePictures } from '../media/library-content.service.ts';
import { priceBundles } from './bundle-prices.service.ts';
import { toAdminBundle } from './bundles.mapper.ts';
import {
  type BundleRow,
  type BundleValues,
  insertBundle,
  listBundles,
  lockBundle,
  lockProductPlans,
  setBundleDeleted,
  updateBundle,
} from './bundles.repository.ts';

type BundleDeps = Pick<Deps, 'db' | 'clock'>;

/** All bundles with the current prices of their plans. */
export async function listAdminBundles({ db, clock }: BundleDeps): Promise<AdminBundle[]> {
  const bundles = await priceBundles(db, await listBundles(db), { userId: null, at: clock.now() });
  return bundles.map(toAdminBundle);
}

async function readBundle(tx: Transaction<Database>, row: BundleRow, at: Date): Promise<AdminBundle> {
  const [bundle] = await priceBundles(tx, [row], { userId: null, at });
  if (!bundle) throw notFound(BUNDLE_REFUSALS.bundleGone);
  return toAdminBundle(bundle);
}

/** The fields that the owner edits; current prices belong to the products. */
const toAudited = ({ parts, singlePrice: _sum, ...bundle }: AdminBundle) =>
  toAuditedFields({ ...bundle, parts: parts.map(({ product_name, tier }) => `${product_name}, ${tier}`) });

/** @throws AppError 400 */
async function toValues(tx: Transaction<Database>, input: BundleInput, at: Date): Promise<BundleValues> {
  const parts = input.parts.map(({ product_id: productId, plan_id: planId }) => ({ productId, planId }));
  const ids = parts.map(({ productId }) => productId);
  const plans = await lockProductPlans(tx, ids);
  const findPlanCents = ({ productId, planId }: StoredBundlePart) => {
    const plan = plans.find(({ id }) => id === productId)?.pricing.find(({ id }) => id === planId);
    return plan && toCurrentCents(plan, at);
  };
  const problem = findBundleProblem({ ...input, parts }, { currency: await findShopCurrency(tx), findPlanCents, at });
  if (problem) throw invalid(problem.field, problem.message);
  const [image] = await resolvePictures(tx, 'image', [input.image]);
  if (!image) throw new Error('A bundle has no picture');
  return {
    name: input.name.trim(),
    description: input.description.trim(),
    image,
    parts,
    price_cents: toCents(input.price),
    ends_at: input.endsAt === null ? null : new Date(input.endsAt),
    published: input.published,
  };
}

const toAuditEntry = (actorId: string, { id, name }: Pick<BundleRow, 'id' | 'name'>, at: Date) => ({
  actorId,
  subject: 'bundle' as const,
  subjectId: id,
  label: name,
  at,
});

/** @throws AppError 400 */
export function createBundle({ db, clock }: BundleDeps, actorId: string, input: BundleInput): Promise<AdminBundle> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const row = await insertBundle(tx, await toValues(tx, input, at), at);
    const bundle = await readBundle(tx, row, at);
    const after = toAudited(bundle);
    await recordChange(tx, { ...toAuditEntry(actorId, row, at), action: 'bundle.create', before: null, after });
    return bundle;
  });
}

/** @throws AppError 400, 404, 409 when the version is not the current one */
export function updateBundleById(
  { db, clock }: BundleDeps,
  actorId: string,
  id: number,
  input: BundleInput,
): Promise<AdminBundle> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const former = await lockBundle(tx, id, false);
    if (!former) throw notFound(BUNDLE_REFUSALS.bundleGone);
    checkVersion(former.version, input.version);
    const before = toAudited(await readBundle(tx, former, at));
    const row = await updateBundle(tx, id, await toValues(tx, input, at), at);
    const bundle = await readBundle(tx, row, at);
    const fields = changedFields(before, toAudited(bundle));
    if (fields) await recordChange(tx, { ...toAuditEntry(actorId, row, at), action: 'bundle.update', ...fields });
    return bundle;
  });
}

/** @throws AppError 404 */
export async function deleteBundleById({ db, clock }: BundleDeps, actorId: string, id: number): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const row = await lockBundle(tx, id, false);
    if (!row) throw notFound(BUNDLE_REFUSALS.bundleGone);
    await setBundleDeleted(tx, id, at);
    const before = toAudited(await readBundle(tx, row, at));
    await recordChange(tx, { ...toAuditEntry(actorId, row, at), action: 'bundle.delete', before, after: null });
  });
}

/** @throws AppError 404 when it is not deleted, or permanently deleted */
export async function restoreBundleById({ db, clock }: BundleDeps, actorId: string, id: number): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const row = await lockBundle(tx, id, true);
    if (!row) throw notFound(BUNDLE_REFUSALS.bundleGone);
    await setBundleDeleted(tx, id, null);
    const after = toAudited(await readBundle(tx, row, at));
    await recordChange(tx, { ...toAuditEntry(actorId, row, at), action: 'bundle.restore', before: null, after });
  });
}
