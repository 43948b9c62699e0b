import { periodBefore, type Span } from '../../../shared/calendar.ts';
import { moneyFigures, untoldProviders } from '../../../shared/provider-fees.ts';
import type { AdminMoney } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { findPaymentSettings } from '../billing/payment-settings.repository.ts';
import { findMoney } from './money.repository.ts';

/** Income and net revenue over days of the shop, with the previous period. */
export async function readMoney({ db }: Pick<Deps, 'db'>, span: Span, timeZone: string): Promise<AdminMoney> {
  const rules = (await findPaymentSettings(db))?.fees ?? [];
  const now = await findMoney(db, span, timeZone);
  const before = await findMoney(db, periodBefore(span), timeZone);
  return { now: moneyFigures(now, rules), before: moneyFigures(before, rules), untold: untoldProviders(now, rules) };
}
