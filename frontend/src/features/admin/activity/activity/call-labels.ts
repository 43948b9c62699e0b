import { choice, count, status, text, toggle } from './label-formats.ts';

/** Fields of calls and of the hours in which they can be booked. */
export const CALL_LABELS = {
  call: { status: status('Status') },
  'call-settings': {
    open: toggle('Booking open'),
    hours: text('Hours'),
    callMinutes: count('Minutes of a call'),
    bufferMinutes: count('Minutes between calls'),
    noticeHours: count('Hours of notice'),
    daysAhead: count('Days ahead'),
    daysOff: text('Days off'),
    place: choice({ phone: 'Phone', link: 'Meeting link' })('Place'),
    meetingLink: text('Link'),
  },
};
