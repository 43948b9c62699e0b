import { stateTable } from './state-table.ts';

export const RELEASE_STATES = stateTable({
  subject: 'Release',
  schema: 'ReleaseStatus',
  states: {
    draft: 'Only administrators see it',
    scheduled: 'It is published at its time',
    published: 'Customers can download it',
    withdrawn: 'It stays in the changelog, but cannot be downloaded',
  },
  events: {
    publish: 'Administrator or API key, `adminPublishRelease` without a time',
    schedule: 'Administrator or API key, `adminPublishRelease` with a time',
    'time comes': 'Job `releases.publish`',
    withdraw: 'Administrator, `adminWithdrawRelease`, while there is another one',
  },
  next: {
    draft: { publish: 'published', schedule: 'scheduled' },
    scheduled: { publish: 'published', schedule: 'scheduled', 'time comes': 'published', withdraw: 'draft' },
    published: { withdraw: 'withdrawn' },
    withdrawn: {},
  },
});
