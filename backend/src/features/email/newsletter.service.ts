import { personKey } from '../../../shared/person-key.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { SubscriberList } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { linkTokenHash, newLinkToken } from '../../lib/link-token.ts';
import { listMails } from '../../mail/newsletter-messages.ts';
import { type StopTokens, stopLink } from '../../mail/stop-tokens.ts';
import { isWaitlistOpen } from '../site/sections.service.ts';
import { DEFAULT_SITE, findSite } from '../site/site.repository.ts';
import { confirmSubscriber, findLink, insertLink, unsubscribe, upsertSubscriber } from './newsletter.repository.ts';

/** Prefix of the waitlist's confirmation tokens, so that page and call are the same for both lists. */
const WAITLIST = 'w.';
const listOfToken = (token: string): SubscriberList => (token.startsWith(WAITLIST) ? 'waitlist' : 'newsletter');
const tokenOfList = (list: SubscriberList, token: string): string => (list === 'waitlist' ? WAITLIST + token : token);

const LINK_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** The site's name as used in emails. */
const nameOf = async ({ db }: Deps): Promise<string> => (await findSite(db))?.name ?? DEFAULT_SITE.name;

const goodbye = ({ env }: Deps, tokens: StopTokens, kind: SubscriberList, id: string): string =>
  stopLink(env.publicUrl, tokens, { kind, id });

/** @throws AppError 403 for the waitlist while the owner has disabled it */
export async function checkListOpen({ db }: Deps, list: SubscriberList): Promise<void> {
  if (list === 'waitlist' && !(await isWaitlistOpen(db))) throw new AppError(403, 'forbidden', REFUSALS.waitlistClosed);
}

/**
 * Emails a confirmation link, or a note that the email is already subscribed. A job, so that neither the response nor
 * its timing reveals which case applies.
 */
export async function sendConfirmation(
  deps: Deps,
  tokens: StopTokens,
  list: SubscriberList,
  email: string,
): Promise<void> {
  if (!(await deps.limits.allows('newsletter-mails', personKey(email)))) return;
  const now = deps.clock.now();
  const subscriber = await upsertSubscriber(deps.db, list, email, now);
  const mails = listMails(list, subscriber.email, await nameOf(deps));
  if (subscriber.status === 'confirmed') {
    return deps.mail.send(mails.known(goodbye(deps, tokens, list, subscriber.id), now));
  }
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  const link = `${deps.env.publicUrl}/newsletter/confirm?token=${tokenOfList(list, token)}`;
  await inTransaction(deps.db, async (tx) => {
    const tokenHash = linkTokenHash(tokenOfList(list, token));
    await insertLink(tx, list, { tokenHash, subscriberId: subscriber.id, now, expiresAt });
    await deps.mail.send(mails.confirm(link, expiresAt), tx);
  });
}

/**
 * Confirms the email of a link; idempotent.
 * @returns the list that the link is for
 * @throws AppError 410 (unknown or expired link, or the subscription has been ended since)
 */
export async function confirmSubscription(deps: Deps, tokens: StopTokens, token: string): Promise<SubscriberList> {
  const now = deps.clock.now();
  const list = listOfToken(token);
  const subscriber = await findLink(deps.db, list, linkTokenHash(token), now);
  if (!subscriber) throw new AppError(410, 'link_expired', REFUSALS.confirmationExpired);
  const mails = listMails(list, subscriber.email, await nameOf(deps));
  await inTransaction(deps.db, async (tx) => {
    if (await confirmSubscriber(tx, list, subscriber.id, now)) {
      await deps.mail.send(mails.welcome(goodbye(deps, tokens, list, subscriber.id), now), tx);
    }
  });
  return list;
}

/**
 * For pages of an earlier release; current links are handled by `mails`.
 * @returns the list that the link is for
 * @throws AppError 410 for an invalid link
 */
export async function endSubscription(deps: Deps, tokens: StopTokens, token: string): Promise<SubscriberList> {
  const { kind, id } = tokens.read(token) ?? {};
  if (id === undefined || (kind !== 'newsletter' && kind !== 'waitlist')) {
    throw new AppError(410, 'link_expired', REFUSALS.unsubscribeBroken);
  }
  await unsubscribe(deps.db, kind, id, deps.clock.now());
  return kind;
}
