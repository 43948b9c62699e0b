import type { Kysely } from 'kysely';
import type { VisitorConversation } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { linkExpired, notFound } from '../../lib/errors.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import { type ConversationLink, findLink, insertLink } from './conversation-links.repository.ts';
import { isClosed, toMessages } from './conversations.mapper.ts';
import { findConversation, listMessages } from './conversations.repository.ts';

const LINK_TTL_MS = 30 * 24 * 60 * 60 * 1000;

/** Creates another URL for a conversation: its token is after the `#`, so that no server sees it. */
export async function createLink(
  { env }: Pick<Deps, 'env'>,
  db: Kysely<Database>,
  conversationId: string,
  at: Date,
): Promise<string> {
  const token = createLinkToken();
  const expires_at = new Date(at.getTime() + LINK_TTL_MS);
  await insertLink(db, { token_hash: hashLinkToken(token), conversation_id: conversationId, expires_at });
  return `${env.publicUrl}/conversation#${token}`;
}

/** @throws AppError 404 for an invalid token, 410 for an expired one */
export async function getLink({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<ConversationLink> {
  const link = await findLink(db, hashLinkToken(token));
  if (!link) throw notFound(REFUSALS.conversationLinkUnknown);
  if (link.expires_at <= clock.now()) throw linkExpired(REFUSALS.resetExpired);
  return link;
}

/** @throws AppError 404 */
export async function getVisitorConversation(
  { db }: Pick<Deps, 'db'>,
  { conversation_id: id, expires_at }: ConversationLink,
): Promise<VisitorConversation> {
  const row = await findConversation(db, id);
  // Once moved to an account, it is read there.
  if (!row || row.user_id !== null) throw notFound(REFUSALS.conversationLinkUnknown);
  const messages = toMessages(await listMessages(db, id));
  return { subject: row.subject, closed: isClosed(row), messages, expires_at: expires_at.toISOString() };
}
