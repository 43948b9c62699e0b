import type { MailChoiceKind } from '@/api/generated/model.ts';

/** The kinds of email that a user can switch off. */
export const mailChoiceWords: Record<MailChoiceKind, { readonly label: string; readonly help: string }> = {
  releases: {
    label: 'New versions',
    help: 'When there is a new version of something you own.',
  },
  reviews: {
    label: 'Invitations to review',
    help: 'Once for each product, some days after you got it.',
  },
  newsletter: {
    label: 'Newsletter',
    help: 'When we have made something new, or have written about it.',
  },
};
