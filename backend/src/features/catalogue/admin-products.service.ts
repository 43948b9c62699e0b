import type { Transaction } from 'kysely';
import { changedFields } from '../../../shared/changed-fields.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { shopCurrency } from '../../db/shop-currency.ts';
import { shopDayOf } from '../../db/shop-zone.ts';
import type { AdminProductInput, ProductStatus } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { choosePictures } from '../media/choose-pictures.service.ts';
import { spelledNames } from '../site/topics.service.ts';
import { releaseVersion } from './deliver-release.service.ts';
import { findHeldPlans, findPlanUses } from './plan-uses.repository.ts';
import {
  type EditableProduct,
  type Edited,
  type FileRow,
  findFileById,
  findVersionFile,
  insertProduct,
  lockProduct,
  updateProduct,
} from './product-edits.repository.ts';
import { auditFields, checkPrices, chosenPictures, NO_PLANS, toColumns } from './product-input.mapper.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** @throws AppError 400 for a missing picture or file */
export function createProduct(deps: ServiceDeps, actorId: string, input: AdminProductInput): Promise<Edited> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const images = await choosePictures(tx, 'images', input.images);
    const named = await withListedNames(tx, input);
    const stamps = { last_update: await shopDayOf(tx, at), released_at: at, created_at: at, updated_at: at };
    const unrated = { rating: 0, reviews: 0, downloads: '0' };
    checkPrices(named, await shopCurrency(tx));
    const product = await insertProduct(tx, { ...toColumns(named, images, NO_PLANS), ...unrated, ...stamps });
    const file = await release(tx, deps.jobs, product, input.fileId, at);
    const after = auditFields(product, file);
    await audit(tx, actorId, 'product.create', product, null, after, at);
    return edited(tx, { product, file }, at);
  });
}

/** Adds the number of holders of its plans. */
const edited = async (tx: Transaction<Database>, found: Omit<Edited, 'uses'>, at: Date): Promise<Edited> => ({
  ...found,
  uses: await findPlanUses(tx, found.product, at),
});

/** The form with category and badges in the spelling of the owner's lists. */
async function withListedNames(tx: Transaction<Database>, input: AdminProductInput): Promise<AdminProductInput> {
  const [category = input.category] = await spelledNames(tx, 'productCategories', [input.category]);
  return { ...input, category, badges: await spelledNames(tx, 'productBadges', input.badges) };
}

export interface ProductEdit {
  actorId: string;
  id: number;
  /** the revision that was edited */
  revision: number;
  input: AdminProductInput;
}

/**
 * Saves a form. A new file replaces the one of owners of earlier versions, who are notified.
 * @throws AppError 404, 409 for a stale form, 400 for a missing picture or file
 */
export function editProduct(deps: ServiceDeps, { actorId, id, revision, input }: ProductEdit): Promise<Edited> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const old = await present(tx, id, revision);
    const oldFile = await findVersionFile(tx, id, old.version);
    const renumbered = input.version !== old.version;
    if (renumbered && oldFile && input.fileId === null) {
      throw invalid('fileId', REFUSALS.fileOfVersion(input.version));
    }
    const named = await withListedNames(tx, input);
    checkPrices(named, await shopCurrency(tx));
    const [uses, held] = [await findPlanUses(tx, old, at), await findHeldPlans(tx, old)];
    const isUsed = (plan: string) => held.has(plan) || uses.some((use) => use.id === plan && use.files.length > 0);
    const columns = toColumns(named, await choosePictures(tx, 'images', input.images), old, isUsed);
    const released =
      renumbered || input.fileId !== null ? { last_update: await shopDayOf(tx, at), released_at: at } : {};
    const product = await updateProduct(tx, id, { ...columns, ...released, updated_at: at });
    const file = await release(tx, deps.jobs, product, input.fileId, at);
    if (product.licence_keys && !old.licence_keys) await deps.jobs.add('licences.issue-missing', {}, { db: tx });
    const changed = changedFields(auditFields(old, oldFile), auditFields(product, file));
    if (changed) await audit(tx, actorId, 'product.update', product, changed.before, changed.after, at);
    return edited(tx, { product, file }, at);
  });
}

/** Publishes or hides a product. @throws AppError 404, 409 for a stale version */
export function setStatus(
  deps: ServiceDeps,
  actorId: string,
  id: number,
  { status, revision }: { status: ProductStatus; revision: number },
): Promise<Edited> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const old = await present(tx, id, revision);
    const file = await findVersionFile(tx, id, old.version);
    const published = status === 'published';
    if (old.published === published) return edited(tx, { product: old, file }, at);
    if (published && chosenPictures(old.images).length === 0) throw invalid('images', REFUSALS.noCover);
    const product = await updateProduct(tx, id, { published, updated_at: at });
    const action = published ? 'product.publish' : 'product.unpublish';
    const before = { status: published ? 'draft' : 'published' };
    await audit(tx, actorId, action, product, before, { status }, at);
    return edited(tx, { product, file }, at);
  });
}

/** Deletes a product; customers keep what they have bought of it. @throws AppError 404 */
export async function deleteProduct(deps: ServiceDeps, actorId: string, id: number): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const old = await present(tx, id);
    const hidden = { published: false, published_before_deletion: old.published, deleted_at: at };
    const product = await updateProduct(tx, id, hidden);
    const before = { title: old.title, version: old.version, status: old.published ? 'published' : 'draft' };
    await audit(tx, actorId, 'product.delete', product, before, null, at);
  });
}

/** Restores a deleted product in its previous state. @throws AppError 404 */
export function restoreProduct(deps: ServiceDeps, actorId: string, id: number): Promise<Edited> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const old = await lockProduct(tx, id);
    if (!old) throw notFound(REFUSALS.productNotFound);
    const file = await findVersionFile(tx, id, old.version);
    if (old.deleted_at === null) return edited(tx, { product: old, file }, at);
    const shown = { published: old.published_before_deletion, published_before_deletion: false, deleted_at: null };
    const product = await updateProduct(tx, id, shown);
    const after = { title: product.title, version: product.version, status: product.published ? 'published' : 'draft' };
    await audit(tx, actorId, 'product.restore', product, null, after, at);
    return edited(tx, { product, file }, at);
  });
}

/** The product, locked; with `revision`, only if it is still the current one. */
async function present(tx: Transaction<Database>, id: number, revision?: number): Promise<EditableProduct> {
  const product = await lockProduct(tx, id);
  if (!product || product.deleted_at !== null) throw notFound(REFUSALS.productNotFound);
  if (revision !== undefined && product.revision !== revision) throw conflict(REFUSALS.stale);
  return product;
}

/** Makes the uploaded file the one of the product's version; without an upload, returns the current file. */
async function release(
  tx: Transaction<Database>,
  jobs: Jobs,
  product: EditableProduct,
  fileId: string | null,
  at: Date,
): Promise<FileRow | undefined> {
  if (fileId === null) return findVersionFile(tx, product.id, product.version);
  const file = await findFileById(tx, fileId);
  if (!file) throw invalid('fileId', REFUSALS.fileGone);
  await releaseVersion(tx, jobs, { product, version: product.version, fileId: file.id, at });
  return file;
}

function audit(
  tx: Transaction<Database>,
  actorId: string,
  action: string,
  { id, title }: EditableProduct,
  before: object | null,
  after: object | null,
  at: Date,
): Promise<void> {
  return recordChange(tx, { actorId, action, subject: 'product', subjectId: id, label: title, before, after, at });
}
