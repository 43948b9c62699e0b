import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDepositLines as toDeductions } from '../../../contract/rules/invoice-deposits.ts';
import { sumDraft, toInvoicedLines } from '../../../contract/rules/invoice-drafts.ts';
import { sumLines, sumRates } from '../../../contract/rules/invoice-lines.ts';
import { toCents } from '../../../contract/rules/money.ts';
import {
  findMilestoneProblem,
  listMilestones,
  toMilestoneLines,
  toMilestoneStatus,
} from '../../../contract/rules/quote-milestones.ts';
import { priceQuote, type QuoteLine, type QuoteShare } from '../../../contract/rules/quotes.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { quoteLine } from '../factories/quotes.ts';

const TEXTS = { number: 7, title: 'Tide tables', language: 'en' as const };
const line = (values: Partial<QuoteLine>) => quoteLine('Work', { id: 'line', unitPrice: 0, ...values });
const PHASES = [{ id: 'design', name: 'Design & Prototyping', from: null, until: null }];
const share = (kind: QuoteShare['kind'], percent: number): QuoteShare => ({
  kind,
  phaseId: kind === 'phase' ? 'design' : null,
  percent,
});

/** Writes every invoice of a quote, the last one with the others deducted. @returns net, tax and total of each */
function invoiceAll(lines: QuoteLine[], schedule: QuoteShare[], currency: string) {
  const priced = priceQuote(lines, [], currency);
  const milestones = listMilestones({ schedule, phases: PHASES }, priced, currency);
  const invoices = milestones.map((_milestone, place) =>
    toInvoicedLines(toMilestoneLines(milestones, place, priced, TEXTS), currency),
  );
  const deposits = invoices.slice(0, -1).map((invoiced, index) => ({
    id: String(index),
    number: `2026-0000${index}`,
    issuedOn: '2026-12-01',
    taxes: sumRates(invoiced),
  }));
  const last = invoices.at(-1) ?? [];
  const deducted = toDeductions(last, deposits);
  if (!deducted) throw new Error('The final invoice cannot deduct the others');
  const sums = [...invoices.slice(0, -1), [...last, ...deducted]].map(sumLines);
  return { priced, milestones, sums };
}

