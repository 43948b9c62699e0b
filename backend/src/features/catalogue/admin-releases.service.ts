import type { Transaction } from 'kysely';
import type { AdminRelease, ReleaseInput } from '../../../../contract/generated/model.ts';
import { findMultilineField, isSbomFile, toAdvisories } from '../../../../contract/rules/advisories.ts';
import { toAuditedRelease } from '../../../../contract/rules/audited-values.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { staleVersion } from '../../lib/edit-version.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { renderMarkdownText } from '../media/library-content.service.ts';
import { toAdminRelease } from './admin-releases.mapper.ts';
import {
  countDownloaders,
  deleteRelease,
  insertRelease,
  isVersionTaken,
  lockFile,
  lockFiles,
  replaceReleaseFiles,
  touchProduct,
  updateReleaseById,
} from './admin-releases.repository.ts';
import { type EditableProduct, findEditableProduct, lockProduct } from './product-edits.repository.ts';
import { findUnservedPlan, publish, resolveFilePlans, withdraw } from './release-state.service.ts';
import { findRelease, listReleaseRows, type ReleaseRow } from './releases.repository.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

interface LockedRelease {
  tx: Transaction<Database>;
  product: EditableProduct;
  release: ReleaseRow;
  at: Date;
}

export async function listReleases({ db }: ServiceDeps, productId: number): Promise<AdminRelease[]> {
  const product = await findEditableProduct(db, productId);
  if (!product) throw notFound(REFUSALS.productNotFound);
  const people = await countDownloaders(db, productId);
  const releases = await listReleaseRows(db, productId, ['draft', 'published', 'withdrawn']);
  return releases.map((release) =>
    toAdminRelease(release, { version: product.version, people: people.get(release.id) ?? 0 }),
  );
}

/** The current release, for the response. */
async function getAdminRelease(tx: Transaction<Database>, id: string): Promise<AdminRelease> {
  const release = await findRelease(tx, id);
  const product = release && (await lockProduct(tx, release.product_id));
  if (!release || !product) throw notFound(REFUSALS.releaseGone);
  const people = (await countDownloaders(tx, product.id)).get(id) ?? 0;
  return toAdminRelease(release, { version: product.version, people });
}

/** @throws AppError 400 for missing or duplicate files */
async function validateFiles(tx: Transaction<Database>, files: ReleaseInput['files']): Promise<void> {
  const ids = files.map(({ fileId }) => fileId);
  const existingIds = await lockFiles(tx, ids);
  for (const [at, id] of ids.entries()) {
    if (!existingIds.has(id)) throw invalid(`files.${at}.fileId`, REFUSALS.fileGone);
    if (ids.indexOf(id) !== at) throw invalid(`files.${at}.fileId`, REFUSALS.releaseFileTwice);
  }
}

/**
 * The security information of a release that the input changes, by column.
 * @throws AppError 400 for fields of several lines, and a file that cannot be a bill of materials
 */
async function toSecurityColumns(
  tx: Transaction<Database>,
  { advisories, sbom }: Pick<ReleaseInput, 'advisories' | 'sbom'>,
): Promise<{ advisories?: string; sbom_file_id?: string | null }> {
  const trimmed = advisories && toAdvisories(advisories);
  const multilineField = trimmed && findMultilineField(trimmed);
  if (multilineField !== undefined) throw invalid(multilineField, REFUSALS.advisoryLines);
  if (sbom) {
    const file = await lockFile(tx, sbom);
    if (!file) throw invalid('sbom', REFUSALS.fileGone);
    if (!isSbomFile(file)) throw invalid('sbom', REFUSALS.sbomFile);
  }
  return {
    ...(trimmed ? { advisories: JSON.stringify(trimmed) } : {}),
    ...(sbom === undefined ? {} : { sbom_file_id: sbom }),
  };
}

