import type { Transaction } from 'kysely';
import type { AdminNewsletter, NewsletterSend, NewsletterStatusInput } from '../../../../contract/generated/model.ts';
import {
  canSetNewsletterStatus,
  listNewsletterLanguages,
  NEWSLETTER_ACTIONS,
} from '../../../../contract/rules/newsletters.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { staleVersion } from '../../lib/edit-version.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { insertRecipients } from './newsletter-audience.repository.ts';
import { prepareNewsletter } from './newsletter-rendering.service.ts';
import {
  hasActiveScheduler,
  listDueNewsletters,
  lockNewsletter,
  type NewsletterRow,
  updateNewsletter,
} from './newsletters.repository.ts';
import {
  checkComplete,
  checkDraft,
  getNewsletter,
  lockExisting,
  toAdminNewsletter,
  toAuditEntry,
} from './newsletters.service.ts';

type SendDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;
type RenderDeps = Pick<Deps, 'env' | 'siteState'>;

/** The job that sends; one waiting job is enough for all newsletters. It also runs every minute, for what is scheduled. */
const wakeSender = ({ jobs }: Pick<Deps, 'jobs'>, tx: Transaction<Database>) =>
  jobs.add('newsletters.send', {}, { db: tx, key: 'newsletters.send' });

const NOT_SCHEDULED = { scheduled_for: null, scheduled_by: null };

/** Fixes the recipients and begins to send to them. @returns undefined without recipients */
async function startSending(
  tx: Transaction<Database>,
  { id, texts, audience }: NewsletterRow,
  now: Date,
): Promise<NewsletterRow | undefined> {
  const [only, ...others] = listNewsletterLanguages(texts);
  const recipients = await insertRecipients(tx, { id, audience, only: others.length > 0 ? null : (only ?? null) }, now);
  if (recipients === 0) return undefined;
  return updateNewsletter(tx, id, { status: 'sending', ...NOT_SCHEDULED, started_at: now, recipients }, now);
}

/** Refuses a text that no job could render later. @throws AppError 400 */
async function checkReadable(deps: SendDeps & RenderDeps, { texts }: NewsletterRow): Promise<void> {
  for (const language of listNewsletterLanguages(texts)) await prepareNewsletter(deps, language, texts[language]);
}

/** @throws AppError 400 (a time in the past, or a text that cannot be rendered), 404, 409 */
export async function sendNewsletter(
  deps: SendDeps & RenderDeps,
  user: SessionUser,
  id: string,
  { version, at }: NewsletterSend,
): Promise<AdminNewsletter> {
  const now = deps.clock.now();
  const scheduledFor = at === null ? null : new Date(at);
  if (scheduledFor && scheduledFor <= now) throw invalid('at', REFUSALS.newsletterPast);
  await checkReadable(deps, await getNewsletter(deps, id));
  return inTransaction(deps.db, async (tx) => {
    const before = await lockExisting(tx, id);
    checkDraft(before);
    if (before.version !== version) throw staleVersion();
    checkComplete(before.texts);
    const row = scheduledFor
      ? await updateNewsletter(tx, id, { status: 'scheduled', scheduled_for: scheduledFor, scheduled_by: user.id }, now)
      : await startSending(tx, before, now);
    if (!row) throw conflict(REFUSALS.newsletterNoRecipients);
    if (!scheduledFor) await wakeSender(deps, tx);
    const after = scheduledFor ? { scheduledFor: scheduledFor.toISOString() } : { recipients: row.recipients };
    const action = scheduledFor ? 'newsletter.schedule' : 'newsletter.send';
    await recordChange(tx, { ...toAuditEntry(user, now, row), action, before: {}, after });
    return toAdminNewsletter(row);
  });
}

/** @throws AppError 404, 409 where the present state does not allow it */
export async function setNewsletterStatus(
  deps: SendDeps,
  user: SessionUser,
  id: string,
  status: NewsletterStatusInput['status'],
): Promise<AdminNewsletter> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const before = await lockExisting(tx, id);
    if (!canSetNewsletterStatus(before.status, status)) throw conflict(REFUSALS.newsletterStatus);
    const ends = status === 'stopped' ? { finished_at: now, problem: null } : {};
    const schedule = status === 'draft' ? NOT_SCHEDULED : {};
    const row = await updateNewsletter(tx, id, { status, ...ends, ...schedule }, now);
    if (status === 'sending') await wakeSender(deps, tx);
    const fields = { before: { status: before.status }, after: { status } };
    await recordChange(tx, { ...toAuditEntry(user, now, row), action: NEWSLETTER_ACTIONS[status], ...fields });
    return toAdminNewsletter(row);
  });
}

/** Starts what is due. One without recipients, or scheduled by someone who may no longer send, becomes a draft again. */
export async function startDueNewsletters({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  for (const id of await listDueNewsletters(db, now)) {
    await inTransaction(db, async (tx) => {
      const row = await lockNewsletter(tx, id);
      if (row?.status !== 'scheduled') return;
      const isAllowed = await hasActiveScheduler(tx, row);
      if (isAllowed && (await startSending(tx, row, now))) return;
      const reason = isAllowed ? 'no recipients' : 'no active administrator';
      log.warn('A scheduled newsletter was reset to a draft', { id, reason });
      await updateNewsletter(tx, id, { status: 'draft', ...NOT_SCHEDULED }, now);
    });
  }
}
