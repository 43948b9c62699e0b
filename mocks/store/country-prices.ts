import type { LineCountryPrice, PricingTier } from '../../contract/generated/model.ts';
import { assessLocation } from '../../contract/rules/buyer-location.ts';
import { type CountryLine, findCountryLine } from '../../contract/rules/country-prices.ts';
import { toAmount } from '../../contract/rules/money.ts';
import type { MockDb } from './db.ts';
import { findLineOfDownload } from './order-lines.ts';

/** Whether the network names the buyer's country, too; no provider of the mocks reports one. */
export const isCountryConfirmed = ({ state }: MockDb, country: string): boolean =>
  assessLocation({ billing: country || null, network: state.networkCountry, payment: null }) === 'confirmed';

/** The rule of a line, as it is stored. */
export const toLineCountryPrice = ({ rule }: CountryLine, regularCents: number): LineCountryPrice => ({
  countries: rule.countries,
  percent: rule.percent ?? null,
  regular_price: toAmount(regularCents),
});

/** The price for the country of a plan's holder, who renews or upgrades it; also confirmed by the purchase. */
export const findHolderPrice = (
  db: MockDb,
  { downloadId, country }: { downloadId: string; country: string },
  units: { plan: PricingTier; quantity: number; cents: number },
): CountryLine | undefined => {
  const rule = findLineOfDownload(db, downloadId)?.line.country_price;
  const isConfirmed = country !== '' && (rule?.countries.includes(country) || isCountryConfirmed(db, country));
  return isConfirmed ? findCountryLine(units, country) : undefined;
};
