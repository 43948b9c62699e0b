import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import {
  type MailChoice,
  MailChoiceKind,
  type MailChoices,
  type MailLink,
  type SubscriberList,
} from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, conflict, notFound } from '../../lib/errors.ts';
import type { Stop, StopTokens } from '../../mail/stop-tokens.ts';
import {
  findAccount,
  findEntry,
  findMutes,
  findReader,
  findReceiver,
  findStops,
  isReceived,
  setReceiver,
  setStop,
} from './mails.repository.ts';
import { confirmSubscriber, unsubscribe, upsertSubscriber } from './newsletter.repository.ts';

type Parts = Pick<Deps, 'db' | 'clock'>;

/** The newsletter is a list of emails; all other kinds belong to the account. */
export async function readChoices({ db }: Pick<Deps, 'db'>, userId: string): Promise<MailChoices> {
  const stops = await findStops(db, userId);
  const account = await findAccount(db, userId);
  const reader = account && (await findReader(db, account.email));
  const wanted = (kind: MailChoiceKind) =>
    kind === 'newsletter' ? reader?.status === 'confirmed' : !stops.includes(kind);
  return {
    choices: Object.values(MailChoiceKind).map((kind) => ({ kind, wanted: wanted(kind) })),
    muted: await findMutes(db, userId),
  };
}

/** @throws AppError 401 (erased), 409 (the newsletter for an unverified email) */
async function chooseNewsletter({ db, clock }: Parts, userId: string, wanted: boolean): Promise<void> {
  const at = clock.now();
  const account = await findAccount(db, userId);
  if (!account) throw new AppError(401, 'unauthorized', REFUSALS.signIn);
  if (!wanted) {
    const reader = await findReader(db, account.email);
    if (reader) await unsubscribe(db, 'newsletter', reader.id, at);
    return;
  }
  if (account.email_verified_at === null) throw conflict(REFUSALS.emailUnconfirmed);
  await inTransaction(db, async (tx) => {
    const { id } = await upsertSubscriber(tx, 'newsletter', account.email, at);
    await confirmSubscriber(tx, 'newsletter', id, at);
  });
}

/** Stores the user's preferences. @throws AppError 401, 409 */
export async function chooseMails(
  parts: Parts,
  userId: string,
  kind: MailChoiceKind,
  wanted: boolean,
): Promise<MailChoice> {
  if (kind === 'newsletter') await chooseNewsletter(parts, userId, wanted);
  else await setStop(parts.db, { userId, kind, wanted, at: parts.clock.now() });
  return { kind, wanted };
}

const isList = (kind: string): kind is SubscriberList => kind === 'newsletter' || kind === 'waitlist';

/** @returns whether the emails are sent; undefined when the recipient no longer exists */
async function isWanted({ db }: Pick<Deps, 'db'>, { kind, id }: Stop): Promise<boolean | undefined> {
  if (isList(kind)) {
    const entry = await findEntry(db, kind, id);
    return entry && entry.status === 'confirmed';
  }
  if (isReceived(kind)) return findReceiver(db, id, kind);
  return (await findAccount(db, id)) && !(await findStops(db, id)).includes(kind);
}

/** The content of a link that we have signed. @throws AppError 404 */
async function opened(parts: Pick<Deps, 'db'>, tokens: StopTokens, token: string): Promise<Stop & MailLink> {
  const stop = tokens.read(token);
  const wanted = stop ? await isWanted(parts, stop) : undefined;
  if (!stop || wanted === undefined) throw notFound(REFUSALS.mailLinkUnknown);
  return { ...stop, wanted };
}

/** @throws AppError 404 for an invalid link, or when its recipient no longer exists */
export async function readLink(parts: Pick<Deps, 'db'>, tokens: StopTokens, token: string): Promise<MailLink> {
  const { kind, wanted } = await opened(parts, tokens, token);
  return { kind, wanted };
}

/** Unsubscribes from exactly one kind of email, or subscribes again. @throws AppError 404 */
export async function chooseByLink(
  { db, clock }: Parts,
  tokens: StopTokens,
  token: string,
  wanted: boolean,
): Promise<MailLink> {
  const { kind, id, wanted: before } = await opened({ db }, tokens, token);
  const at = clock.now();
  if (before === wanted) return { kind, wanted };
  if (isReceived(kind)) await setReceiver(db, { id, kind, wanted });
  else if (!isList(kind)) await setStop(db, { userId: id, kind, wanted, at });
  // Only emails sent after a confirmation contain the link, so it may restore the subscription.
  else if (wanted) await confirmSubscriber(db, kind, id, at);
  else await unsubscribe(db, kind, id, at);
  return { kind, wanted };
}
