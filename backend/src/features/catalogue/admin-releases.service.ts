import type { Transaction } from 'kysely';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { AdminRelease, ReleaseInput } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { stale } from '../../lib/edit-version.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { renderMarkdownText } from '../media/render-text.service.ts';
import { toAdminRelease } from './admin-releases.mapper.ts';
import {
  changeRelease,
  countPeople,
  deleteRelease,
  holdFiles,
  insertRelease,
  isVersionTaken,
  replaceReleaseFiles,
  touchProduct,
} from './admin-releases.repository.ts';
import { type EditableProduct, findEditableProduct, lockProduct } from './product-edits.repository.ts';
import { unservedPlan, withPlans } from './release-plans.service.ts';
import { publish, withdraw } from './release-state.service.ts';
import { findRelease, findReleases, type ReleaseRow } from './releases.repository.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

interface Held {
  tx: Transaction<Database>;
  product: EditableProduct;
  release: ReleaseRow;
  at: Date;
}

export async function listReleases({ db }: ServiceDeps, productId: number): Promise<AdminRelease[]> {
  const product = await findEditableProduct(db, productId);
  if (!product) throw notFound(REFUSALS.productNotFound);
  const people = await countPeople(db, productId);
  const releases = await findReleases(db, productId, ['draft', 'published', 'withdrawn']);
  return releases.map((release) =>
    toAdminRelease(release, { version: product.version, people: people.get(release.id) ?? 0 }),
  );
}

/** The current release, for the response. */
async function answer(tx: Transaction<Database>, id: string): Promise<AdminRelease> {
  const release = await findRelease(tx, id);
  const product = release && (await lockProduct(tx, release.product_id));
  if (!release || !product) throw notFound(REFUSALS.releaseGone);
  const people = (await countPeople(tx, product.id)).get(id) ?? 0;
  return toAdminRelease(release, { version: product.version, people });
}

/** @throws AppError 400 for missing or duplicate files */
async function checkFiles(tx: Transaction<Database>, files: ReleaseInput['files']): Promise<void> {
  const ids = files.map(({ fileId }) => fileId);
  const there = await holdFiles(tx, ids);
  for (const [at, id] of ids.entries()) {
    if (!there.has(id)) throw invalid(`files.${at}.fileId`, REFUSALS.fileGone);
    if (ids.indexOf(id) !== at) throw invalid(`files.${at}.fileId`, REFUSALS.releaseFileTwice);
  }
}

/** Release fields for the audit log. */
const told = ({ version, channel, files }: Pick<ReleaseInput, 'version' | 'channel'> & { files: unknown[] }) => ({
  version,
  channel,
  files: files.length,
});

function record(tx: Transaction<Database>, actorId: string, verb: string, product: EditableProduct, version: string) {
  const { id: subjectId, title } = product;
  const change = { actorId, action: `product.release-${verb}`, subject: 'product', subjectId };
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
    const files = withPlans(product, input.files);
    await checkFiles(tx, files);
    const { version, channel } = input;
    const written = { notes: input.notes.trim(), html, created_at: at };
    const unset = { publish_at: null, published_at: null, withdrawn_at: null };
    const draft = { product_id: productId, version, channel, state: 'draft' as const, ...written, ...unset };
    const id = await insertRelease(tx, draft);
    if (id === undefined) throw invalid('version', REFUSALS.releaseVersionUsed(version));
    await replaceReleaseFiles(tx, id, files);
    await record(tx, actorId, 'create', product, version)(null, told(input), at);
    return answer(tx, id);
  });
}

interface ReleaseId {
  id: string;
  productId: number;
}

/** A release with its product, locked: publishing locks the product first. @throws AppError 404 */
async function hold(tx: Transaction<Database>, { id, productId }: ReleaseId) {
  const product = await lockProduct(tx, productId);
  const release = product && (await findRelease(tx, id));
  const isThere = product?.deleted_at === null && release?.product_id === productId;
  if (!product || !release || !isThere) throw notFound(REFUSALS.releaseGone);
  return { product, release };
}

/** Runs a change of a release if it is still the version that was read. @throws AppError 404, 409 */
async function change(
  deps: ServiceDeps,
  { id, productId }: ReleaseId,
  revision: number,
  work: (held: Held) => Promise<void>,
): Promise<AdminRelease> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const { product, release } = await hold(tx, { id, productId });
    if (release.revision !== revision) throw stale();
    await work({ tx, product, release, at });
    return answer(tx, id);
  });
}

