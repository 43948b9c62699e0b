import { t } from '@lingui/core/macro';

interface Tax {
  readonly taxName: string;
  readonly taxPercent: number;
  readonly taxIncluded: boolean;
  readonly reverseCharge?: boolean | undefined;
}

/** The name of a tax's line: 'VAT 15%', and whether the price includes it or the buyer's business accounts for it. */
export function taxLabel({ taxName, taxPercent, taxIncluded, reverseCharge = false }: Tax): string {
  if (reverseCharge) return t`VAT (reverse charge)`;
  return taxIncluded ? t`${taxName} ${taxPercent}%, included` : t`${taxName} ${taxPercent}%`;
}

/** Whether a price has a line for its tax. */
export const hasTaxLine = ({ tax, reverseCharge = false }: { tax: number; reverseCharge?: boolean | undefined }) =>
  tax > 0 || reverseCharge;
