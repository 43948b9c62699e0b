import type { MockApi } from '../../../mocks/api.ts';
import { sampleHour, sampleId } from './sample-values.ts';

type StoredMail = MockApi['db']['state']['mails'][number];

const nadia = { name: 'Nadia Rahman', email: 'nadia@example.com' };
const sent = { status: 'sent', answer: '250 2.0.0 Ok: queued as 4F1C', attempts: 1 } as const;

/** One of every status, newest first. */
export const mailStates: StoredMail[] = [
  {
    id: sampleId(71),
    kind: 'order-receipt',
    recipient: nadia,
    subject: 'Receipt for order #1042',
    ...sent,
    created_at: sampleHour(15),
    settled_at: sampleHour(15),
  },
  {
    id: sampleId(72),
    kind: 'refund',
    recipient: { name: 'Tanvir Alam', email: 'tanvir@example.com' },
    subject: 'Refund for order #1039',
    status: 'waiting',
    answer: '451 4.3.0 Please try again later',
    attempts: 3,
    created_at: sampleHour(12),
    settled_at: null,
  },
  {
    id: sampleId(73),
    kind: 'password-reset',
    recipient: nadia,
    subject: 'Set a new password',
    ...sent,
    created_at: sampleHour(10),
    settled_at: sampleHour(10),
  },
  {
    id: sampleId(74),
    kind: 'payment',
    recipient: { name: '', email: 'guest@example.com' },
    subject: 'Payment received (TRANSFER-3F9A)',
    status: 'failed',
    attempts: 25,
    answer: '550 5.1.1 No such mailbox here',
    created_at: sampleHour(8),
    settled_at: sampleHour(9),
  },
];

export function saveMails(api: MockApi, mails = mailStates): void {
  // Sending again adds a row, which must not end up in the next story's samples.
  api.db.state.mails = [...mails];
}
