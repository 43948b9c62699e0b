import { cutText } from './text.ts';

/** What an invoice of a project is about. */
type ProjectInvoicePurpose = 'deposit' | 'milestone' | 'final' | 'care_plan' | 'hours' | 'other';

interface PlannedMilestone {
  kind: 'deposit' | 'phase' | 'final';
  is_final: boolean;
  invoice: { id: string } | null;
}

interface ProjectInvoice {
  id: string;
  lines: readonly { description: string }[];
  /** of hours and expenses, additional ones of a care plan included */
  isHours: boolean;
  /** the fee of a care plan */
  isFee: boolean;
}

const MAX_LENGTH = 200;

const shorten = (text: string): string =>
  Array.from(text).length > MAX_LENGTH ? `${cutText(text, MAX_LENGTH - 1)}…` : text;

/** What an invoice of a project is for. @param plans of the accepted quotes of the project */
export function toInvoicePurpose(
  { id, lines, isHours, isFee }: ProjectInvoice,
  plans: readonly { title: string; items: readonly PlannedMilestone[] }[],
): { purpose: ProjectInvoicePurpose; description: string } {
  // Lines of several tax rates repeat their text.
  const description = shorten([...new Set(lines.map((line) => line.description))].join(', '));
  if (isFee) return { purpose: 'care_plan', description };
  if (isHours) return { purpose: 'hours', description };
  for (const { title, items } of plans) {
    const milestone = items.find(({ invoice }) => invoice?.id === id);
    if (milestone?.is_final) return { purpose: 'final', description: shorten(title) };
    if (milestone) return { purpose: milestone.kind === 'deposit' ? 'deposit' : 'milestone', description };
  }
  return { purpose: 'other', description };
}
