import { msg } from '../../../contract/i18n/macros.ts';
import type { Text } from '../../../contract/i18n/message.ts';
import { callTimeText } from '../../../contract/rules/call-times.ts';
import type { MailAttachment } from '../jobs/jobs.ts';
import { action, compose, type DraftSection, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';
import type { ExampleContext } from './owner-examples.ts';

export interface MailedCall {
  start: Date;
  /** of the recipient */
  timeZone: string;
  minutes: number;
  /** of the meeting; empty when the studio phones */
  meetingLink: string;
  /** to the page of the call */
  link: string;
  /** null in the previews */
  attachment: MailAttachment | null;
  conversationId: string;
}

export type CallEvent = 'booked' | 'moved' | 'cancelled';

const duration = (minutes: number): Text => msg`${minutes} minutes`;

const toFacts = ({ start, timeZone, minutes, meetingLink }: MailedCall): DraftSection => ({
  kind: 'facts',
  rows: [
    [msg`When`, callTimeText(start, timeZone)],
    [msg`Duration`, duration(minutes)],
    [msg`Where`, meetingLink === '' ? msg`We’ll call you by phone` : meetingLink],
  ],
});

const attached = ({ attachment }: Pick<MailedCall, 'attachment'>) => (attachment ? { attachment } : {});

/**
 * To the booker, after each change. It quotes nothing from the form, where anyone can enter another person's email.
 * @param reason of the studio; empty without one
 */
export function callMail(to: MailMessage['to'], event: CallEvent, call: MailedCall, reason: string): MailMessage {
  const { start, timeZone, link, conversationId } = call;
  const when = callTimeText(start, timeZone);
  const subjects: Record<CallEvent, Text> = {
    booked: msg`Your call: ${when}`,
    moved: msg`Your call was rescheduled: ${when}`,
    cancelled: msg`Your call was cancelled: ${when}`,
  };
  const headings: Record<CallEvent, Text> = {
    booked: msg`Your call is booked`,
    moved: msg`Your call was rescheduled`,
    cancelled: msg`Your call was cancelled`,
  };
  const calendar: Record<CallEvent, Text> = {
    booked: msg`The attached file adds the call to your calendar.`,
    moved: msg`The attached file updates your calendar.`,
    cancelled: msg`The attached file removes the call from your calendar.`,
  };
  return compose({
    kind: `call-${event}`,
    to,
    subject: subjects[event],
    heading: headings[event],
    parts: [
      toFacts(call),
      ...(reason === '' ? [] : [{ kind: 'quote' as const, text: reason }]),
      paragraph(calendar[event]),
      event === 'cancelled' ? action(msg`Book another call`, link) : action(msg`Reschedule or cancel the call`, link),
    ],
    why: msg`this email was used to book a call with us`,
    thread: { conversationId, side: 'person' },
    ...attached(call),
    expiresAt: start,
  });
}

/** To the booker: the call starts soon. */
export function callReminderMail(to: MailMessage['to'], call: MailedCall): MailMessage {
  const when = callTimeText(call.start, call.timeZone);
  return compose({
    kind: 'call-reminder',
    to,
    subject: msg`Reminder of your call: ${when}`,
    heading: msg`Your call starts soon`,
    parts: [toFacts(call), action(msg`Reschedule or cancel the call`, call.link)],
    why: msg`this email was used to book a call with us`,
    thread: { conversationId: call.conversationId, side: 'person' },
    expiresAt: call.start,
  });
}

interface AlertedCall extends Omit<MailedCall, 'conversationId'> {
  name: string;
  email: string;
  phone: string;
  topic: string;
}

/** To the studio, with its own calendar file: a call was booked, moved or cancelled. @param reason may be empty */
export function callAlertMail(
  to: MailMessage['to'],
  event: CallEvent,
  call: AlertedCall,
  { side, reason, expiresAt }: { side: 'client' | 'studio'; reason: string; expiresAt: Date },
): MailMessage {
  const { name, email, phone, topic, start, timeZone, minutes, link } = call;
  const when = callTimeText(start, timeZone);
  // The log of emails stores subjects, also after the person is erased: they name no one.
  const subjects: Record<CallEvent, Text> = {
    booked: msg`Call booked: ${when}`,
    moved: msg`Call rescheduled: ${when}`,
    cancelled: msg`Call cancelled: ${when}`,
  };
  const headings: Record<CallEvent, Text> = {
    booked: msg`${name} booked a call`,
    moved: msg`${name} rescheduled a call`,
    cancelled: side === 'client' ? msg`${name} cancelled a call` : msg`Call with ${name} cancelled`,
  };
  return compose({
    kind: 'call-alert',
    to,
    subject: subjects[event],
    heading: headings[event],
    why: msg`calls can be booked with your studio`,
    toStudio: true,
    replyTo: { name, address: email },
    parts: [
      {
        kind: 'facts',
        rows: [
          [msg`When`, when],
          [msg`Duration`, duration(minutes)],
          [msg`Client`, `${name}\n${email}${phone && `\n${phone}`}`],
        ],
      },
      { kind: 'quote', text: reason || topic },
      ...(side === 'client' ? [] : [paragraph(msg`The attached file removes the call from your calendar.`)]),
      action(msg`View calls`, link),
    ],
    ...attached(call),
    expiresAt,
  });
}

/** Previews of the emails about calls. */
export function callExamples({ to, publicUrl, at }: Pick<ExampleContext, 'to' | 'publicUrl' | 'at'>): MailMessage[] {
  const call: MailedCall = {
    start: new Date(at.getTime() + 3 * 24 * 60 * 60 * 1000),
    timeZone: 'Asia/Dhaka',
    minutes: 30,
    meetingLink: 'https://meet.example/studio',
    link: `${publicUrl}/call#example`,
    attachment: null,
    conversationId: '00000000-0000-4000-8000-000000000000',
  };
  const booker = { ...to, name: '' };
  return [
    callMail(booker, 'booked', call, ''),
    callMail(booker, 'moved', call, ''),
    callMail(booker, 'cancelled', call, 'I am ill. Please pick another time.'),
    callReminderMail(booker, call),
    callAlertMail(
      to,
      'booked',
      {
        ...call,
        name: 'Rafi Karim',
        email: 'rafi@example.com',
        phone: '+880 1711 000000',
        topic: 'A shop for mangoes from Rajshahi that also works on slow phones.',
        link: `${publicUrl}/admin/inbox/calls`,
      },
      { side: 'client', reason: '', expiresAt: at },
    ),
  ];
}
