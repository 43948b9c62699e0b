import { msg } from '../i18n/macros.ts';

/** Refusals about notes on the timeline. */
export const TIMELINE_REFUSALS = {
  timelineNoteDay: msg`Choose a day from 2000 to today`,
  timelineNoteGone: msg`Note not found`,
  timelineFull: (max: number) => msg`You can have up to ${max} notes. Please delete one first.`,
};