function createAuditRecorder(
  tx: Transaction<Database>,
  actorId: string,
  verb: 'create' | 'update' | 'publish' | 'plan' | 'unplan' | 'withdraw' | 'delete',
  product: EditableProduct,
  version: string,
) {
  const { id: subjectId, title } = product;
  const change = { actorId, action: `product.release-${verb}`, subject: 'product', subjectId } as const;
  return (before: object | null, after: object | null, at: Date) =>
    recordChange(tx, { ...change, label: `${title} ${version}`, before, after, at });
}

/** @throws AppError 400, 404 */
export async function createRelease(
  deps: ServiceDeps,
  actorId: string,
  productId: number,
  input: ReleaseInput,
): Promise<AdminRelease> {
  const { html } = await renderMarkdownText(deps, 'notes', input.notes.trim());
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const product = await lockProduct(tx, productId);
    if (!product || product.deleted_at !== null) throw notFound(REFUSALS.productNotFound);
    const files = resolveFilePlans(product, input.files);
    await validateFiles(tx, files);
    const { version, channel } = input;
    const content = { notes: input.notes.trim(), html, created_at: at };
    const emptyDates = { publish_at: null, published_at: null, withdrawn_at: null };
    const security = await toSecurityColumns(tx, input);
    const draft = {
      product_id: productId,
      version,
      channel,
      state: 'draft' as const,
      ...content,
      ...security,
      ...emptyDates,
    };
    const id = await insertRelease(tx, draft);
    if (id === undefined) throw invalid('version', REFUSALS.releaseVersionUsed(version));
    await replaceReleaseFiles(tx, id, files);
    await createAuditRecorder(tx, actorId, 'create', product, version)(null, toAuditedRelease(input), at);
    return getAdminRelease(tx, id);
  });
}

interface ReleaseId {
  id: string;
  productId: number;
}

/** A release with its product, locked: publishing locks the product first. @throws AppError 404 */
async function lockRelease(tx: Transaction<Database>, { id, productId }: ReleaseId) {
  const product = await lockProduct(tx, productId);
  const release = product && (await findRelease(tx, id));
  const isAvailable = product?.deleted_at === null && release?.product_id === productId;
  if (!product || !release || !isAvailable) throw notFound(REFUSALS.releaseGone);
  return { product, release };
}

/** Runs a change of a release if it is still the version that was read. @throws AppError 404, 409 */
async function change(
  deps: ServiceDeps,
  { id, productId }: ReleaseId,
  revision: number,
  apply: (lockedRelease: LockedRelease) => Promise<void>,
): Promise<AdminRelease> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const { product, release } = await lockRelease(tx, { id, productId });
    if (release.revision !== revision) throw staleVersion();
    await apply({ tx, product, release, at });
    return getAdminRelease(tx, id);
  });
}

const isSameContent = (release: ReleaseRow, input: ReleaseInput): boolean => {
  const toComparable = (files: { platform: string; requirements: string; plans?: string[] }[], ids: string[]) =>
    JSON.stringify(
      files.map(({ platform, requirements, plans = [] }, at) => [ids[at], platform, requirements.trim(), plans]),
    );
  const before = toComparable(
    release.files,
    release.files.map(({ file_id }) => file_id),
  );
  const after = toComparable(
    input.files,
    input.files.map(({ fileId }) => fileId),
  );
  return release.version === input.version && release.channel === input.channel && before === after;
};

