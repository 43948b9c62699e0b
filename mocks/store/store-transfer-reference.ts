import { REFUSALS } from '../../contract/rules/refusals.ts';
import { isOneLine } from '../../contract/rules/text.ts';
import { conflict, invalidField } from '../problems.ts';
import type { MockDb } from './db.ts';
import { notifyOfTransfer } from './notify-studio.ts';
import type { StoredPayment } from './order-state.ts';
import { addEvent } from './payments.ts';

/** As the database's index compares: ignoring spaces, hyphens and case. */
const plain = (number: string | null) => number?.replaceAll(/[\s-]+/g, '').toLowerCase();

/** Stores the reference of a manual transfer, or returns the reason for a refusal. */
export const storeTransferReference = (db: MockDb, payment: StoredPayment, text: string) => {
  const number = text.trim();
  if (!isOneLine(number)) return invalidField('number', REFUSALS.transferLines);
  if (payment.provider !== 'manual' || payment.status !== 'pending') return conflict(REFUSALS.transferClosed);
  const isUsed = db.state.payments.some(
    (other) => other !== payment && other.status !== 'failed' && plain(other.transferNumber) === plain(number),
  );
  if (isUsed) return conflict(REFUSALS.transferTaken);
  const isFirst = payment.transferNumber === null;
  if (payment.transferNumber !== number) addEvent(payment, 'transfer reported');
  Object.assign(payment, { transferNumber: number, hold: 'transfer' });
  if (isFirst) notifyOfTransfer(db, payment);
  return undefined;
};
