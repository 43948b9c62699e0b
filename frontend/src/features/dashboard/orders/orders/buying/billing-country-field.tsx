import { t } from '@lingui/core/macro';
import { CountryField } from '@/components/ui/country-field.tsx';

interface BillingCountryFieldProps {
  /** Null when it is known, or nothing has to be paid. */
  readonly country: string | null;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (country: string) => void;
}

/** The country for the invoice: requested once, before the first payment. */
export function BillingCountryField({ country, ...rest }: BillingCountryFieldProps) {
  if (country === null) return null;
  return (
    <div className="mt-4">
      <CountryField value={country} help={t`For your invoice. We ask once.`} {...rest} />
    </div>
  );
}
