import type { ReactNode } from 'react';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { guestOrderInputNameMax } from '@/api/generated/zod/schemas/guestOrderInput.zod.ts';
import { CountryField } from '@/components/ui/country-field.tsx';
import { Field } from '@/components/ui/field.tsx';

interface GuestFieldsProps {
  readonly problem: (field: 'email' | 'name' | 'country') => string | undefined;
  /** Called with the country, which determines the tax. */
  readonly country: string;
  readonly onCountry: (country: string) => void;
  /** Next to the heading: the sign-in link for customers with an account. */
  readonly aside: ReactNode;
}

/** Where the order is sent, and the details on its invoice. */
export function GuestFields({ problem, country, onCountry, aside }: GuestFieldsProps) {
  return (
    <section aria-labelledby="details">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="details" className="text-xl">
          Your details
        </h2>
        {aside}
      </div>
      <div className="grid gap-y-2">
        <Field
          name="email"
          type="email"
          label="Email"
          required
          maxLength={EmailMax}
          autoComplete="email"
          help="We’ll send your receipt and file here"
          error={problem('email')}
        />
        <Field
          name="name"
          label="Name or company"
          required
          maxLength={guestOrderInputNameMax}
          autoComplete="name"
          help="Shown on the invoice"
          error={problem('name')}
        />
        <CountryField name="country" value={country} onChange={onCountry} error={problem('country')} />
      </div>
    </section>
  );
}
