/** ISO 3166-1 codes of the European Economic Area: the member states of the Union, Iceland, Liechtenstein and Norway. */
const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';

/** Those of them that are no member states of the European Union. */
const EFTA = 'IS LI NO';

/** Whether a country is a member state of the European Union. */
export const isEu = (country: string): boolean => isEea(country) && !EFTA.split(' ').includes(country);

/** Whether consumers of a country have the rights of Directive 2011/83/EU. */
export const isEea = (country: string): boolean => country !== '' && EEA.split(' ').includes(country);

/** Whether a buyer must agree to immediate delivery before a purchase. */
export const needsWithdrawalConsent = (country: string, price: number): boolean => price > 0 && isEea(country);
