import type { AdminMailSettings } from '../generated/model.ts';

/** The shop's time zone until an administrator chooses another one. */
export const SHOP_ZONE = 'Asia/Dhaka';

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
    time_zone: SHOP_ZONE,
    quiet_digest: false,
    review_days: 7,
    version: 1,
  },
});
