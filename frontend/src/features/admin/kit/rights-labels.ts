import { AdminRight } from '@/api/generated/model.ts';

/** The labels of the rights, and what they give access to. */
export const RIGHTS: readonly { readonly right: AdminRight; readonly label: string; readonly opens: string }[] = [
  { right: 'all', label: 'Everything', opens: 'Full access, including money, settings and team' },
  { right: 'content', label: 'Content', opens: 'Articles, pages, comments, lists and pictures' },
  { right: 'support', label: 'Support', opens: 'Customers, orders, messages and emails; no payments' },
  { right: 'accounting', label: 'Accounting', opens: 'View orders, payments, invoices and reports' },
];

/** 'Content and support', in a description of a user. */
export function rightsSummary(rights: readonly AdminRight[]): string {
  const labels = RIGHTS.filter(({ right }) => rights.includes(right)).map(({ label }) => label);
  const [first = 'Nothing', ...rest] = labels;
  return rest.length === 0
    ? first
    : [first, ...rest.map((word) => word.toLowerCase())].join(', ').replace(/, (\w+)$/, ' and $1');
}

export const NO_RIGHTS = 'Select at least one right';

/** The rights in the string that a form sends. */
export const readRights = (text: string): AdminRight[] =>
  Object.values(AdminRight).filter((right) => text.split(',').includes(right));
