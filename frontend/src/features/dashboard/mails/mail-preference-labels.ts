import type { MailChoiceKind } from '@/api/generated/model.ts';

/** The kinds of email that a user can switch off. */
export const mailPreferenceLabels: Record<MailChoiceKind, { readonly label: string; readonly help: string }> = {
  releases: {
    label: 'New versions',
    help: 'New versions of products you own.',
  },
  reviews: {
    label: 'Invitations to review',
    help: 'Once per product, a few days after purchase.',
  },
  newsletter: {
    label: 'Newsletter',
    help: 'New products and articles.',
  },
};
