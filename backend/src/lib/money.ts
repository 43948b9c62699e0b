import { asCents } from '../../shared/money.ts';
import { REFUSALS } from '../../shared/refusals.ts';
import { invalid } from './errors.ts';

/**
 * An amount from a request as whole cents, 1 to 1,000,000.
 * @throws AppError 400 for anything else.
 */
export function toCents(amount: number): number {
  const cents = asCents(amount);
  if (cents === undefined) throw invalid('amount', REFUSALS.invalidAmount);
  return cents;
}
