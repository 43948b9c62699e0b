import type { Transaction } from 'kysely';
import type { ActivityAction, AdminProductInput, ProductStatus } from '../../../../contract/generated/model.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { existingPictures } from '../../../../contract/rules/missing-picture.ts';
import {
  findPreviewProblems,
  previewPictures,
  selectPreview,
  withPreviewPictures,
} from '../../../../contract/rules/product-preview.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrencies } from '../../db/shop-currency.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { resolvePictures } from '../media/library-content.service.ts';
import { canonicalNames } from '../site/topics.service.ts';
import { releaseVersion } from './deliver-release.service.ts';
import { listHeldPlanIds, listPlanUses } from './plan-uses.repository.ts';
import {
  type EditableProduct,
  type EditedProduct,
  type FileRow,
  findFileById,
  findVersionFile,
  insertProduct,
  lockProduct,
  updateProduct,
} from './product-edits.repository.ts';
import { identifyPlans, NO_PLANS, toAuditedFields, toProductColumns } from './product-input.mapper.ts';
import { renderProductText, toTextColumns } from './product-text.service.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** @throws AppError 400 for a missing picture or file, or a long text that cannot be rendered */
export async function createProduct(
  deps: ServiceDeps,
  actorId: string,
  input: AdminProductInput,
): Promise<EditedProduct> {
  const text = await renderProductText(deps, input);
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const resolved = await resolveInput(tx, input);
    const normalised = identifyPlans(await normaliseNames(tx, input), NO_PLANS, await findShopCurrencies(tx));
    const timestamps = { last_update: await toShopDay(tx, at), released_at: at, created_at: at, updated_at: at };
    const initialRating = { rating: 0, reviews: 0, downloads: '0' };
    const product = await insertProduct(tx, {
      ...toProductColumns(normalised, resolved, NO_PLANS),
      ...(await toTextColumns(tx, text)),
      ...initialRating,
      ...timestamps,
    });
    const file = await assignFile(tx, deps.jobs, product, input.fileId, at);
    const after = toAuditedFields(product, file);
    await recordProductChange(tx, actorId, 'product.create', product, null, after, at);
    return withPlanUses(tx, { product, file }, at);
  });
}

/** Adds the number of holders of its plans. */
const withPlanUses = async (
  tx: Transaction<Database>,
  edit: Omit<EditedProduct, 'uses'>,
  at: Date,
): Promise<EditedProduct> => ({
  ...edit,
  uses: await listPlanUses(tx, edit.product, at),
});

/** The form's pictures, and its preview with its own. @throws AppError 400 for a missing picture or an incomplete preview */
async function resolveInput(tx: Transaction<Database>, { images, preview }: AdminProductInput) {
  const [problem] = preview ? findPreviewProblems(preview) : [];
  if (problem) throw invalid(`preview.${problem.field}`, problem.message);
  const stored = await resolvePictures(tx, 'images', images);
  if (!preview) return { images: stored, preview };
  const selected = selectPreview(preview);
  const pictures = await resolvePictures(tx, 'preview', previewPictures(selected));
  return { images: stored, preview: withPreviewPictures(selected, pictures) };
}

/** The form with category and badges in the spelling of the owner's lists. */
async function normaliseNames(tx: Transaction<Database>, input: AdminProductInput): Promise<AdminProductInput> {
  const [category = input.category] = await canonicalNames(tx, 'productCategories', [input.category]);
  return { ...input, category, badges: await canonicalNames(tx, 'productBadges', input.badges) };
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
 * @throws AppError 404, 409 for a stale form, 400 for a missing picture or file, or a long text that cannot be rendered
 */
export async function editProduct(
  deps: ServiceDeps,
  { actorId, id, revision, input }: ProductEdit,
): Promise<EditedProduct> {
  const text = await renderProductText(deps, input);
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const current = await lockExistingProduct(tx, id, revision);
    const oldFile = await findVersionFile(tx, id, current.version);
    const isVersionChanged = input.version !== current.version;
    if (isVersionChanged && oldFile && input.fileId === null) {
      throw invalid('fileId', REFUSALS.fileOfVersion(input.version));
    }
    const normalised = identifyPlans(await normaliseNames(tx, input), current, await findShopCurrencies(tx));
    const [uses, heldPlans] = [await listPlanUses(tx, current, at), await listHeldPlanIds(tx, current)];
    const isUsed = (plan: string) => heldPlans.has(plan) || uses.some((use) => use.id === plan && use.files.length > 0);
    const columns = {
      ...toProductColumns(normalised, await resolveInput(tx, input), current, isUsed),
      ...(await toTextColumns(tx, text)),
    };
    const releaseTimes =
      isVersionChanged || input.fileId !== null ? { last_update: await toShopDay(tx, at), released_at: at } : {};
    const product = await updateProduct(tx, id, { ...columns, ...releaseTimes, updated_at: at });
    const file = await assignFile(tx, deps.jobs, product, input.fileId, at);
    if (product.licence_keys && !current.licence_keys) await deps.jobs.add('licences.issue-missing', {}, { db: tx });
    const changes = changedFields(toAuditedFields(current, oldFile), toAuditedFields(product, file));
    if (changes) await recordProductChange(tx, actorId, 'product.update', product, changes.before, changes.after, at);
    return withPlanUses(tx, { product, file }, at);
  });
}

