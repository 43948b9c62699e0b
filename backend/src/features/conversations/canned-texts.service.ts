import type { Transaction } from 'kysely';
import type { CannedTextInput } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { normaliseTranslations } from '../../../../contract/rules/saved-replies.ts';
import { isOneLine, toPlainLines } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import {
  CANNED_TITLE_INDEX,
  type CannedTextRow,
  countCannedTexts,
  deleteCannedText,
  insertCannedText,
  updateCannedText,
} from './canned-texts.repository.ts';

type CannedTextDeps = Pick<Deps, 'db' | 'clock'>;

/** All of them are listed in one menu. */
const MAX_CANNED_TEXTS = 200;

/** Changes one text and adds an audit row. */
function applyChange(
  { db, clock }: CannedTextDeps,
  user: SessionUser,
  verb: 'create' | 'update' | 'delete',
  work: (tx: Transaction<Database>) => Promise<CannedTextRow | undefined>,
): Promise<CannedTextRow> {
  const result = inTransaction(db, async (tx) => {
    const row = await work(tx);
    if (!row) throw notFound(REFUSALS.cannedTextGone);
    const auditEntry = {
      actorId: user.id,
      subject: 'canned-text' as const,
      subjectId: row.id,
      label: row.title,
      at: clock.now(),
    };
    await recordChange(tx, { ...auditEntry, action: `canned-text.${verb}`, before: null, after: null });
    return row;
  });
  return result.catch((error) => {
    if (isUniqueViolation(error, CANNED_TITLE_INDEX)) throw conflict(REFUSALS.cannedTextTwice);
    throw error;
  });
}

const normaliseText = ({ title: given, text, translations }: CannedTextInput) => {
  const title = given.trim();
  if (!isOneLine(title)) throw invalid('title', REFUSALS.subjectLines);
  return { title, text: toPlainLines(text), translations: normaliseTranslations(translations) };
};

/** @throws AppError 400, 409 when the title is taken or the maximum is reached */
export async function createCannedText(deps: CannedTextDeps, user: SessionUser, input: CannedTextInput) {
  const row = normaliseText(input);
  return applyChange(deps, user, 'create', async (tx) => {
    if ((await countCannedTexts(tx)) >= MAX_CANNED_TEXTS) throw conflict(REFUSALS.cannedTextsFull);
    return insertCannedText(tx, row);
  });
}

/** @throws AppError 400, 404, 409 when the title is taken */
export async function changeCannedText(deps: CannedTextDeps, user: SessionUser, id: string, input: CannedTextInput) {
  const row = normaliseText(input);
  return applyChange(deps, user, 'update', (tx) => updateCannedText(tx, { id, ...row }));
}

/** @throws AppError 404 */
export const removeCannedText = (deps: CannedTextDeps, user: SessionUser, id: string) =>
  applyChange(deps, user, 'delete', (tx) => deleteCannedText(tx, id));
