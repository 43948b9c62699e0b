import type { Kysely } from 'kysely';
import type { Brief, BriefChange, BriefStart, StartedBrief } from '../../../../contract/generated/model.ts';
import { BRIEF_PART_BYTES, type BriefFields, MAX_BRIEF_FILE_BYTES } from '../../../../contract/rules/brief-input.ts';
import { BRIEF_TTL_MS, toReplyHours } from '../../../../contract/rules/briefs.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import {
  type BriefRow,
  findBrief,
  insertBrief,
  listBriefFiles,
  lockBrief,
  measureReplies,
  updateBrief,
} from './briefs.repository.ts';

type BriefDeps = Pick<Deps, 'db' | 'clock'>;

const MEASURED_MS = 90 * 24 * 60 * 60 * 1000;

export const toBriefCutoff = (now: Date): Date => new Date(now.getTime() - BRIEF_TTL_MS);

const toBriefFields = (row: BriefFields): BriefFields => ({
  kind: row.kind,
  goals: row.goals,
  budget_from: row.budget_from,
  budget_to: row.budget_to,
  needed_by: row.needed_by,
  links: row.links,
  name: row.name,
  email: row.email,
  reach: row.reach,
  phone: row.phone,
});

/** The hours within which most first replies of the last 90 days were sent; null when there are too few. */
export const getReplyHours = async (db: Kysely<Database>, now: Date): Promise<number | null> =>
  toReplyHours(await measureReplies(db, new Date(now.getTime() - MEASURED_MS)));

/** @param replyHours null where it is not shown, as measuring takes time */
export async function toBrief({ db }: Pick<Deps, 'db'>, row: BriefRow, replyHours: number | null): Promise<Brief> {
  return {
    ...toBriefFields(row),
    version: row.version,
    files: await listBriefFiles(db, row.id),
    maxBytes: MAX_BRIEF_FILE_BYTES,
    partBytes: BRIEF_PART_BYTES,
    sent_at: row.sent_at?.toISOString() ?? null,
    expires_at: new Date(row.updated_at.getTime() + BRIEF_TTL_MS).toISOString(),
    reply_hours: replyHours,
  };
}

/** Stores a new brief. @returns it with the token that opens it */
export async function startBrief(
  deps: BriefDeps,
  { website, ...fields }: BriefStart,
  language: Language,
): Promise<StartedBrief> {
  const now = deps.clock.now();
  const token = createLinkToken();
  const row = await insertBrief(deps.db, {
    ...fields,
    token_hash: hashLinkToken(token),
    language,
    is_suspect: Boolean(website),
    created_at: now,
    updated_at: now,
  });
  return { token, brief: await toBrief(deps, row, null) };
}

/** @throws AppError 404 for an unknown or expired token */
export async function getBriefRow({ db, clock }: BriefDeps, token: string): Promise<BriefRow> {
  const row = await findBrief(db, hashLinkToken(token), toBriefCutoff(clock.now()));
  if (!row) throw notFound(REFUSALS.briefUnknown);
  return row;
}

/** Replaces the fields of a brief. @throws AppError 404, 409 once it was sent or when it changed since `version` */
export async function saveBrief(
  deps: BriefDeps,
  token: string,
  { version, ...fields }: BriefChange,
): Promise<BriefRow> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockBrief(tx, hashLinkToken(token), toBriefCutoff(now));
    if (!row) throw notFound(REFUSALS.briefUnknown);
    if (row.sent_at) throw conflict(REFUSALS.briefSent);
    if (row.version !== version) throw conflict(REFUSALS.briefConflict);
    return updateBrief(tx, row.id, { ...fields, updated_at: now });
  });
}
