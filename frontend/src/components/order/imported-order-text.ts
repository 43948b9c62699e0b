import { formatMoney, toCents } from '@contract/rules/money.ts';
import { t } from '@lingui/core/macro';
import { language } from '@/i18n/language.ts';

interface MovedOrder {
  /** in units of the currency */
  paid: number;
  currency: string;
  /** number in the earlier shop; may be empty */
  reference: string;
}

/** What was paid in the earlier shop, and its number there: '৳1,234.50 · order 8812'. */
export function importedOrderText({ paid, currency, reference }: MovedOrder): string {
  const amount = formatMoney(toCents(paid), currency, language);
  return reference === '' ? amount : t`${amount} · order ${reference}`;
}
