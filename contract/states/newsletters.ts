import { stateTable } from './state-table.ts';

export const NEWSLETTER_STATES = stateTable({
  subject: 'Newsletter',
  schema: 'NewsletterStatus',
  states: {
    draft: 'It is being written',
    scheduled: 'Sending begins at its time',
    sending: 'Emails are being sent, one by one',
    paused: 'Sending is interrupted',
    sent: 'All recipients were processed',
    stopped: 'It was ended before all recipients were processed',
  },
  events: {
    send: 'Administrator, `adminSendNewsletter` without a time',
    schedule: 'Administrator, `adminSendNewsletter` with a time',
    'cancel the schedule': 'Administrator, `adminSetNewsletterStatus`',
    pause: 'Administrator, `adminSetNewsletterStatus`',
    resume: 'Administrator, `adminSetNewsletterStatus`',
    stop: 'Administrator, `adminSetNewsletterStatus`',
    edit: 'Administrator, `adminUpdateNewsletter`',
  },
  next: {
    draft: { send: 'sending', schedule: 'scheduled', edit: 'draft' },
    scheduled: { 'cancel the schedule': 'draft' },
    sending: { pause: 'paused', stop: 'stopped' },
    paused: { resume: 'sending', stop: 'stopped' },
    sent: {},
    stopped: {},
  },
});
