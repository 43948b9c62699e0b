import type { SubscriberList } from '../../../../contract/generated/model.ts';
import { type Language, toLanguage } from '../../../../contract/rules/languages.ts';
import { toPersonKey } from '../../../../contract/rules/person-key.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateSiteName } from '../../i18n/translated-names.ts';
import { AppError, linkExpired } from '../../lib/errors.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import { listMails } from '../../mail/newsletter-messages.ts';
import { type UnsubscribeTokens, unsubscribeLink } from '../../mail/unsubscribe-tokens.ts';
import { isWaitlistOpen } from '../site/sections.service.ts';
import { DEFAULT_SITE, findSite } from '../site/site.repository.ts';
import {
  confirmSubscriber,
  findLinkSubscriber,
  insertLink,
  type SubscriberRow,
  unsubscribe,
  upsertSubscriber,
} from './newsletter.repository.ts';
import { deleteSuppression, isEmailSuppressed } from './newsletter-suppressions.repository.ts';

/** Prefix of the waitlist's confirmation tokens, so that page and call are the same for both lists. */
const WAITLIST_PREFIX = 'w.';
const getTokenList = (token: string): SubscriberList => (token.startsWith(WAITLIST_PREFIX) ? 'waitlist' : 'newsletter');
const toListToken = (list: SubscriberList, token: string): string =>
  list === 'waitlist' ? WAITLIST_PREFIX + token : token;

const LINK_TTL_MS = 7 * 24 * 60 * 60 * 1000;

/** The site's name as used in emails. */
const getSiteName = async ({ db }: Deps) => translateSiteName(db, (await findSite(db))?.name ?? DEFAULT_SITE.name);

const toRecipient = ({ email, language }: SubscriberRow) => ({ address: email, language: toLanguage(language) });

const createUnsubscribeUrl = ({ env }: Deps, tokens: UnsubscribeTokens, kind: SubscriberList, id: string): string =>
  unsubscribeLink(env.publicUrl, tokens, { kind, id });

/** @throws AppError 403 for the waitlist while the owner has disabled it */
export async function assertListOpen({ db }: Deps, list: SubscriberList): Promise<void> {
  if (list === 'waitlist' && !(await isWaitlistOpen(db))) throw new AppError(403, 'forbidden', REFUSALS.waitlistClosed);
}

/**
 * Emails a confirmation link, or a note that the email is already subscribed. A job, so that neither the response nor
 * its timing reveals which case applies.
 */
export async function sendConfirmation(
  deps: Deps,
  tokens: UnsubscribeTokens,
  list: SubscriberList,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  if (!(await deps.limits.allows('newsletter-mails', toPersonKey(email)))) return;
  const now = deps.clock.now();
  const subscriber = await upsertSubscriber(deps.db, list, { email, language }, now);
  const templates = listMails(list, toRecipient(subscriber), await getSiteName(deps));
  // An address whose email was returned is confirmed again, which shows that it works now.
  const isReachable = list !== 'newsletter' || !(await isEmailSuppressed(deps.db, email));
  if (subscriber.status === 'confirmed' && isReachable) {
    return deps.mail.send(templates.known(createUnsubscribeUrl(deps, tokens, list, subscriber.id), now));
  }
  const token = createLinkToken();
  const expiresAt = new Date(now.getTime() + LINK_TTL_MS);
  const link = `${deps.env.publicUrl}/newsletter/confirm?token=${toListToken(list, token)}`;
  await inTransaction(deps.db, async (tx) => {
    const tokenHash = hashLinkToken(toListToken(list, token));
    await insertLink(tx, list, { tokenHash, subscriberId: subscriber.id, now, expiresAt });
    await deps.mail.send(templates.confirm(link, expiresAt), tx);
  });
}

/**
 * Confirms the email of a link; idempotent.
 * @returns the list that the link is for
 * @throws AppError 410 (unknown or expired link, or the subscription has been ended since)
 */
export async function confirmSubscription(
  deps: Deps,
  tokens: UnsubscribeTokens,
  token: string,
): Promise<SubscriberList> {
  const now = deps.clock.now();
  const list = getTokenList(token);
  const subscriber = await findLinkSubscriber(deps.db, list, hashLinkToken(token), now);
  if (!subscriber) throw linkExpired(REFUSALS.confirmationExpired);
  const templates = listMails(list, toRecipient(subscriber), await getSiteName(deps));
  await inTransaction(deps.db, async (tx) => {
    if (list === 'newsletter') await deleteSuppression(tx, subscriber.email);
    if (await confirmSubscriber(tx, list, subscriber.id, now)) {
      await deps.mail.send(templates.welcome(createUnsubscribeUrl(deps, tokens, list, subscriber.id), now), tx);
    }
  });
  return list;
}

/**
 * For pages of an earlier release; current links are handled by `mails`.
 * @returns the list that the link is for
 * @throws AppError 410 for an invalid link
 */
export async function endSubscription(deps: Deps, tokens: UnsubscribeTokens, token: string): Promise<SubscriberList> {
  const { kind, id } = tokens.read(token) ?? {};
  if (id === undefined || (kind !== 'newsletter' && kind !== 'waitlist')) {
    throw linkExpired(REFUSALS.unsubscribeBroken);
  }
  await unsubscribe(deps.db, kind, id, deps.clock.now());
  return kind;
}
