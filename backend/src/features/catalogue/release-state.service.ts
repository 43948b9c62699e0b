import type { Kysely, Transaction } from 'kysely';
import type { ReleaseInput } from '../../../../contract/generated/model.ts';
import { findPlanWithoutFile } from '../../../../contract/rules/plan-files.ts';
import { resolvePlanIds } from '../../../../contract/rules/plan-ids.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Clock } from '../../lib/clock.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import { listDueReleases, touchProduct, updateReleaseById } from './admin-releases.repository.ts';
import { releaseVersion } from './deliver-release.service.ts';
import { listPlanUses } from './plan-uses.repository.ts';
import { type EditableProduct, lockProduct, updateProduct } from './product-edits.repository.ts';
import { findRelease, listReleaseRows, type ReleaseRow } from './releases.repository.ts';

/** The newest published stable version. */
const findNewestStable = (releases: readonly ReleaseRow[]) =>
  releases.find(({ channel, files }) => channel === 'stable' && files.length > 0);

/** Makes a release the current version. @param tell whether its owners are notified: a rollback notifies no one */
async function makeCurrent(
  tx: Transaction<Database>,
  jobs: Jobs,
  {
    product,
    release,
    at,
    shouldNotify,
  }: { product: EditableProduct; release: ReleaseRow; at: Date; shouldNotify: boolean },
): Promise<void> {
  const [file] = release.files;
  if (!file) throw conflict(REFUSALS.releaseWithoutFile);
  const { version } = release;
  const last_update = await toShopDay(tx, at);
  await updateProduct(tx, product.id, {
    version,
    last_update,
    released_at: release.published_at ?? at,
    updated_at: at,
  });
  const releaseInput = { product, version, fileId: file.file_id, at: release.published_at ?? at };
  await releaseVersion(tx, jobs, { ...releaseInput, shouldNotify });
}

/** Publishes a draft in a transaction that has locked its product; owners are notified of a stable release. */
export async function publish(
  tx: Transaction<Database>,
  jobs: Jobs,
  product: EditableProduct,
  release: ReleaseRow,
  at: Date,
): Promise<void> {
  await updateReleaseById(tx, release.id, { state: 'published', publish_at: null, published_at: at });
  const isStable = release.channel === 'stable';
  const newest = isStable ? findNewestStable(await listReleaseRows(tx, product.id, ['published'])) : undefined;
  if (newest?.id === release.id) await makeCurrent(tx, jobs, { product, release: newest, at, shouldNotify: true });
  else await touchProduct(tx, product.id, at);
  if (isStable) await jobs.add('releases.mail', { releaseId: release.id }, { db: tx });
}

/** Withdraws a published release; its users return to the previous one. @throws AppError 409 for the only one */
export async function withdraw(
  tx: Transaction<Database>,
  jobs: Jobs,
  product: EditableProduct,
  release: ReleaseRow,
  at: Date,
): Promise<void> {
  await updateReleaseById(tx, release.id, { state: 'withdrawn', withdrawn_at: at });
  if (release.channel === 'beta' || release.version !== product.version) return touchProduct(tx, product.id, at);
  const previous = findNewestStable(await listReleaseRows(tx, product.id, ['published']));
  if (!previous) throw conflict(REFUSALS.releaseOnly);
  await makeCurrent(tx, jobs, { product, release: previous, at, shouldNotify: false });
}

/** Publishes each due scheduled release in its own transaction. */
export async function publishDueReleases({
  db,
  jobs,
  clock,
}: {
  db: Kysely<Database>;
  jobs: Jobs;
  clock: Clock;
}): Promise<void> {
  const now = clock.now();
  for (const { id, product_id } of await listDueReleases(db, now)) {
    await inTransaction(db, async (tx) => {
      const product = await lockProduct(tx, product_id);
      const release = await findRelease(tx, id);
      const isDue = release?.state === 'draft' && release.publish_at !== null && release.publish_at <= now;
      if (product && isDue && release.files.length > 0) await publish(tx, jobs, product, release, now);
    });
  }
}

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
