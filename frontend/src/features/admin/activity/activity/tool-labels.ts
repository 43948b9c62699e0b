import { count, moment, show, status, text, toggle } from './label-formats.ts';

/** Fields of newsletters, sequences, redirects, affiliates, webhook endpoints, saved replies, views and API keys. */
export const TOOL_LABELS = {
  newsletter: {
    title: text('Subject'),
    status: status('Status'),
    scheduledFor: moment('Scheduled for'),
    recipients: count('Recipients'),
    perMinute: count('Emails per minute'),
    perDay: count('Emails per day'),
    archived: toggle('On the site'),
  },
  'canned-text': {},
  view: { name: text('Name'), shared: toggle('Shared with the team') },
  redirect: { path: text('From'), target: text('To') },
  'timeline-note': { day: text('Day'), text: text('Note') },
  affiliate: {
    code: text('Code'),
    percent: count('Rate in percent'),
    days: count('Window after a visit in days'),
    hold_days: count('Holding period in days'),
    products: show({ kind: 'products', json: true })('Products'),
    active: toggle('Active'),
  },
  sequence: {
    subjects: text('Emails'),
    days: text('Days from the event'),
    endDays: count('Ends after (days)'),
    enabled: toggle('On'),
  },
  webhook: { url: text('URL'), events: text('Events'), enabled: toggle('Enabled') },
  'api-key': {
    name: text('Name'),
    scopes: text('Scopes'),
    expiresAt: moment('Expires', 'expiry'),
    previousSecretExpiresAt: moment('Previous secret works until'),
  },
};
