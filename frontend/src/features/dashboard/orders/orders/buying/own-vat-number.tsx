import { useOwnVatNumber } from '@/api/use-own-vat-number.ts';
import { VatNumberField } from '@/components/order/vat-number-field.tsx';

/** The VAT number for the invoice, in countries whose businesses can buy without tax. */
export function OwnVatNumber(props: Parameters<typeof useOwnVatNumber>[0]) {
  const field = useOwnVatNumber(props);
  return field ? <VatNumberField {...field} /> : null;
}