const same = (release: ReleaseRow, input: ReleaseInput): boolean => {
  const listed = (files: { platform: string; requirements: string; plans?: string[] }[], ids: string[]) =>
    JSON.stringify(
      files.map(({ platform, requirements, plans = [] }, at) => [ids[at], platform, requirements.trim(), plans]),
    );
  const before = listed(
    release.files,
    release.files.map(({ file_id }) => file_id),
  );
  const after = listed(
    input.files,
    input.files.map(({ fileId }) => fileId),
  );
  return release.version === input.version && release.channel === input.channel && before === after;
};

/** @throws AppError 400, 404, 409 for a stale version, or when a published release changes in more than its notes */
export async function updateRelease(
  deps: ServiceDeps,
  actorId: string,
  own: ReleaseId,
  { revision, release: input }: { revision: number; release: ReleaseInput },
): Promise<AdminRelease> {
  const { html } = await renderMarkdownText(deps, 'notes', input.notes.trim());
  return change(deps, own, revision, async ({ tx, product, release, at }) => {
    const notes = { notes: input.notes.trim(), html };
    if (release.state !== 'draft') {
      if (!same(release, { ...input, files: withPlans(product, input.files) })) throw conflict(REFUSALS.releaseFixed);
      await changeRelease(tx, own.id, notes);
      await touchProduct(tx, product.id, at);
    } else {
      const { version, channel } = input;
      const files = withPlans(product, input.files);
      if (release.publish_at !== null && files.length === 0) throw invalid('files', REFUSALS.releaseWithoutFile);
      await checkFiles(tx, files);
      if (await isVersionTaken(tx, { id: own.id, product_id: product.id, version })) {
        throw invalid('version', REFUSALS.releaseVersionUsed(version));
      }
      await changeRelease(tx, own.id, { version, channel, ...notes });
      await replaceReleaseFiles(tx, own.id, files);
    }
    await record(tx, actorId, 'update', product, input.version)(told(release), told(input), at);
  });
}

/** Publishes a release now or schedules it. @throws AppError 400, 404, 409 */
export function publishRelease(
  deps: ServiceDeps,
  actorId: string,
  own: ReleaseId,
  { revision, at: planned }: { revision: number; at: string | null },
): Promise<AdminRelease> {
  return change(deps, own, revision, async ({ tx, product, release, at }) => {
    if (release.state !== 'draft') throw conflict(REFUSALS.releasePublished);
    if (release.files.length === 0) throw invalid('files', REFUSALS.releaseWithoutFile);
    const plan = await unservedPlan(tx, product, release, at);
    if (plan !== undefined) throw invalid('files', REFUSALS.releasePlanWithoutFile(plan));
    const moment = planned === null ? null : new Date(planned);
    if (moment !== null && moment <= at) throw invalid('at', REFUSALS.releasePast);
    const write = record(tx, actorId, moment === null ? 'publish' : 'plan', product, release.version);
    if (moment === null) await publish(tx, deps.jobs, product, release, at);
    else {
      await changeRelease(tx, own.id, { publish_at: moment });
      await deps.jobs.add('releases.publish', {}, { db: tx, runAt: moment, key: `releases.publish:${own.id}` });
    }
    await write(null, { ...told(release), ...(moment ? { publishAt: moment.toISOString() } : {}) }, at);
  });
}

/** @throws AppError 404, 409 */
export function withdrawRelease(
  deps: ServiceDeps,
  actorId: string,
  own: ReleaseId,
  revision: number,
): Promise<AdminRelease> {
  return change(deps, own, revision, async ({ tx, product, release, at }) => {
    const isPlanned = release.state === 'draft' && release.publish_at !== null;
    if (!isPlanned && release.state !== 'published') throw conflict(REFUSALS.releaseNothingBack);
    if (isPlanned) await changeRelease(tx, own.id, { publish_at: null });
    else await withdraw(tx, deps.jobs, product, release, at);
    await record(tx, actorId, isPlanned ? 'unplan' : 'withdraw', product, release.version)(told(release), null, at);
  });
}

/** @throws AppError 404, 409 */
export async function removeRelease(deps: ServiceDeps, actorId: string, { id, productId }: ReleaseId): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const { product, release } = await hold(tx, { id, productId });
    if (release.state !== 'draft') throw conflict(REFUSALS.releaseNotDraft);
    await deleteRelease(tx, id);
    await record(tx, actorId, 'delete', product, release.version)(told(release), null, at);
  });
}
