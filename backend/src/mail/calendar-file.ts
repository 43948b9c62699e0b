import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailAttachment } from '../jobs/jobs.ts';

export interface CalendarEvent {
  /** the same in all files of one event */
  uid: string;
  /** increases with every change */
  sequence: number;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location: string;
  organizer: { name: string; email: string };
  /** the booker */
  attendee: { name: string; email: string };
  isCancelled: boolean;
  /** for the calendar of the organizer */
  isOwn: boolean;
  at: Date;
}

/**
 * An event as a calendar file (RFC 5545, RFC 5546). Times are in UTC, so it needs no rules of time zones. An organizer
 * cannot be invited by their own event, so their file is published.
 */
export function toCalendarFile({ uid, isCancelled, isOwn, at, organizer, attendee, ...event }: CalendarEvent) {
  const method = isCancelled ? 'CANCEL' : isOwn ? 'PUBLISH' : 'REQUEST';
  const calendar = ical({ prodId: { company: 'Studio', product: 'Calls' }, method: ICalCalendarMethod[method] });
  calendar.createEvent({
    ...event,
    id: uid,
    stamp: at,
    organizer: { name: organizer.name, email: organizer.email },
    attendees: [
      { email: attendee.email, status: ICalAttendeeStatus.ACCEPTED, ...(attendee.name ? { name: attendee.name } : {}) },
    ],
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { calendar: calendar.toString(), method } satisfies MailAttachment;
}
