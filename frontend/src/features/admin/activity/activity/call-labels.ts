import { choice, count, status, text, toggle } from './label-formats.ts';

/** Fields of calls and of the hours in which they can be booked. */
export const CALL_LABELS = {
  call: { status: status('Status') },
  'call-settings': {
    open: toggle('Booking open'),
    hours: text('Weekly hours'),
    callMinutes: count('Duration (minutes)'),
    bufferMinutes: count('Buffer between calls (minutes)'),
    noticeHours: count('Minimum notice (hours)'),
    daysAhead: count('Days ahead'),
    daysOff: text('Days off'),
    place: choice({ phone: 'Phone', link: 'Meeting link' })('Location'),
    meetingLink: text('Link'),
  },
};
