import type { Checked, Invariant } from './check.ts';
import { coupons, entitlements, licences } from './goods.ts';
import { invoices, ledger, orders, payments, payouts } from './money.ts';
import { audit, logs, mails } from './records.ts';

const INVARIANTS: Record<string, Invariant> = {
  ledger,
  payments,
  payouts,
  orders,
  invoices,
  licences,
  coupons,
  entitlements,
  audit,
  mails,
  logs,
};

/** Every violated invariant, as sentences. */
export async function checkAll(checked: Checked): Promise<string[]> {
  const found: string[] = [];
  for (const [name, invariant] of Object.entries(INVARIANTS))
    found.push(...(await invariant(checked)).map((fault) => `${name}: ${fault}`));
  return found;
}
