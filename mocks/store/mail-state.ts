import type { AdminMailSettings, SenderDomain } from '../../contract/generated/model.ts';

/** The business time zone until an administrator sets another one. */
export const SHOP_ZONE = 'Asia/Dhaka';

/** The mock server's email subscriptions. */
export type MailState = {
  /** user id → kinds that the user has unsubscribed from */
  mailStops: Record<string, string[]>;
  mailSettings: Omit<AdminMailSettings, 'studio'>;
  /** sample DNS records */
  senderDomain: SenderDomain;
};

export const seedMailState = (): MailState => ({
  mailStops: {},
  senderDomain: {
    domain: 'studio.example',
    checks: [
      { name: 'spf', result: 'ok', record: 'v=spf1 include:_spf.mail.example ~all' },
      { name: 'dkim', result: 'ok', record: 'v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC7' },
      { name: 'dmarc', result: 'monitoring', record: 'v=DMARC1; p=none; rua=mailto:dmarc@studio.example' },
    ],
  },
  mailSettings: {
    recipients: [{ email: null, orders: true, payments: true, payouts: true, digest: true }],
    time_zone: SHOP_ZONE,
    quiet_digest: false,
    review_days: 7,
    version: 1,
    replies: null,
  },
});
