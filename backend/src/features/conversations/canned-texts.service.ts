import type { Transaction } from 'kysely';
import { REFUSALS } from '../../../shared/refusals.ts';
import { isOneLine, toPlainLines } from '../../../shared/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { CannedTextInput } from '../../generated/model.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import {
  CANNED_TITLE,
  type CannedTextRow,
  countCannedTexts,
  deleteCannedText,
  insertCannedText,
  updateCannedText,
} from './canned-texts.repository.ts';

type Parts = Pick<Deps, 'db' | 'clock'>;

/** All of them are listed in one menu. */
const MOST = 200;

/** Changes one text and adds an audit row. */
function change(
  { db, clock }: Parts,
  user: SessionUser,
  verb: 'create' | 'update' | 'delete',
  work: (tx: Transaction<Database>) => Promise<CannedTextRow | undefined>,
): Promise<CannedTextRow> {
  const done = inTransaction(db, async (tx) => {
    const row = await work(tx);
    if (!row) throw notFound(REFUSALS.cannedTextGone);
    const about = { actorId: user.id, subject: 'canned-text', subjectId: row.id, label: row.title, at: clock.now() };
    await recordChange(tx, { ...about, action: `canned-text.${verb}`, before: null, after: null });
    return row;
  });
  return done.catch((error) => {
    if (isUniqueViolation(error, CANNED_TITLE)) throw conflict(REFUSALS.cannedTextTwice);
    throw error;
  });
}

const tidy = ({ title: given, text }: CannedTextInput) => {
  const title = given.trim();
  if (!isOneLine(title)) throw invalid('title', REFUSALS.subjectLines);
  return { title, text: toPlainLines(text) };
};

/** @throws AppError 400, 409 when the title is taken or the maximum is reached */
export async function createCannedText(parts: Parts, user: SessionUser, input: CannedTextInput) {
  const row = tidy(input);
  return change(parts, user, 'create', async (tx) => {
    if ((await countCannedTexts(tx)) >= MOST) throw conflict(REFUSALS.cannedTextsFull);
    return insertCannedText(tx, row);
  });
}

/** @throws AppError 400, 404, 409 when the title is taken */
export async function changeCannedText(parts: Parts, user: SessionUser, id: string, input: CannedTextInput) {
  const row = tidy(input);
  return change(parts, user, 'update', (tx) => updateCannedText(tx, { id, ...row }));
}

/** @throws AppError 404 */
export const removeCannedText = (parts: Parts, user: SessionUser, id: string) =>
  change(parts, user, 'delete', (tx) => deleteCannedText(tx, id));
