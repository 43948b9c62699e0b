import { t } from '@lingui/core/macro';

/** What is known about a VAT number. */
export interface CheckedVatNumber {
  readonly result: 'valid' | 'invalid' | 'malformed' | 'unconfirmed' | 'elsewhere';
  readonly name: string | null;
  /** Its owner is charged no tax. */
  readonly untaxed: boolean;
}

/** What a check of a VAT number means for its owner; null where it means nothing. */
export function vatNumberText({ result, name, untaxed }: CheckedVatNumber): string | null {
  switch (result) {
    case 'valid':
      if (!untaxed) return t`Confirmed by VIES.`;
      return name
        ? t`Confirmed for ${name}. No tax is charged: your business accounts for the VAT.`
        : t`Confirmed. No tax is charged: your business accounts for the VAT.`;
    case 'invalid':
      return t`VIES did not find this number, so tax is charged.`;
    case 'malformed':
      return t`This is not a VAT number of the selected country.`;
    case 'unconfirmed':
      return t`The number could not be confirmed right now, so tax is charged. Try again later.`;
    default:
      return null;
  }
}
