import { describe, expect, it } from 'vitest';
import { checkMailSettings, mailSettingsDraft, toMailSettings } from './mail-settings-draft.ts';

const STORED = {
  recipients: [
    { email: null, orders: true, payments: true, payouts: true, digest: true },
    { email: 'books@example.com', orders: false, payments: true, payouts: false, digest: true },
  ],
  time_zone: 'Asia/Dhaka',
  quiet_digest: false,
  review_days: 7,
  version: 3,
  studio: 'hello@example.com',
  replies: null,
};
const draft = mailSettingsDraft(STORED);
const withEmail = (email: string) => ({
  ...draft,
  recipients: [...draft.recipients, { key: 'new', email, orders: true, payments: true, payouts: true, digest: false }],
});

describe('the draft of the mail settings', () => {
  it('sends what it was created from', () => {
    const { studio: _, replies: _replies, ...sent } = STORED;
    expect(toMailSettings(draft, 3)).toEqual(sent);
    expect(checkMailSettings(draft)).toEqual({});
  });

  it.each([
    ['', 'Please enter a valid email address'],
    ['nobody', 'Please enter a valid email address'],
    [' Books@example.com ', 'This address is already on the list'],
  ])('rejects the email "%s"', (email, sentence) => {
    expect(checkMailSettings(withEmail(email))).toEqual({ 'email-new': sentence });
  });

  it.each(['', '-1', '91', '1.5', 'a'])('rejects "%s" days', (reviewDays) => {
    expect(checkMailSettings({ ...draft, reviewDays })).toHaveProperty('reviewDays');
  });
});
