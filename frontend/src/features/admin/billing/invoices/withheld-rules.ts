import { toAmount, toCents } from '@contract/rules/money.ts';
import type { InvoicePaymentInput, WithheldTaxKind } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { readAmount } from '../../kit/read-number.ts';

interface TaxValues {
  /** empty when no tax was withheld */
  readonly taxKind: string;
  readonly taxAmount: string;
  readonly taxCertificate: string;
  readonly taxCertifiedOn: string;
}

type Received = TaxValues & { readonly received: string };

export const TAX_LABELS: Readonly<Record<WithheldTaxKind, string>> = {
  vds: 'VAT deducted at source (VDS)',
  tds: 'Income tax deducted at source (TDS)',
};

const toKind = (typed: string): WithheldTaxKind | undefined => (typed === 'vds' || typed === 'tds' ? typed : undefined);

/** A typed amount in hundredths; undefined for none. */
const readCents = (typed: string): number | undefined => {
  const amount = readAmount(typed);
  return amount === null || amount < 0 ? undefined : toCents(amount);
};

/** With withheld tax the money may be 0: the tax is booked alone. */
export function checkReceived({ received, taxKind, taxAmount }: Received, left: number, currency: string) {
  const isTaxed = toKind(taxKind) !== undefined;
  const cents = received.trim() === '' && isTaxed ? 0 : readCents(received);
  const tax = isTaxed ? (readCents(taxAmount) ?? 0) : 0;
  const message = `Please enter an amount up to ${moneyIn(currency, toAmount(Math.max(toCents(left) - tax, 0)))}`;
  const isWrong = cents === undefined || (cents === 0 && !isTaxed) || cents + tax > toCents(left);
  return isWrong ? { received: message } : {};
}

export function checkWithheld(
  { taxKind, taxAmount, taxCertificate, taxCertifiedOn: issuedOn }: TaxValues,
  left: number,
  currency: string,
  today: string,
): FieldProblems<'taxAmount' | 'taxCertificate' | 'taxCertifiedOn'> {
  if (toKind(taxKind) === undefined) return {};
  const cents = readCents(taxAmount) ?? 0;
  const number = taxCertificate.trim();
  return {
    ...((cents === 0 || cents > toCents(left)) && {
      taxAmount: `Please enter an amount up to ${moneyIn(currency, left)}`,
    }),
    ...(number === '' && issuedOn !== '' && { taxCertificate: 'Please enter the number of the certificate' }),
    ...(((number !== '' && issuedOn === '') || issuedOn > today) && {
      taxCertifiedOn: 'Please enter a day that is not in the future',
    }),
  };
}

/** The withheld tax as it is sent; nothing without any. */
export function readWithheld({
  taxKind,
  taxAmount,
  taxCertificate,
  taxCertifiedOn: issuedOn,
}: TaxValues): Pick<InvoicePaymentInput, 'withheld'> {
  const kind = toKind(taxKind);
  if (!kind) return {};
  const number = taxCertificate.trim();
  const amount = toAmount(readCents(taxAmount) ?? 0);
  return { withheld: { kind, amount, ...(number !== '' && { certificate: { number, issuedOn } }) } };
}

/** Money and withheld tax together. */
export const sumOf = (amount: number, { withheld }: Pick<InvoicePaymentInput, 'withheld'>): number =>
  toAmount(toCents(amount) + toCents(withheld?.amount ?? 0));
