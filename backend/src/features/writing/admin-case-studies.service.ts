import type { Transaction } from 'kysely';
import type { AdminCaseStudy, CaseStudyInput, CaseStudyPublication } from '../../../../contract/generated/model.ts';
import { MARKDOWN_VERSION, type RenderedMarkdown } from '../../../../contract/markdown/rendered.ts';
import { toAuditedFields } from '../../../../contract/rules/audited-values.ts';
import {
  findCaseStudyGaps,
  findNamedPerson,
  isPublishable,
  toCaseStudyState,
  toSavedStatus,
} from '../../../../contract/rules/case-studies.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { MISSING_PICTURE } from '../../../../contract/rules/missing-picture.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { AppError, conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { lockTextPictures, renderMarkdownText, resolvePictures } from '../media/library-content.service.ts';
import { toAdminCaseStudy, toAuditedContent, toImage } from './admin-case-studies.mapper.ts';
import {
  type CaseStudyRow,
  type CaseStudyValues,
  deleteCaseStudy,
  deleteFormerSlug,
  findAnyCaseStudy,
  insertCaseStudy,
  insertFormerSlug,
  isLinkable,
  lockCaseStudy,
  publishCaseStudy,
  restoreCaseStudy,
  servicesExist,
  updateCaseStudy,
} from './admin-case-studies.repository.ts';
import { deleteWorkingCopy, recordRevision } from './revisions.repository.ts';

type Tx = Transaction<Database>;

/** @throws AppError 400 with every field that is missing or wrong */
function refuse(gaps: ReturnType<typeof findCaseStudyGaps>): void {
  const [first] = gaps;
  if (first) throw new AppError(400, 'invalid_request', first.message, { details: gaps });
}

/** What a client or visitors read must be complete. @throws AppError 400 */
export const checkComplete = (row: CaseStudyRow): void => refuse(findCaseStudyGaps({ ...row, image: toImage(row) }));

/** @throws AppError 400 when it is incomplete, 409 without the client's approval */
function checkPublishable(row: CaseStudyRow): void {
  checkComplete(row);
  if (!isPublishable(row, row.approved_words)) throw conflict(REFUSALS.caseStudyNotApproved);
}

async function toPicture(tx: Tx, field: string, choice: CaseStudyInput['image']): Promise<string | null> {
  const [picture] = await resolvePictures(tx, field, choice === null ? [] : [choice]);
  return picture ? JSON.stringify(picture) : null;
}

/** @throws AppError 400 for a service, product, article or project that does not exist */
async function checkLinks(
  tx: Tx,
  { services, product_id = null, post_id = null, lead_id = null }: CaseStudyInput,
): Promise<void> {
  if (!(await servicesExist(tx, services))) throw invalid('services', REFUSALS.caseStudyServiceGone);
  if (product_id !== null && !(await isLinkable(tx, 'products', product_id)))
    throw invalid('product_id', REFUSALS.productGone);
  if (post_id !== null && !(await isLinkable(tx, 'posts', post_id)))
    throw invalid('post_id', REFUSALS.caseStudyPostGone);
  if (lead_id !== null && !(await isLinkable(tx, 'leads', lead_id))) throw invalid('lead_id', REFUSALS.leadGone);
}

async function toValues(tx: Tx, input: CaseStudyInput, { html, pictures }: RenderedMarkdown): Promise<CaseStudyValues> {
  await checkLinks(tx, input);
  const text = { format: 'markdown' as const, html, html_version: MARKDOWN_VERSION, pictures };
  const { text_pictures } = await lockTextPictures(tx, text);
  return {
    address: input.address,
    title: input.title.trim(),
    client: input.client.trim(),
    client_named: input.client_named,
    place: input.place.trim(),
    sector: input.sector.trim(),
    year: input.year,
    services: JSON.stringify(input.services),
    summary: input.summary.trim(),
    challenge: input.challenge.trim(),
    work: input.work.trim(),
    results: JSON.stringify(
      input.results.map(({ value, label, source }) => ({
        value: value.trim(),
        label: label.trim(),
        source: source.trim(),
      })),
    ),
    image: (await toPicture(tx, 'image', input.image)) ?? JSON.stringify(MISSING_PICTURE),
    content: input.content.trim(),
    html,
    html_version: MARKDOWN_VERSION,
    text_pictures,
    quote: input.quote.trim(),
    quote_name: input.quote_name.trim(),
    quote_role: input.quote_role.trim(),
    portrait: await toPicture(tx, 'portrait', input.portrait),
    product_id: input.product_id ?? null,
    post_id: input.post_id ?? null,
    lead_id: input.lead_id ?? null,
  };
}

/** When two case studies take the same slug concurrently, the second one is rejected. */
async function withUniqueAddress<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isUniqueViolation(error, 'case_studies_address') ? invalid('address', REFUSALS.caseStudyAddressUsed) : error;
  }
}

export const toSavedState = (row: CaseStudyRow) => ({
  state: toCaseStudyState(toAdminCaseStudy(row)),
  at: row.updated_at,
});

/** @throws AppError 404 */
export async function getAdminCaseStudy({ db }: Pick<Deps, 'db'>, id: number): Promise<AdminCaseStudy> {
  const row = await findAnyCaseStudy(db, id);
  if (!row) throw notFound(REFUSALS.caseStudyGone);
  return toAdminCaseStudy(row);
}

/** The entry in the audit log, without action and fields. */
export const toAuditEntry = (user: SessionUser, at: Date, row: CaseStudyRow) => ({
  actorId: user.id,
  subject: 'case-study' as const,
  subjectId: row.id,
  label: row.title,
  at,
});