describe('the invoices of a quote', () => {
  it('in dollars, added up by hand', () => {
    // 15% of 4,300 = 645; 199.99 without tax: 5,144.99. 30%: 1,543.497; 40%: 2,057.996; rounded down, two cents are left:
    // those go to the two 30%.
    const lines = [line({ unitPrice: 4300 }), line({ unitPrice: 199.99, taxName: '', taxPercent: 0 })];
    const schedule = [share('deposit', 30), share('phase', 40), share('final', 30)];
    const { sums, milestones } = invoiceAll(lines, schedule, 'USD');
    // Of 1,543.50: 4,945 / 5,144.99 is 1,483.50 = 1,290 + 193.50, and 60.00 without tax.
    expect(sums[0]).toEqual({ net: 135_000, tax: 19_350, total: 154_350 });
    // Of 2,057.99: 1,978.00 = 1,720 + 258, and 79.99 without tax.
    expect(sums[1]).toEqual({ net: 179_999, tax: 25_800, total: 205_799 });
    expect(sums[2]).toEqual({ net: 135_000, tax: 19_350, total: 154_350 });
    expect(milestones.map(({ kind, phase, cents }) => [kind, phase, cents])).toEqual([
      ['deposit', null, 154_350],
      ['phase', 'Design & Prototyping', 205_799],
      ['final', null, 154_350],
    ]);
  });

  it('name the payment, and the last one states the whole work', () => {
    const lines = [line({ description: 'Screens', quantity: 3, unitPrice: 100, unit: 'days' })];
    const schedule = [share('phase', 50), share('final', 25), share('deposit', 25)];
    const { priced, milestones } = invoiceAll(lines, schedule, 'BDT');
    const texts = milestones.map((_one, place) => toMilestoneLines(milestones, place, priced, TEXTS)[0]);
    expect(texts.map((one) => one?.description)).toEqual([
      'Deposit of 25% for quote Q-0007: Tide tables',
      'Payment of 50% after “Design & Prototyping” for quote Q-0007: Tide tables',
      'Screens',
    ]);
    expect(texts[2]).toMatchObject({ quantity: 3, unit: 'days', unitPrice: 100 });
    expect(toMilestoneLines(milestones, 3, priced, TEXTS)).toEqual([]);
  });

  it('state the percentage of several deposits without the dust of floats', () => {
    const schedule = [share('deposit', 10.1), share('deposit', 20.2), share('final', 69.7)];
    const { milestones } = invoiceAll([line({ unitPrice: 1000 })], schedule, 'USD');
    expect(milestones.map(({ percent }) => percent)).toEqual([30.3, 69.7]);
  });

  it('one payment is the whole quote', () => {
    const lines = [line({ unitPrice: 0.03 }), line({ unitPrice: 0.04, taxPercent: 7.5 })];
    const { sums, priced } = invoiceAll(lines, [share('deposit', 60), share('deposit', 40)], 'USD');
    expect(sums).toEqual([{ net: priced.net, tax: priced.tax, total: priced.total }]);
  });

  it('add up to the quote exactly, by net and tax, and each is its share to some cents', () => {
    const rates = fc.constantFrom(
      { taxName: 'VAT', taxPercent: 15 },
      { taxName: 'VAT', taxPercent: 7.5 },
      { taxName: 'Service tax', taxPercent: 2.4 },
      { taxName: '', taxPercent: 0 },
      { taxName: 'Duty', taxPercent: 100 },
    );
    const cents = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 90_000_000 }));
    const kinds = fc.constantFrom<QuoteShare['kind']>('deposit', 'phase', 'final');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cents, rates, fc.integer({ min: 1, max: 4000 })), { minLength: 1, maxLength: 6 }),
        fc.array(fc.tuple(kinds, fc.integer({ min: 1, max: 10_000 })), { minLength: 1, maxLength: 22 }),
        fc.constantFrom('USD', 'BDT', 'JPY', 'KWD'),
        (items, weights, currency) => {
          const step = currency === 'JPY' ? 100 : 1;
          const lines = items.map(([unit, rate, quantity]) =>
            line({ ...rate, unitPrice: (unit * step) / 100, quantity: quantity / 1000 }),
          );
          // Percentages of two decimals that add up to 100.
          const sum = weights.reduce((total, [, weight]) => total + weight, 0);
          const parts = weights.map(([, weight]) => Math.floor((weight * 10_000) / sum));
          parts[0] = (parts[0] ?? 0) + 10_000 - parts.reduce((total, part) => total + part, 0);
          const schedule = weights.map(([kind], index) => share(kind, (parts[index] ?? 0) / 100));
          if (priceQuote(lines, [], currency).total === 0) return;
          const { priced, sums, milestones } = invoiceAll(lines, schedule, currency);
          const add = (key: 'net' | 'tax' | 'total') => sums.reduce((total, one) => total + one[key], 0);
          expect([add('net'), add('tax'), add('total')]).toEqual([priced.net, priced.tax, priced.total]);
          expect(sums.map(({ total }) => total)).toEqual(milestones.map((milestone) => milestone.cents));
          const last = milestones.length - 1;
          // Where the last part has less tax than the others were rounded by, the one before is smaller.
          const rounded = milestones.length * step;
          const isLarge = milestones[last]?.rates.every(({ percent, tax }) => percent === 0 || tax > rounded);
          for (const [place, { percent, cents: amount }] of milestones.slice(0, last).entries()) {
            const off = Math.abs(amount - (priced.total * percent) / 100);
            if (isLarge) expect(off).toBeLessThanOrEqual(step * (2 + priced.taxes.length));
            const draft = sumDraft({ lines: toMilestoneLines(milestones, place, priced, TEXTS) }, currency);
            expect(toCents(draft.total)).toBe(amount);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('which invoice is next', () => {
  const problem = (place: number, ...statuses: Parameters<typeof findMilestoneProblem>[0]) =>
    findMilestoneProblem(statuses, place);

  it('one after another, each once', () => {
    expect(problem(0, 'planned', 'planned')).toBeUndefined();
    expect(problem(0, 'draft', 'planned')).toBe(REFUSALS.milestoneInvoiced);
    expect(problem(0, 'paid', 'planned')).toBe(REFUSALS.milestoneInvoiced);
    expect(problem(1, 'planned', 'planned', 'planned')).toBe(REFUSALS.milestoneOrder);
    expect(problem(1, 'draft', 'planned', 'planned')).toBeUndefined();
    expect(problem(2, 'paid', 'paid')).toBe(REFUSALS.milestoneGone);
  });
  it('the last one after all others were sent, and a credited one again', () => {
    expect(problem(1, 'draft', 'planned')).toBe(REFUSALS.milestoneDraft);
    expect(problem(1, 'sent', 'planned')).toBeUndefined();
    expect(problem(1, 'credited', 'credited')).toBeUndefined();
    expect(problem(0, 'credited', 'planned')).toBeUndefined();
  });
  it('by what exists of its invoice', () => {
    expect(toMilestoneStatus(false, undefined)).toBe('planned');
    expect(toMilestoneStatus(true, undefined)).toBe('draft');
    expect(
      ['sent', 'partly_paid', 'overdue', 'paid', 'credited', 'issued'].map((status) => toMilestoneStatus(true, status)),
    ).toEqual(['sent', 'partly_paid', 'overdue', 'paid', 'credited', 'sent']);
  });
});
