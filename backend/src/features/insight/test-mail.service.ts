import { randomUUID } from 'node:crypto';
import type { AdminTestMail } from '../../../../contract/generated/model.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { toAnswer, truncateAnswer } from '../../mail/mail-answer.ts';
import { readMailSite } from '../../mail/mail-site.ts';
import { toOutgoingMail } from '../../mail/outgoing-mail.ts';
import { testMail } from '../../mail/test-message.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { TEST_MAIL_SUBJECT } from './guide.repository.ts';

/** Long enough for a slow mail server, short enough for a user waiting at a form. */
const TIMEOUT_MS = 12_000;

/** Waits for the delivery up to the time limit. The delivery itself continues. */
async function tryDelivery(delivery: Promise<{ answer: string }>): Promise<Pick<AdminTestMail, 'accepted' | 'answer'>> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const end = () => reject(new Error(`The mail server did not respond within ${TIMEOUT_MS / 1000} seconds`));
    timer = setTimeout(end, TIMEOUT_MS);
  });
  try {
    return { accepted: true, ...(await Promise.race([delivery, timeout])) };
  } catch (error) {
    return { accepted: false, answer: toAnswer(error) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends an email to the administrator's own address, bypassing the queue, so that the mail server's response can be
 * shown.
 * @throws AppError 429
 */
export async function sendTestMail(
  deps: Pick<Deps, 'db' | 'transport' | 'siteState' | 'limits' | 'clock' | 'env'>,
  user: SessionUser,
): Promise<AdminTestMail> {
  const { db, transport, siteState, limits, clock, env } = deps;
  await limits.consume('test-mail', user.id);
  const to = { name: user.name, address: user.email, language: toLanguage(user.language) };
  const source = { db, site: siteState, publicUrl: env.publicUrl, ownerEmail: env.admin.email };
  const site = await readMailSite(source, to.language);
  const { expiresAt: _, ...message } = testMail(to, site.name, clock.now());
  const { accepted, answer } = await tryDelivery(
    transport.deliver(toOutgoingMail({ ...message, id: randomUUID() }, site)),
  );
  if (accepted) {
    const auditEntry = { subject: TEST_MAIL_SUBJECT, subjectId: null, label: 'Test email' } as const;
    const fields = { before: null, after: null, at: clock.now() };
    await recordChange(db, { actorId: user.id, action: 'mail.test', ...auditEntry, ...fields });
  }
  return { accepted, to: user.email, answer: truncateAnswer(answer) };
}
