import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { guestOrderInputNameMax } from '@/api/generated/zod/schemas/guestOrderInput.zod.ts';
import { useVatCheck } from '@/api/use-vat-check.ts';
import { VatNumberField } from '@/components/order/vat-number-field.tsx';
import { CountryField } from '@/components/ui/country-field.tsx';
import { Field } from '@/components/ui/field.tsx';
import type { Quote, usePrice } from './use-price.ts';

interface GuestFieldsProps {
  readonly problem: (field: 'email' | 'name' | 'country' | 'vat_number') => string | undefined;
  /** Called with the country, which determines the tax. */
  readonly country: string;
  readonly onCountry: (country: string) => void;
  /** Next to the heading: the sign-in link for customers with an account. */
  readonly aside: ReactNode;
  readonly price: Pick<ReturnType<typeof usePrice<Quote>>, 'quote' | 'vatNumber' | 'setVatNumber'>;
}

/** Where the order is sent, and the details on its invoice. */
export function GuestFields({ problem, country, onCountry, aside, price }: GuestFieldsProps) {
  const check = useVatCheck({ country, number: price.vatNumber });
  return (
    <section aria-labelledby="details">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="details" className="text-xl">
          <Trans>Your details</Trans>
        </h2>
        {aside}
      </div>
      <div className="grid gap-y-2">
        <Field
          name="email"
          type="email"
          label={t`Email`}
          required
          maxLength={EmailMax}
          autoComplete="email"
          help={t`We’ll send your receipt and file here`}
          error={problem('email')}
        />
        <Field
          name="name"
          label={t`Name or company`}
          required
          maxLength={guestOrderInputNameMax}
          autoComplete="name"
          help={t`Shown on the invoice`}
          error={problem('name')}
        />
        <CountryField name="country" value={country} onChange={onCountry} error={problem('country')} />
        {price.quote?.vatNumberAsked ? (
          <VatNumberField
            name="vat_number"
            value={price.vatNumber}
            {...check}
            onEnter={price.setVatNumber}
            error={problem('vat_number')}
          />
        ) : null}
      </div>
    </section>
  );
}

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
        <Trans>
          You are signed in as <bdi className="font-medium text-foreground">{email}</bdi>.
        </Trans>
      </p>
      {country === null ? null : (
        <CountryField
          name="country"
          value={country}
          onChange={onCountry}
          help={t`For your invoice. We ask once.`}
          error={problem}
        />
      )}
    </div>
  );
}
