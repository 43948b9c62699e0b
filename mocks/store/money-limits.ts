import { formatMoney } from '../../backend/shared/money.ts';
import { getMoneyLimits } from '../../backend/shared/money-limits.ts';
import { centsIn } from '../../backend/shared/price-limit.ts';
import { REFUSALS } from '../../backend/shared/refusals.ts';
import { conflict } from '../problems.ts';
import type { MockDb } from './db.ts';

/** The maximum balance of a wallet in the shop's currency, in hundredths. */
export const maxBalanceCents = ({ state }: MockDb): number =>
  getMoneyLimits(state.paymentSettings.currency).balance * 100;

/** An amount as whole cents, or its validation error: invalid, or more than the shop's currency allows. */
export const parseAmount = ({ state }: MockDb, amount: number) => centsIn(amount, state.paymentSettings.currency);

export const walletFull = (db: MockDb) =>
  conflict(REFUSALS.walletFull(formatMoney(maxBalanceCents(db), db.state.paymentSettings.currency)));
