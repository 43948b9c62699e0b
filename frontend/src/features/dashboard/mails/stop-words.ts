import type { MailLinkKind } from '@/api/generated/model.ts';

/** The name of a kind of email within a sentence, and what remains after unsubscribing. */
export const stopWords: Record<MailLinkKind, { readonly name: string; readonly line: string }> = {
  releases: { name: 'mails about new versions', line: 'The bell in your dashboard still tells you of each one.' },
  reviews: { name: 'invitations to review', line: 'You can write a review at any time, on the page of the product.' },
  newsletter: { name: 'the newsletter', line: 'Your other mails from us stay as they are.' },
  waitlist: { name: 'mails about the waitlist', line: 'You are no longer on the list.' },
  orders: { name: 'mails about each order', line: 'The administration still shows every order.' },
  payments: { name: 'mails about payments to review', line: 'The administration still shows every payment.' },
  payouts: { name: 'mails about withdrawals', line: 'The administration still shows every withdrawal.' },
  digest: { name: 'the daily digest', line: 'The administration still shows every figure.' },
};
