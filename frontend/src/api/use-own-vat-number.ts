import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from './api-error.ts';
import {
  getGetBillingDetailsQueryKey,
  useGetBillingDetails,
  useSaveBillingDetails,
} from './generated/invoices/invoices.ts';
import type { OrderQuote } from './generated/model.ts';
import { useVatCheck } from './use-vat-check.ts';

interface Purchase {
  /** Null until loaded. */
  readonly quote: Pick<OrderQuote, 'country' | 'vatNumberAsked'> | null;
  /** As selected for this purchase; stored with the number while the account has none. */
  readonly selectedCountry: string | undefined;
  readonly isSignedIn?: boolean;
  /** The number is stored: the price may be another. */
  readonly onSaved: () => void;
}

/** The VAT number in the customer's billing details, entered where they buy; null where businesses pay tax like all others. */
export function useOwnVatNumber({ quote, selectedCountry, isSignedIn = true, onSaved }: Purchase) {
  const client = useQueryClient();
  const isAsked = isSignedIn && quote?.vatNumberAsked === true;
  const { data: details } = useGetBillingDetails({ query: { enabled: isAsked } });
  const { mutate, error, isPending } = useSaveBillingDetails();
  const country = details?.country || (selectedCountry ?? quote?.country ?? '');
  const number = details?.taxNumber ?? '';
  const checked = useVatCheck({ country: isAsked ? country : '', number });
  if (!isAsked || !details) return null;
  const save = (taxNumber: string) =>
    mutate(
      { data: { ...details, country, taxNumber } },
      {
        onSuccess: (saved) => {
          client.setQueryData(getGetBillingDetailsQueryKey(), saved);
          onSaved();
        },
      },
    );
  return {
    value: number,
    ...checked,
    disabled: isPending,
    error: error ? errorMessage(error, t`Failed to save the VAT number`) : undefined,
    onEnter: save,
  };
}
