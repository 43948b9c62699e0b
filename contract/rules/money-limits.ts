/** The maximum of one amount and of one wallet, in units of the currency. */
export interface MoneyLimits {
  /** one transaction, or one price */
  amount: number;
  balance: number;
}

/** Those of the specification, which assumes dollars. */
const DOLLARS: MoneyLimits = { amount: 10_000, balance: 1_000_000 };

/**
 * A unit of another currency may be worth a hundredth of a dollar. The contract's maximum is this one, because it fits
 * all currencies; its hundredths still fit into 32 bits.
 */
const OTHER_CURRENCIES: MoneyLimits = { amount: 10_000_000, balance: 1_000_000_000 };

/** @param currency ISO 4217 */
export const getMoneyLimits = (currency: string): MoneyLimits => (currency === 'USD' ? DOLLARS : OTHER_CURRENCIES);
