import { randomUUID } from 'node:crypto';
import type { AdminTestMail } from '../../generated/model.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { answerOf, logged } from '../../mail/mail-answer.ts';
import { outgoing } from '../../mail/outgoing.ts';
import { testMail } from '../../mail/test-message.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { TEST_MAIL } from './guide.repository.ts';

/** Long enough for a slow mail server, short enough for a user waiting at a form. */
const LONGEST_MS = 12_000;

/** Waits for the delivery up to the time limit. The delivery itself continues. */
async function attempt(delivery: Promise<{ answer: string }>): Promise<Pick<AdminTestMail, 'accepted' | 'answer'>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const end = () => reject(new Error(`The mail server did not respond within ${LONGEST_MS / 1000} seconds`));
    timer = setTimeout(end, LONGEST_MS);
  });
  try {
    return { accepted: true, ...(await Promise.race([delivery, late])) };
  } catch (error) {
    return { accepted: false, answer: answerOf(error) };
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
  parts: Pick<Deps, 'db' | 'transport' | 'siteState' | 'limits' | 'clock' | 'env'>,
  user: SessionUser,
): Promise<AdminTestMail> {
  const { db, transport, siteState, limits, clock, env } = parts;
  await limits.take('test-mail', user.id);
  const to = { name: user.name, address: user.email };
  const site = { ...(await siteState.get()), url: env.publicUrl };
  const { expiresAt: _, ...message } = testMail(to, site.name, clock.now());
  const { accepted, answer } = await attempt(transport.deliver(outgoing({ ...message, id: randomUUID() }, site)));
  if (accepted) {
    const about = { subject: TEST_MAIL, subjectId: null, label: 'Test email', before: null, after: null };
    await recordChange(db, { actorId: user.id, action: 'mail.test', ...about, at: clock.now() });
  }
  return { accepted, to: user.email, answer: logged(answer) };
}
