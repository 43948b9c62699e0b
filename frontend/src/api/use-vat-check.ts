import { useCallback, useEffect, useState } from 'react';
import { useCheckVatNumber } from './generated/invoices/invoices.ts';
import type { VatCheck } from './generated/model.ts';

interface CheckedNumber {
  /** ISO 3166-1. */
  readonly country: string;
  /** As typed. */
  readonly number: string;
}

/**
 * Checks a VAT number whenever it or its country changes; pass the entered value, not each keystroke. The result is unknown
 * while there is no number, and when the check itself fails: the price says what is charged.
 */
export function useVatCheck({ country, number }: CheckedNumber) {
  const { mutate, isPending } = useCheckVatNumber();
  const [check, setCheck] = useState<VatCheck | null>(null);
  const requestCheck = useCallback(() => {
    setCheck(null);
    if (country !== '' && number.trim() !== '') mutate({ data: { country, number } }, { onSuccess: setCheck });
  }, [mutate, country, number]);
  useEffect(requestCheck, [requestCheck]);
  return { check, isPending };
}
