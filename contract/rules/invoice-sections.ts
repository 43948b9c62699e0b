import type { PrintableInvoice } from './invoice-document-types.ts';
import type { InvoiceLabel } from './invoice-labels.ts';

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
  readonly numbered: boolean;
}

/**
 * What is printed below the totals: the legal note of a reverse charge first, then the rate of a second currency, and what
 * the studio has added.
 */
export function toSections(
  { note, reverseCharge }: Pick<PrintableInvoice, 'note' | 'reverseCharge'>,
  label: InvoiceLabel,
  charges: readonly Section[] = [],
): { readonly sections?: readonly Section[] } {
  const sections = [
    ...(reverseCharge
      ? [
          {
            title: label('Reverse charge'),
            lines: [label('The recipient accounts for the VAT (Directive 2006/112/EC, Art. 196)')],
            numbered: false,
          },
        ]
      : []),
    ...charges,
    ...(note ? [{ title: label('Note'), lines: note.split('\n'), numbered: false }] : []),
  ];
  return sections.length > 0 ? { sections } : {};
}