/** Publishes or hides a product. @throws AppError 404, 409 for a stale version */
export function setProductStatus(
  deps: ServiceDeps,
  actorId: string,
  id: number,
  { status, revision }: { status: ProductStatus; revision: number },
): Promise<EditedProduct> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const current = await lockExistingProduct(tx, id, revision);
    const file = await findVersionFile(tx, id, current.version);
    const published = status === 'published';
    if (current.published === published) return withPlanUses(tx, { product: current, file }, at);
    if (published && existingPictures(current.images).length === 0) throw invalid('images', REFUSALS.noCover);
    const product = await updateProduct(tx, id, { published, updated_at: at });
    const action = published ? 'product.publish' : 'product.unpublish';
    const before = { status: published ? 'draft' : 'published' };
    await recordProductChange(tx, actorId, action, product, before, { status }, at);
    return withPlanUses(tx, { product, file }, at);
  });
}

/** Deletes a product; customers keep what they have bought of it. @throws AppError 404 */
export async function deleteProduct(deps: ServiceDeps, actorId: string, id: number): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const current = await lockExistingProduct(tx, id);
    const hiddenFields = { published: false, published_before_deletion: current.published, deleted_at: at };
    const product = await updateProduct(tx, id, hiddenFields);
    const before = {
      title: current.title,
      version: current.version,
      status: current.published ? 'published' : 'draft',
    };
    await recordProductChange(tx, actorId, 'product.delete', product, before, null, at);
  });
}

/** Restores a deleted product in its previous state. @throws AppError 404 */
export function restoreProduct(deps: ServiceDeps, actorId: string, id: number): Promise<EditedProduct> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const current = await lockProduct(tx, id);
    if (!current) throw notFound(REFUSALS.productNotFound);
    const file = await findVersionFile(tx, id, current.version);
    if (current.deleted_at === null) return withPlanUses(tx, { product: current, file }, at);
    const restoredFields = {
      published: current.published_before_deletion,
      published_before_deletion: false,
      deleted_at: null,
    };
    const product = await updateProduct(tx, id, restoredFields);
    const after = { title: product.title, version: product.version, status: product.published ? 'published' : 'draft' };
    await recordProductChange(tx, actorId, 'product.restore', product, null, after, at);
    return withPlanUses(tx, { product, file }, at);
  });
}

/** The product, locked; with `revision`, only if it is still the current one. */
async function lockExistingProduct(tx: Transaction<Database>, id: number, revision?: number): Promise<EditableProduct> {
  const product = await lockProduct(tx, id);
  if (!product || product.deleted_at !== null) throw notFound(REFUSALS.productNotFound);
  if (revision !== undefined && product.revision !== revision) throw conflict(REFUSALS.stale);
  return product;
}

/** Makes the uploaded file the one of the product's version; without an upload, returns the current file. */
async function assignFile(
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

function recordProductChange(
  tx: Transaction<Database>,
  actorId: string,
  action: ActivityAction,
  { id, title }: EditableProduct,
  before: object | null,
  after: object | null,
  at: Date,
): Promise<void> {
  return recordChange(tx, { actorId, action, subject: 'product', subjectId: id, label: title, before, after, at });
}
