import { Trans } from '@lingui/react/macro';
import { countryName } from '@/lib/countries.ts';
import { formatMoney } from '@/lib/format.ts';

interface CountryPrice {
  readonly state: 'applied' | 'unconfirmed' | 'coupon';
  /** ISO 3166-1. */
  readonly country: string;
  readonly regular_price: number;
}

interface CountryPriceNoteProps {
  /** Of the quote; absent without a price for the buyer's country. */
  readonly countryPrice: CountryPrice | undefined;
  readonly className?: string;
}

/** States that a price is that of the buyer's country, or why it is not. A change of the country updates the text. */
export function CountryPriceNote({ countryPrice, className = '' }: CountryPriceNoteProps) {
  return countryPrice ? (
    <p role="status" className={`text-sm text-muted-foreground ${className}`}>
      <Sentence {...countryPrice} />
    </p>
  ) : null;
}

function Sentence({ state, country, regular_price: regularPrice }: CountryPrice) {
  const name = countryName(country);
  const regular = formatMoney(regularPrice);
  if (state === 'applied')
    return (
      <Trans>
        Price for {name}, instead of {regular}.
      </Trans>
    );
  if (state === 'coupon')
    return <Trans>Your code saves you more than the price for {name}, so the code applies instead.</Trans>;
  return (
    <Trans>
      There is a lower price for {name}. It applies if your connection, or the payment for an earlier order, is from
      there.
    </Trans>
  );
}
