import type { AdminMailKind } from '../../contract/generated/model.ts';
import type { Language } from '../../contract/rules/languages.ts';

/** The kinds of email with the subjects of their examples; only the server renders them in full. */
export const MAIL_EXAMPLES: readonly (AdminMailKind & { optional?: true })[] = [
  { kind: 'order-receipt', subject: 'Receipt for order #1042' },
  { kind: 'gift', subject: 'A gift from Nadia' },
  { kind: 'gift-reminder', subject: 'Your gift from Nadia is waiting' },
  { kind: 'seat-invitation', subject: 'River Calendar: Nodi School has a seat for you' },
  { kind: 'seat-removed', subject: 'Your seat for River Calendar has ended' },
  { kind: 'seats-used', subject: 'All seats for River Calendar are in use' },
  { kind: 'guest-receipt', subject: 'Receipt for order #1042' },
  { kind: 'guest-order', subject: 'Your file from order #1043' },
  { kind: 'guest-held', subject: 'You already own River Calendar' },
  { kind: 'guest-links', subject: 'Your orders' },
  { kind: 'order-unpaid', subject: 'Order #1042 was cancelled' },
  { kind: 'payment', subject: 'Funds added (PAY-20417)' },
  { kind: 'contract-withdrawal', subject: 'We received your withdrawal from the contract' },
  { kind: 'brief-received', subject: 'We received your project brief' },
  { kind: 'quote', subject: 'Quote Q-0007 from Nodi Studio' },
  { kind: 'quote-accepted', subject: 'You accepted quote Q-0007' },
  { kind: 'project', subject: 'Your project page: Web development' },
  { kind: 'project-person', subject: 'Nadia Rahman invited you to a project: Web development' },
  { kind: 'project-file', subject: 'For your approval: Screen designs' },
  { kind: 'project-marks', subject: 'New comments on your project: Web development' },
  { kind: 'project-change', subject: 'Change accepted at no extra cost' },
  { kind: 'project-delivery', subject: 'Delivered: Tide tables 1.0.0' },
  { kind: 'project-handover', subject: 'Please sign: handover of Web development' },
  { kind: 'project-handover-signed', subject: 'Handover of Web development signed' },
  { kind: 'refund', subject: 'Refund for order #1042' },
  { kind: 'refund-requested', subject: 'We received your refund request for order #1042' },
  { kind: 'refund-declined', subject: 'Your refund request for order #1042 was declined' },
  { kind: 'payout-approved', subject: 'Your withdrawal was approved' },
  { kind: 'payout-paid', subject: 'Your withdrawal was paid' },
  { kind: 'payout-refused', subject: 'Your withdrawal was declined' },
  { kind: 'release', subject: 'River Calendar 2.4.0 is out', optional: true },
  { kind: 'review-invitation', subject: 'How do you like River Calendar?', optional: true },
  { kind: 'newsletter-confirm', subject: 'Confirm your subscription' },
  { kind: 'newsletter-welcome', subject: 'You are subscribed', optional: true },
  { kind: 'password-reset', subject: 'Set a new password' },
  { kind: 'new-device', subject: 'New sign-in to your account' },
  { kind: 'payment-waits', subject: 'Transfer reported: $49.00', optional: true },
  { kind: 'payouts-waiting', subject: 'Withdrawal requested: $125.00', optional: true },
  { kind: 'order-alert', subject: 'New order #1042: $49.00', optional: true },
  { kind: 'digest', subject: 'Yesterday', optional: true },
  { kind: 'withdrawal-alert', subject: 'Order #1042: the customer has withdrawn', optional: true },
  { kind: 'refund-request-alert', subject: 'Refund requested: order #1042', optional: true },
  { kind: 'case-study-approval', subject: 'For your approval: Tide tables for Android' },
  { kind: 'call-alert', subject: 'Call booked: Monday, December 7, 2026 at 11:00 PM (Asia/Dhaka)' },
  { kind: 'brief-alert', subject: 'Project brief: Web Development' },
  { kind: 'quote-answer', subject: 'Quote Q-0007 was accepted' },
  { kind: 'contact', subject: 'Contact form: A question' },
  { kind: 'vulnerability-report', subject: 'Vulnerability report: River Calendar 2.4.0' },
];

/** The greeting and the text of every example. */
export const EXAMPLE_TEXTS: Record<Language, readonly [greeting: string, text: string]> = {
  en: ['Hello Nadia,', 'The server renders this email exactly as it is sent.'],
  bn: ['প্রিয় নাদিয়া,', 'ইমেইলটি যেভাবে পাঠানো হয়, সার্ভার ঠিক সেভাবেই দেখায়।'],
};

const UNSUBSCRIBE: Record<Language, string> = { en: 'Unsubscribe', bn: 'আনসাবস্ক্রাইব করুন' };

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A newsletter in the same layout. @param html rendered Markdown */
export const newsletterHtml = (site: string, subject: string, html: string, language: Language): string =>
  exampleHtml(site, subject, true, language).replace(
    /<p class="ink" style="margin:0 0 16px.*\n.*<\/p>\n<\/div>/,
    () => `<div class="ink" style="font-size:16px;line-height:1.55;color:#16211f">${html}</div></div>`,
  );

/** An email in the server's layout: two themes, one narrow column. */
export const exampleHtml = (
  site: string,
  subject: string,
  optional: boolean,
  language: Language,
): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title><style>
@media (max-width:480px){.card{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){.ground{background-color:#0b1315!important}.card{background-color:#121c1e!important;border-color:#26353a!important}.ink{color:#eef4f2!important}.quiet{color:#9db0b3!important}}
</style></head><body class="ground" style="margin:0;background-color:#f1f5f3;font-family:sans-serif">
<div style="max-width:600px;margin:0 auto;padding:32px 12px">
<p class="ink" style="font-size:19px;font-weight:600;color:#16211f">${escapeHtml(site)}</p>
<div class="card" style="padding:32px;background-color:#ffffff;border:1px solid #d9e2df;border-radius:14px">
<h1 class="ink" style="margin:0 0 20px;font-size:26px;color:#16211f">${escapeHtml(subject)}</h1>
<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#16211f">${EXAMPLE_TEXTS[language][0]}</p>
<p class="ink" style="margin:0;font-size:16px;line-height:1.55;color:#16211f">${EXAMPLE_TEXTS[language][1]}</p>
</div>
<p class="quiet" style="font-size:13px;color:#5b6b6e">${escapeHtml(site)}${optional ? `<br>${UNSUBSCRIBE[language]}` : ''}</p>
</div></body></html>`;
