import type { Kysely } from 'kysely';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { Database } from '../../db/schema.ts';
import type { VisitorConversation } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { linkTokenHash, newLinkToken } from '../../lib/link-token.ts';
import { type ConversationLink, findLink, insertLink } from './conversation-links.repository.ts';
import { isClosed, toMessages } from './conversations.mapper.ts';
import { findConversation, findMessages } from './conversations.repository.ts';

const LINK_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** Creates another URL for a conversation: its token is after the `#`, so that no server sees it. */
export async function openLink(
  { env }: Pick<Deps, 'env'>,
  db: Kysely<Database>,
  conversationId: string,
  at: Date,
): Promise<string> {
  const token = newLinkToken();
  const expires_at = new Date(at.getTime() + LINK_LIFE_MS);
  await insertLink(db, { token_hash: linkTokenHash(token), conversation_id: conversationId, expires_at });
  return `${env.publicUrl}/conversation#${token}`;
}

/** @throws AppError 404 for an invalid token, 410 for an expired one */
export async function openToken({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<ConversationLink> {
  const link = await findLink(db, linkTokenHash(token));
  if (!link) throw notFound(REFUSALS.conversationLinkUnknown);
  if (link.expires_at <= clock.now()) throw new AppError(410, 'link_expired', REFUSALS.resetExpired);
  return link;
}

/** @throws AppError 404 */
export async function showVisitor(
  { db }: Pick<Deps, 'db'>,
  { conversation_id: id, expires_at }: ConversationLink,
): Promise<VisitorConversation> {
  const row = await findConversation(db, id);
  // Once moved to an account, it is read there.
  if (!row || row.user_id !== null) throw notFound(REFUSALS.conversationLinkUnknown);
  const messages = toMessages(await findMessages(db, id));
  return { subject: row.subject, closed: isClosed(row), messages, expires_at: expires_at.toISOString() };
}
