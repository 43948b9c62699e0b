import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Books, type SimulatedPayment } from './books.ts';

/** A payment as stored in a file. */
type Kept = Omit<SimulatedPayment, 'refunds'> & { refunds: [string, { id: string; amountMinor: number }][] };

/**
 * State that outlives the process, because a shop also polls payments of the day before. Empty if there is no file, or
 * a damaged one.
 */
export function openBooks(file: string | undefined): Books {
  const books = new Books();
  if (file === undefined) return books;
  try {
    const { payments, answers } = JSON.parse(readFileSync(file, 'utf8')) as {
      payments: Kept[];
      answers: [string, unknown][];
    };
    for (const { refunds, ...payment } of payments) {
      books.payments.set(payment.id, { ...payment, refunds: new Map(refunds) });
    }
    for (const [key, answer] of answers) books.answers.set(key, answer);
  } catch {
    return new Books();
  }
  return books;
}

/** Writes a temporary file and renames it, so that an interruption keeps the previous one. */
export function keepBooks(books: Books, file: string | undefined): void {
  if (file === undefined) return;
  const payments = [...books.payments.values()].map((payment) => ({ ...payment, refunds: [...payment.refunds] }));
  writeFileSync(`${file}.new`, JSON.stringify({ payments, answers: [...books.answers] }));
  renameSync(`${file}.new`, file);
}
