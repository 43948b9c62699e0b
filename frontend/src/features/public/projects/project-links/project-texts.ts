import { plural, t } from '@lingui/core/macro';
import type { InvoiceStatus, ProjectDecision, ProjectPhase, ProjectWait, QuoteStatus } from '@/api/generated/model.ts';

/** The phases in their order. */
export const PHASES: readonly { readonly id: ProjectPhase; readonly name: string }[] = [
  { id: 'discovery', name: t`Discovery & Planning` },
  { id: 'design', name: t`Design & Prototyping` },
  { id: 'development', name: t`Development & Testing` },
  { id: 'deployment', name: t`Deployment` },
  { id: 'maintenance', name: t`Maintenance & Support` },
];

const requestText = (number: number) => t`Respond to change request ${number}`;

/** The next step of a side. */
export function waitText({ kind, label, count = 1 }: ProjectWait): string {
  switch (kind) {
    case 'quote':
      return t`Respond to quote ${label}`;
    case 'approve':
      return t`Review “${label}”`;
    case 'pay':
      return t`Pay invoice ${label}`;
    case 'change':
      return t`Revise “${label}”`;
    case 'marks':
      return plural(count, { one: `Resolve # mark on “${label}”`, other: `Resolve # marks on “${label}”` });
    case 'request':
      return requestText(Number(label));
    case 'sign':
      return t`Sign the handover`;
    case 'reply':
      return t`Reply to your message`;
  }
}

export function decisionText({ kind, subject, version }: ProjectDecision): string {
  switch (kind) {
    case 'accepted':
      return t`Quote “${subject}” accepted, version ${version}`;
    case 'approved':
      return t`“${subject}” approved, version ${version}`;
    case 'changes':
      return t`Changes to “${subject}” requested, version ${version}`;
    case 'requested':
      return t`Change ${version} requested: “${subject}”`;
    case 'free':
      return t`Change ${version} accepted at no extra cost: “${subject}”`;
    case 'declined':
      return t`Change ${version} declined: “${subject}”`;
    case 'signed':
      return t`Handover of “${subject}” signed`;
  }
}

const INVOICES: Partial<Record<InvoiceStatus, string>> = {
  paid: t`Paid`,
  partly_paid: t`Partly paid`,
  overdue: t`Overdue`,
  credited: t`Credited`,
};

export const invoiceText = (status: InvoiceStatus): string => INVOICES[status] ?? t`Open`;

const QUOTES: Partial<Record<QuoteStatus, string>> = {
  accepted: t`Accepted`,
  declined: t`Declined`,
  expired: t`Expired`,
};

export const quoteText = (status: QuoteStatus): string => QUOTES[status] ?? t`Open`;
