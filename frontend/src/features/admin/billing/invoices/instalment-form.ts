import { invoiceDraftLineUnitPriceMax } from '@/api/generated/zod/schemas/invoiceDraftLine.zod.ts';
import { readAmount } from '../../kit/read-number.ts';

/** An instalment while it is typed. */
export interface InstalmentForm {
  /** Stays with it while others are removed. */
  readonly key: number;
  /** `yyyy-mm-dd`; empty while it is chosen */
  readonly dueOn: string;
  readonly amount: string;
}

interface Instalment {
  dueOn: string;
  amount: number;
}

/** What instalments are edited as. */
export const toInstalmentForms = (instalments: readonly Instalment[]): InstalmentForm[] =>
  instalments.map(({ dueOn, amount }, key) => ({ key, dueOn, amount: amount.toFixed(2) }));

/** Reads what is typed, with a message for each field that cannot be saved. */
export function readInstalments(instalments: readonly InstalmentForm[]) {
  const problems: [string, string][] = [];
  const read = instalments.map(({ dueOn, amount: text }, index): Instalment => {
    const amount = text.trim() === '' ? 0 : readAmount(text);
    if (amount === null || amount > invoiceDraftLineUnitPriceMax)
      problems.push([`instalments.${index}.amount`, 'Please enter an amount such as 4.50']);
    if (dueOn === '') problems.push([`instalments.${index}.dueOn`, 'Please enter a day']);
    return { dueOn, amount: amount ?? 0 };
  });
  return { instalments: read, problems };
}
