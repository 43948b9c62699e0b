import { msg } from '../i18n/macros.ts';

/** Refusals about booked calls. */
export const CALL_REFUSALS = {
  callTaken: msg`This time is no longer available. Please select another one.`,
  callUnknown: msg`This link doesn’t work. Please use the one in our latest email.`,
  callGone: msg`This call no longer exists`,
  callOver: msg`This call has already started`,
  callCancelled: msg`This call was cancelled. Please book a new one.`,
  callLimit: msg`You already have three upcoming calls. Please reschedule or cancel one with the link in its email.`,
  callUsed: msg`This call was already booked with other details. Reload the page.`,
  callName: msg`Please enter your name`,
  callPhone: msg`Please enter a phone number`,
  callTopic: msg`Please tell us what the call is about`,
  callZone: msg`Please select a time zone`,
  callReason: msg`Please give a reason`,
  callHours: msg`Hours on the same day can’t overlap`,
  callHoursShort: msg`Each range of hours must be at least as long as a call`,
  callHoursMissing: msg`Please add hours first`,
  callLink: msg`Please enter a link starting with https://`,
};
