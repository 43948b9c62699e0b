import {
  allocate,
  type DeductedDeposit,
  type InvoicedLine,
  type LineSplit,
  type RateSum,
  smallestAmount,
  sumRates,
} from './invoice-lines.ts';
import { toCents } from './money.ts';

/** An earlier invoice to deduct, with what its credit notes have left of each rate, in hundredths. */
export interface Deposit extends DeductedDeposit {
  readonly taxes: readonly RateSum[];
}

const isSameRate =
  ({ name, percent }: Pick<RateSum, 'name' | 'percent'>) =>
  ({ taxName, taxPercent }: Pick<InvoicedLine, 'taxName' | 'taxPercent'>): boolean =>
    taxName === name && taxPercent === percent;

const isDeposit = ({ deposit }: Pick<InvoicedLine, 'deposit'>): boolean => deposit !== undefined;

/**
 * The lines that deduct deposits, one for each deposit and rate; undefined when they exceed the lines of a rate, so that neither
 * the total nor the tax of a rate can be negative. Each deposit rounded its tax on its own, so together they may have a few
 * hundredths more tax than the lines: those are not deducted.
 */
export function toDepositLines(
  lines: readonly InvoicedLine[],
  deposits: readonly Deposit[],
): InvoicedLine[] | undefined {
  const left = sumRates(lines).map((rate) => ({ ...rate }));
  const deducted: InvoicedLine[] = [];
  for (const { id, number, issuedOn, taxes } of deposits)
    for (const { name, percent, net, tax } of taxes) {
      if (net === 0 && tax === 0) continue;
      const rate = left.find((sum) => sum.name === name && sum.percent === percent);
      if (!rate || net > rate.net) return undefined;
      const share = Math.min(tax, rate.tax);
      rate.net -= net;
      rate.tax -= share;
      deducted.push({
        description: `Deposit ${number}`,
        quantity: -1,
        unit: null,
        unitCents: net,
        discountCents: 0,
        taxName: name,
        taxPercent: percent,
        net: 0 - net,
        tax: 0 - share,
        total: 0 - net - share,
        deposit: { id, number, issuedOn },
      });
    }
  return deducted;
}

/**
 * What each line of an invoice states after its deposits, which its credit notes can take: a deposit is deducted from the
 * lines of its rate in proportion to them, and nothing is left of the lines that deduct.
 */
export function deductDeposits(lines: readonly InvoicedLine[], currency: string): LineSplit[] {
  if (!lines.some(isDeposit)) return [...lines];
  const whole = smallestAmount(currency);
  const step = lines.every(({ net, tax }) => net % whole === 0 && tax % whole === 0) ? whole : 1;
  const left = lines.map((line) => (isDeposit(line) ? { net: 0, tax: 0 } : { net: line.net, tax: line.tax }));
  for (const { name, percent, net, tax } of sumRates(lines.filter(isDeposit))) {
    const group = left.filter((_split, index) => {
      const line = lines[index];
      return line !== undefined && !isDeposit(line) && isSameRate({ name, percent })(line);
    });
    const nets = allocate(
      -net,
      group.map((split) => split.net),
      step,
    );
    const taxes = allocate(
      -tax,
      group.map((split) => split.tax),
      step,
    );
    for (const [index, split] of group.entries()) {
      split.net -= nets[index] ?? 0;
      split.tax -= taxes[index] ?? 0;
    }
  }
  return left;
}

/** What would be deducted of an invoice: its rates less its credit notes, and deposits that it has deducted itself. */
export const toDepositTaxes = (documents: readonly { lines: readonly InvoicedLine[] }[]): RateSum[] =>
  sumRates(documents.flatMap(({ lines }) => [...lines])).filter(({ net, tax }) => net !== 0 || tax !== 0);

/** The sums of an invoice's rates in hundredths, from the contract's. */
export const toRateSums = (taxes: readonly RateSum[]): RateSum[] =>
  taxes.map(({ name, percent, net, tax }) => ({ name, percent, net: toCents(net), tax: toCents(tax) }));

interface Recipient {
  customerId: string | null;
  email: string;
}

/** Whether two invoices have the same recipient: the same account, or the same email. */
export const isSameRecipient = (one: Recipient, other: Recipient): boolean =>
  (one.customerId !== null && one.customerId === other.customerId) ||
  one.email.trim().toLowerCase() === other.email.trim().toLowerCase();

/** The lines of a document without those that deduct deposits, and those. */
export function splitDeposits<Line extends { readonly deposit?: unknown }>(
  lines: readonly Line[],
): { lines: Line[]; deposits: Line[] } {
  return {
    lines: lines.filter(({ deposit }) => deposit === undefined),
    deposits: lines.filter(({ deposit }) => deposit !== undefined),
  };
}
