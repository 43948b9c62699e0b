import type { CannedTextInput } from '../../../contract/generated/model.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isOneLine, toPlainLines } from '../../../contract/rules/text.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';

type Operations = 'adminListCannedTexts' | 'adminCreateCannedText' | 'adminUpdateCannedText' | 'adminDeleteCannedText';

const MAX_CANNED_TEXTS = 200;

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
  const normaliseText = ({ title: given, text }: CannedTextInput, own?: string) => {
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
      if (db.state.cannedTexts.length >= MAX_CANNED_TEXTS) return conflict(REFUSALS.cannedTextsFull);
      const row = normaliseText(body);
      if ('status' in row) return row;
      const created = { id: crypto.randomUUID(), ...row };
      db.state.cannedTexts.push(created);
      record(user.id, created, 'create');
      return { status: 201, body: created };
    },

    adminUpdateCannedText: ({ user, params, body }) => {
      const existing = find(params.id);
      if (!existing) return notFound(REFUSALS.cannedTextGone);
      const row = normaliseText(body, existing.id);
      if ('status' in row) return row;
      Object.assign(existing, row);
      record(user.id, existing, 'update');
      return { status: 200, body: existing };
    },

    adminDeleteCannedText: ({ user, params }) => {
      const existing = find(params.id);
      if (!existing) return notFound(REFUSALS.cannedTextGone);
      db.state.cannedTexts = db.state.cannedTexts.filter((one) => one !== existing);
      record(user.id, existing, 'delete');
      return { status: 204 };
    },
  };
};
