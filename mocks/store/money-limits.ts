import { moneyText } from '../../contract/rules/money.ts';
import { getMoneyLimits } from '../../contract/rules/money-limits.ts';
import { parseLimitedCents } from '../../contract/rules/price-limit.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { conflict } from '../problems.ts';
import type { MockDb } from './db.ts';

/** The maximum balance of a wallet in the shop's currency, in hundredths. */
export const maxBalanceCents = ({ state }: MockDb): number =>
  getMoneyLimits(state.paymentSettings.currency).balance * 100;

/** An amount as whole cents, or its validation error: invalid, or more than the shop's currency allows. */
export const parseAmount = ({ state }: MockDb, amount: number) =>
  parseLimitedCents(amount, state.paymentSettings.currency);

export const walletFull = (db: MockDb) =>
  conflict(REFUSALS.walletFull(moneyText(maxBalanceCents(db), db.state.paymentSettings.currency)));
