import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Books, type SimulatedPayment } from './books.ts';

/** A payment as a file has it. */
type Kept = Omit<SimulatedPayment, 'refunds'> & { refunds: [string, { id: string; amountMinor: number }][] };

/** Books that outlive the process: a shop asks for payments of yesterday as well. Without a file, or with a damaged one, new ones. */
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

/** Writes the books beside the file and puts them in its place, so that a stop in between leaves the former ones. */
export function keepBooks(books: Books, file: string | undefined): void {
  if (file === undefined) return;
  const payments = [...books.payments.values()].map((payment) => ({ ...payment, refunds: [...payment.refunds] }));
  writeFileSync(`${file}.new`, JSON.stringify({ payments, answers: [...books.answers] }));
  renameSync(`${file}.new`, file);
}
