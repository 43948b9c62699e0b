import type { Transaction } from 'kysely';
import type { AdminNewsletter, NewsletterDraftInput, NewsletterTexts } from '../../../../contract/generated/model.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import {
  findNewsletterGaps,
  listNewsletterLanguages,
  testSubject,
  toNewsletterTitle,
} from '../../../../contract/rules/newsletters.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { renderNewsletter } from './newsletter-rendering.service.ts';
import {
  deleteNewsletter,
  findNewsletter,
  insertNewsletter,
  lockNewsletter,
  type NewsletterRow,
  updateNewsletter,
} from './newsletters.repository.ts';

const toTime = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const toFigures = (row: NewsletterRow): AdminNewsletter['figures'] => {
  const { recipients, sent, skipped, failed, unconfirmed, returned, complaints, unsubscribed } = row;
  return { recipients, sent, skipped, failed, unconfirmed, returned, complaints, unsubscribed };
};

export const toAdminNewsletter = (row: NewsletterRow): AdminNewsletter => ({
  id: row.id,
  version: row.version,
  texts: row.texts,
  audience: row.audience,
  status: row.status,
  figures: toFigures(row),
  scheduled_for: toTime(row.scheduled_for),
  began_at: toTime(row.started_at),
  finished_at: toTime(row.finished_at),
  updated_at: row.updated_at.toISOString(),
  problem: row.problem,
  archived: row.archived,
});

/** The entry in the audit log, without action and fields. */
export const toAuditEntry = (user: SessionUser, at: Date, row: NewsletterRow) => ({
  actorId: user.id,
  subject: 'newsletter' as const,
  subjectId: row.id,
  label: toNewsletterTitle(row.texts) || 'Untitled newsletter',
  at,
});

/** @throws AppError 404 */
export async function getNewsletter({ db }: Pick<Deps, 'db'>, id: string): Promise<NewsletterRow> {
  const row = await findNewsletter(db, id);
  if (!row) throw notFound(REFUSALS.newsletterGone);
  return row;
}

/** @throws AppError 404 */
export async function lockExisting(tx: Transaction<Database>, id: string): Promise<NewsletterRow> {
  const row = await lockNewsletter(tx, id);
  if (!row) throw notFound(REFUSALS.newsletterGone);
  return row;
}

/** @throws AppError 409 for a newsletter that is no draft */
export function checkDraft({ status }: NewsletterRow): void {
  if (status !== 'draft') throw conflict(REFUSALS.newsletterNoDraft);
}

/** @throws AppError 409 for texts that cannot be sent yet */
export function checkComplete(texts: NewsletterTexts): void {
  const [gap] = findNewsletterGaps(texts);
  if (gap) throw conflict(gap.message);
}

const trim = ({ en, bn }: NewsletterTexts): NewsletterTexts => ({
  en: { subject: en.subject.trim(), content: en.content.trim() },
  bn: { subject: bn.subject.trim(), content: bn.content.trim() },
});

export async function createNewsletter(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  { texts, audience }: Pick<NewsletterDraftInput, 'texts' | 'audience'>,
): Promise<AdminNewsletter> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const row = await insertNewsletter(tx, { texts: trim(texts), audience }, at);
    const after = { title: toNewsletterTitle(row.texts) };
    await recordChange(tx, { ...toAuditEntry(user, at, row), action: 'newsletter.create', before: null, after });
    return toAdminNewsletter(row);
  });
}

/** @throws AppError 400 without a version, 404, 409 */
export async function saveNewsletter(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  id: string,
  { texts, audience, version }: NewsletterDraftInput,
): Promise<AdminNewsletter> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const before = await lockExisting(tx, id);
    checkVersion(before.version, version);
    checkDraft(before);
    const row = await updateNewsletter(tx, id, { texts: trim(texts), audience }, at);
    const title = (of: NewsletterRow) => ({ title: toNewsletterTitle(of.texts) });
    const changes = changedFields(title(before), title(row)) ?? { before: {}, after: {} };
    await recordChange(tx, { ...toAuditEntry(user, at, row), action: 'newsletter.update', ...changes });
    return toAdminNewsletter(row);
  });
}

/** @throws AppError 404, 409 */
export async function removeNewsletter(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  id: string,
): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const row = await lockExisting(tx, id);
    checkDraft(row);
    await deleteNewsletter(tx, id);
    const before = { title: toNewsletterTitle(row.texts) };
    await recordChange(tx, { ...toAuditEntry(user, at, row), action: 'newsletter.delete', before, after: null });
  });
}

/** Sends the texts to the requesting administrator, logged as a kind of its own. @throws AppError 404, 409, 429 */
export async function testNewsletter(
  deps: Pick<Deps, 'db' | 'env' | 'siteState' | 'clock' | 'mail' | 'limits'>,
  user: SessionUser,
  id: string,
): Promise<void> {
  const { texts } = await getNewsletter(deps, id);
  await sendTest(deps, user, texts);
}

/** @throws AppError 400, 409, 429 */
export async function sendTest(
  deps: Pick<Deps, 'db' | 'env' | 'siteState' | 'clock' | 'mail' | 'limits'>,
  { id: userId, name, email }: SessionUser,
  texts: NewsletterTexts,
): Promise<void> {
  checkComplete(texts);
  for (const language of listNewsletterLanguages(texts)) {
    await deps.limits.consume('test-mail', userId);
    const { message } = await renderNewsletter(deps, { name, address: email, language }, texts[language]);
    await deps.mail.send({
      ...message,
      subject: testSubject(language, texts[language].subject.trim()),
      kind: 'example',
    });
  }
}
