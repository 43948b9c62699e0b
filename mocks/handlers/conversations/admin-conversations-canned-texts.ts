import { REFUSALS } from '../../../backend/shared/refusals.ts';
import { isOneLine, toPlainLines } from '../../../backend/shared/text.ts';
import type { CannedTextInput } from '../../generated/model.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';

type Operations = 'adminListCannedTexts' | 'adminCreateCannedText' | 'adminUpdateCannedText' | 'adminDeleteCannedText';

const MOST = 200;

export const createCannedTextsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const record = (actorId: string, { id, title: label }: { id: string; title: string }, verb: string) =>
    recordChange(db, {
      actorId,
      subject: 'canned-text',
      subjectId: id,
      label,
      action: `canned-text.${verb}`,
      before: null,
      after: null,
    });
  /** The text as it is stored, or the reason for a refusal. */
  const tidy = ({ title: given, text }: CannedTextInput, own?: string) => {
    const title = given.trim();
    if (!isOneLine(title)) return invalidField('title', REFUSALS.subjectLines);
    const isTaken = db.state.cannedTexts.some(
      (one) => one.id !== own && one.title.toLowerCase() === title.toLowerCase(),
    );
    return isTaken ? conflict(REFUSALS.cannedTextTwice) : { title, text: toPlainLines(text) };
  };
  const find = (id: string) => db.state.cannedTexts.find((one) => one.id === id);
  return {
    adminListCannedTexts: () => ({
      status: 200,
      body: {
        items: db.state.cannedTexts.toSorted((a, b) => a.title.toLowerCase().localeCompare(b.title.toLowerCase())),
      },
    }),

    adminCreateCannedText: ({ user, body }) => {
      if (db.state.cannedTexts.length >= MOST) return conflict(REFUSALS.cannedTextsFull);
      const row = tidy(body);
      if ('status' in row) return row;
      const made = { id: crypto.randomUUID(), ...row };
      db.state.cannedTexts.push(made);
      record(user.id, made, 'create');
      return { status: 201, body: made };
    },

    adminUpdateCannedText: ({ user, params, body }) => {
      const found = find(params.id);
      if (!found) return notFound(REFUSALS.cannedTextGone);
      const row = tidy(body, found.id);
      if ('status' in row) return row;
      Object.assign(found, row);
      record(user.id, found, 'update');
      return { status: 200, body: found };
    },

    adminDeleteCannedText: ({ user, params }) => {
      const found = find(params.id);
      if (!found) return notFound(REFUSALS.cannedTextGone);
      db.state.cannedTexts = db.state.cannedTexts.filter((one) => one !== found);
      record(user.id, found, 'delete');
      return { status: 204 };
    },
  };
};
