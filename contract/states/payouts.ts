import { stateTable } from './state-table.ts';

export const PAYOUT_STATES = stateTable({
  subject: 'Payout',
  schema: 'PayoutStatus',
  states: {
    requested: 'The amount has left the wallet and awaits the studio',
    approved: 'The studio will transfer it',
    paid: 'It was transferred',
    refused: 'The amount is back in the wallet, with a reason',
    cancelled: 'The customer has withdrawn the request; the amount is back in the wallet',
  },
  events: {
    approve: 'Administrator, `adminSetPayoutStatus`',
    pay: 'Administrator, `adminSetPayoutStatus` with the reference of the transfer',
    refuse: 'Administrator, `adminSetPayoutStatus` with a reason',
    cancel: 'Customer, `cancelPayout`',
  },
  next: {
    requested: { approve: 'approved', pay: 'paid', refuse: 'refused', cancel: 'cancelled' },
    approved: { pay: 'paid', refuse: 'refused' },
    paid: {},
    refused: {},
    cancelled: { cancel: 'cancelled' },
  },
});
