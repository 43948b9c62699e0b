import type { TimelineNote, TimelineNoteInput } from '../../../contract/generated/model.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isNoteDay, MAX_TIMELINE_NOTES, toNoteText } from '../../../contract/rules/timeline.ts';
import { conflict, invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { toDay } from '../../store/date-range.ts';
import type { MockDb } from '../../store/db.ts';
import { type StoredNote, toNote } from '../../store/timeline.ts';
import { createEntries } from '../kit/collection.ts';

type Operations = 'adminCreateTimelineNote' | 'adminUpdateTimelineNote' | 'adminDeleteTimelineNote';

export const createAdminTimelineHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const notes = createEntries<StoredNote, TimelineNote>(db, {
    rows: () => db.state.timelineNotes,
    gone: REFUSALS.timelineNoteGone,
    toItem: toNote,
    audit: { subject: 'timeline-note', label: ({ text }) => text, fields: ({ day, text }) => ({ day, text }) },
  });

  const read = ({ day, text }: TimelineNoteInput) =>
    isNoteDay(day, toDay(db, new Date().toISOString()))
      ? { day, text: toNoteText(text) }
      : invalidField('day', REFUSALS.timelineNoteDay);

  return {
    adminCreateTimelineNote: ({ user, body }) => {
      const fields = read(body);
      if ('status' in fields) return fields;
      if (db.state.timelineNotes.length >= MAX_TIMELINE_NOTES)
        return conflict(REFUSALS.timelineFull(MAX_TIMELINE_NOTES));
      const note = { id: crypto.randomUUID(), ...fields };
      db.state.timelineNotes.push(note);
      notes.record(user, 'create', note, { before: null, after: fields });
      return { status: 201, body: toNote(note) };
    },

    adminUpdateTimelineNote: ({ user, params, body }) => {
      const fields = read(body);
      if ('status' in fields) return fields;
      const note = notes.find(params.id);
      if (!note) return notes.missing();
      notes.assign(user, note, fields);
      return { status: 200, body: toNote(note) };
    },

    adminDeleteTimelineNote: notes.remove,
  };
};
