import {
  type MailChoice,
  MailChoiceKind,
  type MailChoices,
  type MailLink,
  type SubscriberList,
} from '../../../../contract/generated/model.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, notFound, signInRequired } from '../../lib/errors.ts';
import type { Suppression, UnsubscribeTokens } from '../../mail/unsubscribe-tokens.ts';
import {
  findAccountEmail,
  findListSubscriber,
  findNewsletterSubscriber,
  findRecipientSetting,
  isStudioKind,
  listMutes,
  listSuppressions,
  setSuppression,
  updateRecipientSetting,
} from './mails.repository.ts';
import { confirmSubscriber, unsubscribe, upsertSubscriber } from './newsletter.repository.ts';
import { recordUnsubscribed } from './newsletter-recipients.repository.ts';

type MailChoiceDeps = Pick<Deps, 'db' | 'clock'>;

/** The newsletter is a list of emails; all other kinds belong to the account. */
export async function getMailChoices({ db }: Pick<Deps, 'db'>, userId: string): Promise<MailChoices> {
  const suppressions = await listSuppressions(db, userId);
  const account = await findAccountEmail(db, userId);
  const subscriber = account && (await findNewsletterSubscriber(db, account.email));
  const wanted = (kind: MailChoiceKind) =>
    kind === 'newsletter' ? subscriber?.status === 'confirmed' : !suppressions.includes(kind);
  return {
    choices: Object.values(MailChoiceKind).map((kind) => ({ kind, wanted: wanted(kind) })),
    muted: await listMutes(db, userId),
  };
}

/** @throws AppError 401 (erased), 409 (the newsletter for an unverified email) */
async function setNewsletterChoice({ db, clock }: MailChoiceDeps, userId: string, wanted: boolean): Promise<void> {
  const at = clock.now();
  const account = await findAccountEmail(db, userId);
  if (!account) throw signInRequired();
  if (!wanted) {
    const subscriber = await findNewsletterSubscriber(db, account.email);
    if (subscriber) await unsubscribe(db, 'newsletter', subscriber.id, at);
    return;
  }
  if (account.email_verified_at === null) throw conflict(REFUSALS.emailUnconfirmed);
  await inTransaction(db, async (tx) => {
    const { id } = await upsertSubscriber(
      tx,
      'newsletter',
      { email: account.email, language: toLanguage(account.language) },
      at,
    );
    await confirmSubscriber(tx, 'newsletter', id, at);
  });
}

/** Stores the user's preferences. @throws AppError 401, 409 */
export async function setMailChoice(
  deps: MailChoiceDeps,
  userId: string,
  kind: MailChoiceKind,
  wanted: boolean,
): Promise<MailChoice> {
  if (kind === 'newsletter') await setNewsletterChoice(deps, userId, wanted);
  else await setSuppression(deps.db, { userId, kind, wanted, at: deps.clock.now() });
  return { kind, wanted };
}

const isListKind = (kind: string): kind is SubscriberList => kind === 'newsletter' || kind === 'waitlist';

/** @returns whether the emails are sent; undefined when the recipient no longer exists */
async function isSubscribed({ db }: Pick<Deps, 'db'>, { kind, id }: Suppression): Promise<boolean | undefined> {
  if (isListKind(kind)) {
    const listSubscriber = await findListSubscriber(db, kind, id);
    return listSubscriber && listSubscriber.status === 'confirmed';
  }
  if (isStudioKind(kind)) return findRecipientSetting(db, id, kind);
  return (await findAccountEmail(db, id)) && !(await listSuppressions(db, id)).includes(kind);
}

/** The content of a link that we have signed. @throws AppError 404 */
async function readMailToken(
  deps: Pick<Deps, 'db'>,
  tokens: UnsubscribeTokens,
  token: string,
): Promise<Suppression & MailLink> {
  const target = tokens.read(token);
  const wanted = target ? await isSubscribed(deps, target) : undefined;
  if (!target || wanted === undefined) throw notFound(REFUSALS.mailLinkUnknown);
  return { ...target, wanted };
}

/** @throws AppError 404 for an invalid link, or when its recipient no longer exists */
export async function getMailLink(deps: Pick<Deps, 'db'>, tokens: UnsubscribeTokens, token: string): Promise<MailLink> {
  const { kind, wanted } = await readMailToken(deps, tokens, token);
  return { kind, wanted };
}

/** Unsubscribes from exactly one kind of email, or subscribes again. @throws AppError 404 */
export async function setMailChoiceByLink(
  { db, clock }: MailChoiceDeps,
  tokens: UnsubscribeTokens,
  token: string,
  wanted: boolean,
): Promise<MailLink> {
  const { kind, id, wanted: before } = await readMailToken({ db }, tokens, token);
  const at = clock.now();
  if (before === wanted) return { kind, wanted };
  if (isStudioKind(kind)) await updateRecipientSetting(db, { id, kind, wanted });
  else if (!isListKind(kind)) await setSuppression(db, { userId: id, kind, wanted, at });
  // Only emails sent after a confirmation contain the link, so it may restore the subscription.
  else if (wanted) await confirmSubscriber(db, kind, id, at);
  else {
    await unsubscribe(db, kind, id, at);
    if (kind === 'newsletter') await recordUnsubscribed(db, id, at);
  }
  return { kind, wanted };
}
