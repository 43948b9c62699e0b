import type { CannedText, CannedTextInput } from '../../../contract/generated/model.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { normaliseTranslations } from '../../../contract/rules/saved-replies.ts';
import { isOneLine, toPlainLines } from '../../../contract/rules/text.ts';
import { conflict, invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { createCollection } from '../kit/collection.ts';

type Operations = 'adminListCannedTexts' | 'adminCreateCannedText' | 'adminUpdateCannedText' | 'adminDeleteCannedText';

const MAX_CANNED_TEXTS = 200;

export const createCannedTextsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const rows = () => db.state.cannedTexts;
  const texts = createCollection<CannedText, CannedText, CannedTextInput, 400 | 409>(db, {
    rows,
    gone: REFUSALS.cannedTextGone,
    toItem: (text) => text,
    write: ({ title: given, text, translations }, before) => {
      if (!before && rows().length >= MAX_CANNED_TEXTS) return conflict(REFUSALS.cannedTextsFull);
      const title = given.trim();
      if (!isOneLine(title)) return invalidField('title', REFUSALS.subjectLines);
      const isTaken = rows().some((one) => one !== before && one.title.toLowerCase() === title.toLowerCase());
      if (isTaken) return conflict(REFUSALS.cannedTextTwice);
      const stored = normaliseTranslations(translations) ?? before?.translations ?? [];
      return { title, text: toPlainLines(text), translations: stored };
    },
    create: (fields) => ({ id: crypto.randomUUID(), ...fields }),
    audit: { subject: 'canned-text', label: ({ title }) => title, fields: () => null },
  });
  return {
    adminListCannedTexts: () => ({
      status: 200,
      body: { items: rows().toSorted((a, b) => a.title.toLowerCase().localeCompare(b.title.toLowerCase())) },
    }),
    adminCreateCannedText: texts.create,
    adminUpdateCannedText: texts.update,
    adminDeleteCannedText: texts.remove,
  };
};
