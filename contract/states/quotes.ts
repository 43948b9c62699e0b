import { stateTable } from './state-table.ts';

export const QUOTE_STATES = stateTable({
  subject: 'Quote',
  schema: 'QuoteStatus',
  states: {
    draft: 'It has not been sent yet',
    sent: 'Its newest version has not been read yet',
    opened: 'Its newest version was read',
    accepted: 'The client accepted it with a name; nothing changes after that',
    declined: 'The client declined it with a reason',
    expired: 'The last day of its newest version has passed',
  },
  events: {
    send: 'Administrator, `adminSendQuote`: a changed draft becomes the next version',
    read: 'Client, `recordQuoteView`',
    accept: 'Client, `acceptQuote`',
    decline: 'Client, `declineQuote`',
    'last day passes': 'Clock, in the business time zone',
  },
  next: {
    draft: { send: 'sent' },
    sent: { send: 'sent', read: 'opened', accept: 'accepted', decline: 'declined', 'last day passes': 'expired' },
    opened: { send: 'sent', read: 'opened', accept: 'accepted', decline: 'declined', 'last day passes': 'expired' },
    accepted: { read: 'accepted', 'last day passes': 'accepted' },
    declined: { send: 'sent', read: 'declined', 'last day passes': 'declined' },
    expired: { send: 'sent', read: 'expired', decline: 'declined', 'last day passes': 'expired' },
  },
});
