import { CountryField } from '@/components/ui/country-field.tsx';

interface SignedInProps {
  readonly email: string;
  /** Null when the account has one, or nothing has to be paid. */
  readonly country: string | null;
  readonly onCountry: (country: string) => void;
  readonly problem: string | undefined;
}

/** The customer, and the country for the invoice if the account has none yet. */
export function SignedIn({ email, country, onCountry, problem }: SignedInProps) {
  return (
    <div className="grid gap-5">
      <p className="text-muted-foreground">
        You are signed in as <bdi className="font-medium text-foreground">{email}</bdi>.
      </p>
      {country === null ? null : (
        <CountryField
          name="country"
          value={country}
          onChange={onCountry}
          help="For your invoice. We ask once."
          error={problem}
        />
      )}
    </div>
  );
}
