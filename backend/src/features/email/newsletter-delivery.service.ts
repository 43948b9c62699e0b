import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../../../contract/rules/languages.ts';
import { toNewsletterCampaign } from '../../../../contract/rules/newsletter-links.ts';
import { pickNewsletterLanguage } from '../../../../contract/rules/newsletters.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { toDeliveryFailure } from '../../mail/delivery-errors.ts';
import type { Transport } from '../../mail/transport.ts';
import type { UnsubscribeTokens } from '../../mail/unsubscribe-tokens.ts';
import {
  type ClaimedRecipient,
  claimRecipients,
  countClaimedSince,
  type DeliveryResult,
  recordResults,
  settleAbandoned,
} from './newsletter-recipients.repository.ts';
import { prepareNewsletter, type WriteNewsletter } from './newsletter-rendering.service.ts';
import { startDueNewsletters } from './newsletter-sending.service.ts';
import { acquireSenderLease, getNewsletterSettings, releaseSenderLease } from './newsletter-settings.repository.ts';
import { insertSuppression } from './newsletter-suppressions.repository.ts';
import { findSendable, finishSent, type NewsletterRow, setProblem } from './newsletters.repository.ts';

export interface DeliveryDeps extends Pick<Deps, 'db' | 'env' | 'siteState' | 'clock' | 'jobs' | 'log'> {
  transport: Pick<Transport, 'deliver'>;
  tokens: UnsubscribeTokens;
}

/** Emails handed over at the same time, and so at most those whose delivery is unknown after a crash. */
const CHUNK = 8;
/** A job is this short so that others get their turn; the next one continues. */
const RUN_MS = 4_000;
/** No email takes as long to be handed over. */
const ABANDONED_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
/** Attempts for an email that the mail server postpones, and the growing delay between them. */
const MAX_ATTEMPTS = 5;
const POSTPONED_MS = 10 * MINUTE_MS;

/** `stop`: why nothing more can be sent at the moment. */
interface Delivered {
  result: DeliveryResult;
  stop?: string;
}

/** Hands one email over. */
async function deliverOne(
  { transport, tokens, db, clock }: DeliveryDeps,
  write: WriteNewsletter,
  { subscriber_id, mail_id, email, attempts, wanted }: ClaimedRecipient,
): Promise<Delivered> {
  const toResult = (status: DeliveryResult['status'], answer: string | null, delay?: number): DeliveryResult => ({
    mail_id,
    status,
    answer,
    due_at: delay === undefined ? null : new Date(clock.now().getTime() + delay).toISOString(),
  });
  if (!wanted) return { result: toResult('skipped', null) };
  try {
    await transport.deliver(write({ address: email, id: mail_id, token: tokens.sign('newsletter', subscriber_id) }));
    return { result: toResult('sent', null) };
  } catch (error) {
    const { kind, answer } = toDeliveryFailure(error);
    if (kind === 'unavailable') return { result: toResult('waiting', null), stop: answer };
    if (kind === 'unclear') return { result: toResult('unconfirmed', answer), stop: answer };
    if (kind === 'postponed' && attempts < MAX_ATTEMPTS)
      return { result: toResult('waiting', answer, POSTPONED_MS * attempts) };
    if (kind !== 'bounced') return { result: toResult('failed', answer) };
    await insertSuppression(db, { email, cause: 'bounced', at: clock.now() });
    return { result: toResult('bounced', answer) };
  }
}

/** Writes each newsletter once per language and version, while the job runs. */
function createWriters(deps: DeliveryDeps) {
  const writers = new Map<string, Promise<WriteNewsletter>>();
  return ({ id, version, texts }: NewsletterRow, wanted: Language): Promise<WriteNewsletter> => {
    // An email of a sequence may have lost a language since it was queued.
    const language = pickNewsletterLanguage(texts, wanted);
    const key = `${id} ${version} ${language}`;
    const writer = writers.get(key) ?? prepareNewsletter(deps, language, texts[language], toNewsletterCampaign(id));
    writers.set(key, writer);
    return writer;
  };
}

/** Hands over the next emails of a newsletter. @returns their number, and why nothing more can be sent now */
async function deliverChunk(
  deps: DeliveryDeps,
  newsletter: NewsletterRow,
  writers: ReturnType<typeof createWriters>,
  limit: number,
): Promise<{ count: number; stop: string | undefined }> {
  // Before anything is claimed, because a text may fail to render.
  const write = { en: await writers(newsletter, 'en'), bn: await writers(newsletter, 'bn') };
  const claimed = await claimRecipients(deps.db, newsletter.id, limit, deps.clock.now());
  const delivered = await Promise.all(
    claimed.map((recipient) => deliverOne(deps, write[recipient.language], recipient)),
  );
  await recordResults(
    deps.db,
    newsletter.id,
    delivered.map(({ result }) => result),
  );
  const stop = delivered.find((item) => item.stop !== undefined)?.stop;
  if (claimed.length > 0) await setProblem(deps.db, newsletter.id, stop ?? null);
  return { count: claimed.length, stop };
}

/** Sends for some seconds, as fast as the settings permit. @returns whether there is more to send at once */
async function sendUntilDeadline(deps: DeliveryDeps, sender: string): Promise<boolean> {
  const { db, clock } = deps;
  const writers = createWriters(deps);
  const deadline = performance.now() + RUN_MS;
  const { per_minute: perMinute, per_day: perDay } = await getNewsletterSettings(db);
  let left = perDay - (await countClaimedSince(db, new Date(clock.now().getTime() - DAY_MS)));
  // A slow limit sends one email after another instead of bursts.
  const chunk = Math.max(1, Math.min(CHUNK, Math.floor(perMinute / 60)));
  while (left > 0) {
    const start = performance.now();
    if (start >= deadline) return true;
    if (!(await acquireSenderLease(db, sender, clock.now()))) return false;
    const newsletter = await findSendable(db, clock.now());
    if (!newsletter) return false;
    const { count, stop } = await deliverChunk(deps, newsletter, writers, Math.min(chunk, left));
    if (stop !== undefined) {
      deps.log.warn('The mail server is not accepting newsletters', { answer: stop });
      return false;
    }
    left -= count;
    const due = start + (count * MINUTE_MS) / perMinute;
    if (due > performance.now()) await sleep(due - performance.now());
  }
  return false;
}

/**
 * Sends newsletters: starts those that are due, hands emails to the mail server within the limits, and ends those that
 * are done. Runs every minute and after each change; only one server sends at a time, and whatever happens, an email
 * that was claimed once is not sent again.
 */
export async function sendNewsletters(deps: DeliveryDeps): Promise<void> {
  const { db, clock, jobs } = deps;
  const sender = randomUUID();
  await startDueNewsletters(deps);
  if (!(await acquireSenderLease(db, sender, clock.now()))) return;
  let hasMore = false;
  try {
    await settleAbandoned(db, new Date(clock.now().getTime() - ABANDONED_MS));
    hasMore = await sendUntilDeadline(deps, sender);
    await finishSent(db, clock.now());
  } finally {
    await releaseSenderLease(db, sender);
  }
  if (hasMore) await jobs.add('newsletters.send', {}, { key: 'newsletters.send' });
}
