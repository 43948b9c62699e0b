/**
 * What an invoice of a project is about: a payment of an accepted quote (`deposit`, `milestone`, `final`), the monthly fee of a care plan, or
 * hours and expenses with additional hours of a care plan. `other` for a payment that was invoiced again.
 */
export type ProjectInvoicePurpose = typeof ProjectInvoicePurpose[keyof typeof ProjectInvoicePurpose];


export const ProjectInvoicePurpose = {
  deposit: 'deposit',
  milestone: 'milestone',
  final: 'final',
  care_plan: 'care_plan',
  hours: 'hours',
  other: 'other',
} as const;