/** @throws AppError 400, 404, 409 for a stale version, or when a published release changes in its version, channel or files */
export async function updateRelease(
  deps: ServiceDeps,
  actorId: string,
  releaseId: ReleaseId,
  { revision, release: input }: { revision: number; release: ReleaseInput },
): Promise<AdminRelease> {
  const { html } = await renderMarkdownText(deps, 'notes', input.notes.trim());
  return change(deps, releaseId, revision, async ({ tx, product, release, at }) => {
    const editable = { notes: input.notes.trim(), html, ...(await toSecurityColumns(tx, input)) };
    if (release.state !== 'draft') {
      if (!isSameContent(release, { ...input, files: resolveFilePlans(product, input.files) }))
        throw conflict(REFUSALS.releaseFixed);
      await updateReleaseById(tx, releaseId.id, editable);
      await touchProduct(tx, product.id, at);
    } else {
      const { version, channel } = input;
      const files = resolveFilePlans(product, input.files);
      if (release.publish_at !== null && files.length === 0) throw invalid('files', REFUSALS.releaseWithoutFile);
      await validateFiles(tx, files);
      if (await isVersionTaken(tx, { id: releaseId.id, product_id: product.id, version })) {
        throw invalid('version', REFUSALS.releaseVersionUsed(version));
      }
      await updateReleaseById(tx, releaseId.id, { version, channel, ...editable });
      await replaceReleaseFiles(tx, releaseId.id, files);
    }
    await createAuditRecorder(
      tx,
      actorId,
      'update',
      product,
      input.version,
    )(toAuditedRelease(release), toAuditedRelease(input), at);
  });
}

/** Publishes a release now or schedules it. @throws AppError 400, 404, 409 */
export function publishRelease(
  deps: ServiceDeps,
  actorId: string,
  releaseId: ReleaseId,
  { revision, at: requestedAt }: { revision: number; at: string | null },
): Promise<AdminRelease> {
  return change(deps, releaseId, revision, async ({ tx, product, release, at }) => {
    if (release.state !== 'draft') throw conflict(REFUSALS.releasePublished);
    if (release.files.length === 0) throw invalid('files', REFUSALS.releaseWithoutFile);
    const plan = await findUnservedPlan(tx, product, release, at);
    if (plan !== undefined) throw invalid('files', REFUSALS.releasePlanWithoutFile(plan));
    const scheduledAt = requestedAt === null ? null : new Date(requestedAt);
    if (scheduledAt !== null && scheduledAt <= at) throw invalid('at', REFUSALS.releasePast);
    const recordAudit = createAuditRecorder(
      tx,
      actorId,
      scheduledAt === null ? 'publish' : 'plan',
      product,
      release.version,
    );
    if (scheduledAt === null) await publish(tx, deps.jobs, product, release, at);
    else {
      await updateReleaseById(tx, releaseId.id, { publish_at: scheduledAt });
      await deps.jobs.add(
        'releases.publish',
        {},
        { db: tx, runAt: scheduledAt, key: `releases.publish:${releaseId.id}` },
      );
    }
    await recordAudit(
      null,
      { ...toAuditedRelease(release), ...(scheduledAt ? { publishAt: scheduledAt.toISOString() } : {}) },
      at,
    );
  });
}

/** @throws AppError 404, 409 */
export function withdrawRelease(
  deps: ServiceDeps,
  actorId: string,
  releaseId: ReleaseId,
  revision: number,
): Promise<AdminRelease> {
  return change(deps, releaseId, revision, async ({ tx, product, release, at }) => {
    const isScheduled = release.state === 'draft' && release.publish_at !== null;
    if (!isScheduled && release.state !== 'published') throw conflict(REFUSALS.releaseNotPublished);
    if (isScheduled) await updateReleaseById(tx, releaseId.id, { publish_at: null });
    else await withdraw(tx, deps.jobs, product, release, at);
    await createAuditRecorder(
      tx,
      actorId,
      isScheduled ? 'unplan' : 'withdraw',
      product,
      release.version,
    )(toAuditedRelease(release), null, at);
  });
}

/** @throws AppError 404, 409 */
export async function deleteDraftRelease(
  deps: ServiceDeps,
  actorId: string,
  { id, productId }: ReleaseId,
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const { product, release } = await lockRelease(tx, { id, productId });
    if (release.state !== 'draft') throw conflict(REFUSALS.releaseNotDraft);
    await deleteRelease(tx, id);
    await createAuditRecorder(tx, actorId, 'delete', product, release.version)(toAuditedRelease(release), null, at);
  });
}
