import type { AdminMoney } from '../../../../contract/generated/model.ts';
import { previousPeriod, type Span } from '../../../../contract/rules/calendar.ts';
import { calculateFigures, findProvidersWithoutFees } from '../../../../contract/rules/provider-fees.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { findPaymentSettings } from '../billing/payment-settings.repository.ts';
import { sumByProvider } from './money.repository.ts';

/** Income and net revenue over days of the shop, with the previous period. */
export async function readMoney({ db }: Pick<Deps, 'db'>, span: Span, timeZone: string): Promise<AdminMoney> {
  const rules = (await findPaymentSettings(db))?.fees ?? [];
  const now = await sumByProvider(db, span, timeZone);
  const before = await sumByProvider(db, previousPeriod(span), timeZone);
  return {
    now: calculateFigures(now, rules),
    before: calculateFigures(before, rules),
    unreported: findProvidersWithoutFees(now, rules),
  };
}
