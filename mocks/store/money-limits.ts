import { asCents, moneyText } from '../../backend/shared/money.ts';
import { limitsOf } from '../../backend/shared/money-limits.ts';
import { REFUSALS } from '../../backend/shared/refusals.ts';
import { conflict } from '../problems.ts';
import type { MockDb } from './db.ts';

const limits = ({ state }: MockDb) => limitsOf(state.paymentSettings.currency);

/** The maximum balance of a wallet in the shop's currency, in hundredths. */
export const capOf = (db: MockDb): number => limits(db).balance * 100;

/** An amount as whole cents; undefined if it is invalid, or more than the shop's currency allows. */
export const centsOf = (db: MockDb, amount: number): number | undefined => asCents(amount, limits(db).amount);

export const walletFull = (db: MockDb) =>
  conflict(REFUSALS.walletFull(moneyText(capOf(db), db.state.paymentSettings.currency)));
