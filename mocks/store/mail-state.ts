import type { AdminMailSettings } from '../generated/model.ts';

/** What the mock server knows of who wants which mails. */
export type MailState = {
  /** user id → kinds that the person does not want */
  mailStops: Record<string, string[]>;
  mailSettings: Omit<AdminMailSettings, 'studio'>;
};

export const seedMailState = (): MailState => ({
  mailStops: {},
  mailSettings: {
    receivers: [{ email: null, orders: true, payments: true, payouts: true, digest: true }],
    time_zone: 'Asia/Dhaka',
    quiet_digest: false,
    review_days: 7,
    version: 1,
  },
});
