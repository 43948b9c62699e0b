import type { AdminMailSettings } from '../../contract/generated/model.ts';

/** The business time zone until an administrator sets another one. */
export const SHOP_ZONE = 'Asia/Dhaka';

/** The mock server's email subscriptions. */
export type MailState = {
  /** user id → kinds that the user has unsubscribed from */
  mailStops: Record<string, string[]>;
  mailSettings: Omit<AdminMailSettings, 'studio'>;
};

export const seedMailState = (): MailState => ({
  mailStops: {},
  mailSettings: {
    recipients: [{ email: null, orders: true, payments: true, payouts: true, digest: true }],
    time_zone: SHOP_ZONE,
    quiet_digest: false,
    review_days: 7,
    version: 1,
    replies: null,
  },
});
