import type { AdminMailSettings, AdminMailSettingsInput } from '@/api/generated/model.ts';
import { adminMailSettingsInputReviewDaysMax } from '@/api/generated/zod/schemas/adminMailSettingsInput.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { INVALID_EMAIL, isEmail } from '../../kit/check-text.ts';

/** A recipient while it is edited; `key` stays the same while the email is typed. */
export interface RecipientDraft {
  readonly key: string;
  /** null is the studio's own email */
  readonly email: string | null;
  readonly orders: boolean;
  readonly payments: boolean;
  readonly payouts: boolean;
  readonly digest: boolean;
}

export interface MailSettingsDraft {
  readonly recipients: readonly RecipientDraft[];
  readonly timeZone: string;
  readonly quietDigest: boolean;
  readonly reviewDays: string;
}

export const mailSettingsDraft = (stored: AdminMailSettings): MailSettingsDraft => ({
  recipients: stored.recipients.map((one, index) => ({ key: String(index), ...one })),
  timeZone: stored.time_zone,
  quietDigest: stored.quiet_digest,
  reviewDays: String(stored.review_days),
});

/** What the server would refuse, as a message for each control. */
export function checkMailSettings({ recipients, reviewDays }: MailSettingsDraft): FieldProblems<string> {
  const problems: FieldProblems<string> = {};
  const seen = new Set<string>();
  for (const { key, email } of recipients) {
    if (email === null) continue;
    const address = email.trim().toLowerCase();
    if (!isEmail(address)) problems[`email-${key}`] = INVALID_EMAIL;
    else if (seen.has(address)) problems[`email-${key}`] = 'This address is already on the list';
    seen.add(address);
  }
  if (!/^\d{1,2}$/.test(reviewDays.trim()) || Number(reviewDays) > adminMailSettingsInputReviewDaysMax)
    problems.reviewDays = `Please enter a number of days, up to ${adminMailSettingsInputReviewDaysMax}`;
  return problems;
}

export const toMailSettings = (draft: MailSettingsDraft, version: number): AdminMailSettingsInput => ({
  recipients: draft.recipients.map(({ key: _key, email, ...wants }) => ({ email: email?.trim() ?? null, ...wants })),
  time_zone: draft.timeZone,
  quiet_digest: draft.quietDigest,
  review_days: Number(draft.reviewDays),
  version,
});
