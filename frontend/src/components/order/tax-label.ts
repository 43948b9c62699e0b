import { t } from '@lingui/core/macro';

interface Tax {
  readonly taxName: string;
  readonly taxPercent: number;
  readonly taxIncluded: boolean;
}

/** The name of a tax's line: 'VAT 15 %', and whether the price includes it. */
export const taxLabel = ({ taxName, taxPercent, taxIncluded }: Tax): string =>
  taxIncluded ? t`${taxName} ${taxPercent} %, included` : t`${taxName} ${taxPercent} %`;
