import type { MailLinkKind } from '@/api/generated/model.ts';

/** The name of a kind of email within a sentence, and what remains after unsubscribing. */
export const unsubscribeLabels: Record<MailLinkKind, { readonly name: string; readonly line: string }> = {
  releases: { name: 'emails about new versions', line: 'You’ll still see them under Notifications.' },
  reviews: { name: 'invitations to review', line: 'You can review a product on its page at any time.' },
  newsletter: { name: 'the newsletter', line: 'Your other emails from us are not affected.' },
  waitlist: { name: 'emails about the waitlist', line: 'You are no longer on the list.' },
  orders: { name: 'emails about each order', line: 'Every order still appears in the admin area.' },
  payments: { name: 'emails about payments to review', line: 'Every payment still appears in the admin area.' },
  payouts: { name: 'emails about withdrawals', line: 'Every withdrawal still appears in the admin area.' },
  digest: { name: 'the daily digest', line: 'All figures still appear in the admin area.' },
};