const audited = (row: CaseStudyRow) => toAuditedFields(toAuditedContent(row));

/** @throws AppError 400 */
export async function createCaseStudy(deps: Deps, user: SessionUser, input: CaseStudyInput): Promise<AdminCaseStudy> {
  const { db } = deps;
  const at = deps.clock.now();
  refuse(findNamedPerson(input));
  const text = await renderMarkdownText(deps, 'content', input.content.trim());
  const row = await withUniqueAddress(() =>
    inTransaction(db, async (tx) => {
      const created = await insertCaseStudy(tx, await toValues(tx, input, text), deps.clock.now());
      await deleteFormerSlug(tx, created.address);
      await recordChange(tx, {
        ...toAuditEntry(user, at, created),
        action: 'case-study.create',
        before: null,
        after: audited(created),
      });
      const saved = { ...toSavedState(created), authorId: user.id };
      await recordRevision(tx, { kind: 'case-studies', id: created.id }, null, saved);
      await deleteWorkingCopy(tx, { kind: 'case-studies', id: null, authorId: user.id });
      return created;
    }),
  );
  return toAdminCaseStudy(row);
}

/**
 * @param verb the action in the audit log, if other than a plain change
 * @throws AppError 400, 404, 409 when the version is not the current one
 */
export async function saveCaseStudy(
  deps: Deps,
  user: SessionUser,
  id: number,
  input: CaseStudyInput,
  verb?: 'revert',
): Promise<AdminCaseStudy> {
  const { db } = deps;
  const at = deps.clock.now();
  refuse(findNamedPerson(input));
  const text = await renderMarkdownText(deps, 'content', input.content.trim());
  const row = await withUniqueAddress(() =>
    inTransaction(db, async (tx) => {
      const before = await lockCaseStudy(tx, id);
      if (!before) throw notFound(REFUSALS.caseStudyGone);
      checkVersion(before.version, input.version);
      const values = await toValues(tx, input, text);
      const status = toSavedStatus(before.status, values, before.approved_words);
      const after = await updateCaseStudy(tx, id, { ...values, status }, deps.clock.now());
      if (status !== 'draft' && status !== 'unpublished') checkComplete(after);
      if (after.address !== before.address) {
        await deleteFormerSlug(tx, after.address);
        await insertFormerSlug(tx, before.address, id);
      }
      const fields = changedFields(audited(before), audited(after));
      const action = `case-study.${verb ?? 'update'}` as const;
      if (fields) await recordChange(tx, { ...toAuditEntry(user, at, after), action, ...fields });
      const saved = { ...toSavedState(after), authorId: user.id };
      await recordRevision(tx, { kind: 'case-studies', id }, toSavedState(before), saved);
      await deleteWorkingCopy(tx, { kind: 'case-studies', id, authorId: user.id });
      return after;
    }),
  );
  return toAdminCaseStudy(row);
}

/** @throws AppError 400 when it is incomplete, 404, 409 without approval or when the version is not the current one */
export const setPublication = (
  deps: Deps,
  user: SessionUser,
  id: number,
  { published, version }: CaseStudyPublication,
) =>
  inTransaction(deps.db, async (tx) => {
    const before = await lockCaseStudy(tx, id);
    if (!before) throw notFound(REFUSALS.caseStudyGone);
    checkVersion(before.version, version);
    if ((before.status === 'published') === published) return toAdminCaseStudy(before);
    const now = deps.clock.now();
    if (published) {
      checkPublishable(before);
      await publishCaseStudy(tx, id, now);
    }
    const after = await updateCaseStudy(tx, id, published ? {} : { status: 'unpublished' }, now);
    const fields = changedFields(audited(before), audited(after));
    const action = `case-study.${published ? 'publish' : 'unpublish'}` as const;
    if (fields) await recordChange(tx, { ...toAuditEntry(user, now, after), action, ...fields });
    return toAdminCaseStudy(after);
  });

/** @throws AppError 404 */
async function removeCaseStudy(deps: Deps, user: SessionUser, id: number): Promise<void> {
  const { db } = deps;
  const at = deps.clock.now();
  await inTransaction(db, async (tx) => {
    const row = await lockCaseStudy(tx, id);
    if (!row) throw notFound(REFUSALS.caseStudyGone);
    await deleteCaseStudy(tx, id, deps.clock.now());
    await recordChange(tx, {
      ...toAuditEntry(user, at, row),
      action: 'case-study.delete',
      before: audited(row),
      after: null,
    });
  });
}

/** Restores it unpublished. @throws AppError 400 when its slug has been taken since, 404 */
async function recoverCaseStudy(deps: Deps, user: SessionUser, id: number): Promise<void> {
  const { db } = deps;
  const at = deps.clock.now();
  await withUniqueAddress(() =>
    inTransaction(db, async (tx) => {
      const row = await lockCaseStudy(tx, id, true);
      if (!row) throw notFound(REFUSALS.caseStudyGone);
      await restoreCaseStudy(tx, id);
      await recordChange(tx, {
        ...toAuditEntry(user, at, row),
        action: 'case-study.restore',
        before: null,
        after: audited(row),
      });
    }),
  );
}

/** What all kinds of writing share; every change adds an audit row. */
export const createCaseStudiesService = (deps: Deps) => ({
  update: (user: SessionUser, id: number, input: CaseStudyInput, verb: 'revert') =>
    saveCaseStudy(deps, user, id, input, verb),
  remove: (user: SessionUser, id: number) => removeCaseStudy(deps, user, id),
  restore: (user: SessionUser, id: number) => recoverCaseStudy(deps, user, id),
});
