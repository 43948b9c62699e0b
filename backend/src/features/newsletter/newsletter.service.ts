import { REFUSALS } from '../../../shared/refusals.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { newsletterConfirmMail, newsletterKnownMail, newsletterWelcomeMail } from '../../mail/newsletter-messages.ts';
import { linkTokenHash, newLinkToken } from '../auth/tokens.adapter.ts';
import { findContact } from '../contact/contact.repository.ts';
import { confirmSubscriber, findLink, insertLink, unsubscribe, upsertSubscriber } from './newsletter.repository.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.adapter.ts';

const LINK_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** The site's name, as the mails say it. */
const nameOf = async ({ db }: Deps): Promise<string> => (await findContact(db))?.name ?? 'My Portfolio';

const goodbye = (deps: Deps, tokens: UnsubscribeTokens, id: string): string =>
  `${deps.env.publicUrl}/newsletter/unsubscribe?token=${tokens.sign(id)}`;

/**
 * Mails the link that confirms an address, or says that it is subscribed already. Runs after the answer, so that
 * nobody can tell from the answer or its time which of these was the case.
 */
export async function sendConfirmation(deps: Deps, tokens: UnsubscribeTokens, email: string): Promise<void> {
  if (!(await deps.limits.allows('newsletter-mails', email.toLowerCase()))) return;
  const now = deps.clock.now();
  const subscriber = await upsertSubscriber(deps.db, email, now);
  const studio = await nameOf(deps);
  if (subscriber.status === 'confirmed') {
    return deps.mail.send(newsletterKnownMail(subscriber.email, studio, goodbye(deps, tokens, subscriber.id), now));
  }
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  await insertLink(deps.db, { tokenHash: linkTokenHash(token), subscriberId: subscriber.id, now, expiresAt });
  const link = `${deps.env.publicUrl}/newsletter/confirm?token=${token}`;
  await deps.mail.send(newsletterConfirmMail(subscriber.email, studio, link, expiresAt));
}

/**
 * Confirms the address of a link; the same link again changes nothing.
 * @throws AppError 410 (unknown link, too old, or the subscription was ended since)
 */
export async function confirmSubscription(deps: Deps, tokens: UnsubscribeTokens, token: string): Promise<void> {
  const now = deps.clock.now();
  const subscriber = await findLink(deps.db, linkTokenHash(token), now);
  if (!subscriber) throw new AppError(410, 'link_expired', REFUSALS.confirmationExpired);
  if (!(await confirmSubscriber(deps.db, subscriber.id, now))) return;
  deps.background.run('newsletter welcome', async () => {
    const link = goodbye(deps, tokens, subscriber.id);
    await deps.mail.send(newsletterWelcomeMail(subscriber.email, await nameOf(deps), link, now));
  });
}

/** @throws AppError 410 for a link that we have not made */
export async function endSubscription(deps: Deps, tokens: UnsubscribeTokens, token: string): Promise<void> {
  const id = tokens.read(token);
  if (id === null) {
    throw new AppError(410, 'link_expired', REFUSALS.unsubscribeBroken);
  }
  await unsubscribe(deps.db, id, deps.clock.now());
}
