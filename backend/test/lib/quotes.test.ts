import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../contract/rules/invoice-drafts.ts';
import { priceLines } from '../../../contract/rules/invoice-lines.ts';
import { toDepositLines } from '../../../contract/rules/quote-deposit.ts';
import { copyQuote, findQuoteProblem, findQuoteSendingProblems } from '../../../contract/rules/quote-input.ts';
import {
  compareQuotes,
  isFullySplit,
  listPayments,
  priceQuote,
  type QuoteContent,
  type QuoteLine,
  quoteNumber,
  schedulePayments,
  toQuoteStatus,
} from '../../../contract/rules/quotes.ts';
import { quoteLine } from '../factories/quotes.ts';

const line = (id: string, values: Partial<QuoteLine>) => quoteLine(id, { id, unitPrice: 0, ...values });
const share = (percent: number) => ({ kind: 'deposit' as const, phaseId: null, percent });

// Added up by hand: 3 * 1,250 = 3,750; 12.5 * 48.40 - 55 = 550; hosting 199.99 without tax.
// 15% of 4,300 = 645. 333.33 more: 15% of 4,633.33 = 694.9995, 695.00. 5% of 150.50 = 7.525, 7.53.
const DOLLARS = [
  line('screens', { quantity: 3, unitPrice: 1250 }),
  line('review', { quantity: 12.5, unit: 'hours', unitPrice: 48.4, discount: 55 }),
  line('hosting', { unitPrice: 199.99, taxName: '', taxPercent: 0 }),
  line('dark', { unitPrice: 333.33, optional: true }),
  line('training', { quantity: 2, unitPrice: 75.25, taxName: 'Service tax', taxPercent: 5, optional: true }),
];
// 15 * 8,500 = 127,500 at 15%: 19,125; 45,250.75 - 250.75 = 45,000 at 7.5%: 3,375.
// 3.333 * 999.99 = 3,332.97; 15% of 130,832.97 = 19,624.9455, 19,624.95.
const TAKA = [
  line('app', { quantity: 15, unit: 'days', unitPrice: 8500 }),
  line('server', { unitPrice: 45_250.75, discount: 250.75, taxPercent: 7.5 }),
  line('photos', { quantity: 3.333, unitPrice: 999.99, optional: true }),
];

describe('the amounts of a quote', () => {
  it('in dollars, with the tax of each rate, without and with options', () => {
    expect(priceQuote(DOLLARS, [], 'USD')).toMatchObject({ net: 449_999, tax: 64_500, total: 514_499 });
    expect(priceQuote(DOLLARS, ['dark'], 'USD')).toMatchObject({ net: 483_332, tax: 69_500, total: 552_832 });
    const all = priceQuote(DOLLARS, ['dark', 'training'], 'USD');
    expect(all).toMatchObject({ net: 498_382, tax: 70_253, total: 568_635 });
    expect(all.taxes.map(({ percent, tax }) => [percent, tax])).toEqual([
      [15, 69_500],
      [0, 0],
      [5, 753],
    ]);
  });

  it('in taka, with a quantity of three decimals', () => {
    expect(priceQuote(TAKA, [], 'BDT')).toMatchObject({ net: 17_250_000, tax: 2_250_000, total: 19_500_000 });
    expect(priceQuote(TAKA, ['photos'], 'BDT')).toMatchObject({ net: 17_583_297, tax: 2_299_995, total: 19_883_292 });
  });

  it('a required item counts whatever is selected', () => {
    expect(priceQuote(TAKA, ['app', 'unknown'], 'BDT').total).toBe(19_500_000);
  });
});

describe('the payments of a quote', () => {
  it('add up to the total: rounding goes to those that lost most by it, of equal ones to the earlier', () => {
    // 1,705.905, 2,274.54 and 1,705.905
    expect(schedulePayments(568_635, [share(30), share(40), share(30)], 'USD')).toEqual([170_591, 227_454, 170_590]);
    // 66,271.0122, 66,271.0122 and 66,290.8955
    const thirds = [share(33.33), share(33.33), share(33.34)];
    expect(schedulePayments(19_883_292, thirds, 'BDT')).toEqual([6_627_101, 6_627_101, 6_629_090]);
    expect(schedulePayments(1, thirds, 'USD')).toEqual([0, 0, 1]);
    expect(schedulePayments(0, thirds, 'USD')).toEqual([0, 0, 0]);
    expect(schedulePayments(100_100, [share(50), share(50)], 'JPY')).toEqual([50_100, 50_000]);
  });

  it('add up for totals of all kinds', () => {
    for (let total = 1; total < 3_000; total += 7) {
      const payments = schedulePayments(total, [share(12.5), share(33.33), share(0.01), share(54.16)], 'USD');
      expect(payments.reduce((sum, cents) => sum + cents, 0)).toBe(total);
    }
  });

  it('are the whole at exactly 100%', () => {
    expect([
      isFullySplit([share(33.33), share(33.33), share(33.34)]),
      isFullySplit([share(99.99)]),
      isFullySplit([]),
    ]).toEqual([true, false, false]);
  });

  it('have the names of their phases', () => {
    const phases = [{ id: 'p', name: 'Deployment', from: null, until: null }];
    const schedule = [share(25), { kind: 'phase' as const, phaseId: 'p', percent: 75 }];
    expect(listPayments({ schedule, phases }, 10_001, 'USD')).toEqual([
      { kind: 'deposit', phase: null, percent: 25, amount: 25 },
      { kind: 'phase', phase: 'Deployment', percent: 75, amount: 75.01 },
    ]);
  });
});

describe('the lines of a deposit', () => {
  const totalOf = (cents: number, taxes: Parameters<typeof toDepositLines>[1], currency: string) =>
    toDepositLines(cents, taxes, { description: 'Deposit', currency }).reduce((sum, { unitPrice, ...rate }) => {
      const priced = { ...rate, unitCents: Math.round(unitPrice * 100), discountCents: 0 };
      return sum + (priceLines([priced], currency)[0]?.total ?? 0);
    }, 0);

  it('one for each rate, within the smallest amount of each rate', () => {
    const { taxes } = priceQuote(DOLLARS, ['dark', 'training'], 'USD');
    const lines = toDepositLines(170_591, taxes, { description: 'Deposit', currency: 'USD' });
    expect(lines.map(({ taxPercent }) => taxPercent)).toEqual([15, 0, 5]);
    expect(totalOf(170_591, taxes, 'USD')).toBe(170_591);
    for (let cents = 1; cents < 2_000; cents += 13)
      expect(Math.abs(totalOf(cents, taxes, 'USD') - cents)).toBeLessThanOrEqual(2);
  });
});

describe('the differences of two versions', () => {
  it('items that were added, changed and removed, and both totals', () => {
    const newer = [
      line('screens', { quantity: 4, unitPrice: 1250 }),
      ...DOLLARS.slice(2),
      line('store', { description: 'Store listing', unitPrice: 100 }),
    ];
    expect(compareQuotes(DOLLARS, newer, 'USD')).toEqual({
      lines: [
        { kind: 'changed', description: 'screens', before: 3750, after: 5000 },
        { kind: 'added', description: 'Store listing', before: null, after: 100 },
        { kind: 'removed', description: 'review', before: 550, after: null },
      ],
      totalBefore: 5144.99,
      // 5,100 at 15%: 765, and 199.99
      total: 6064.99,
    });
    expect(compareQuotes(TAKA, TAKA, 'BDT').lines).toEqual([]);
  });
});

describe('the state of a quote', () => {
  const open = { validUntil: '2026-12-10', isRead: false, isAccepted: false, isDeclined: false };
  it('by its newest version and the day', () => {
    expect(toQuoteStatus({ ...open, validUntil: null }, '2026-12-10')).toBe('draft');
    expect(toQuoteStatus(open, '2026-12-10')).toBe('sent');
    expect(toQuoteStatus({ ...open, isRead: true }, '2026-12-10')).toBe('opened');
    expect(toQuoteStatus({ ...open, isRead: true }, '2026-12-11')).toBe('expired');
    expect(toQuoteStatus({ ...open, isDeclined: true }, '2026-12-11')).toBe('declined');
    expect(toQuoteStatus({ ...open, isAccepted: true }, '2026-12-11')).toBe('accepted');
  });
  it('has a number of four digits', () => expect([quoteNumber(7), quoteNumber(12_345)]).toEqual(['Q-0007', 'Q-12345']));
});

describe('what a quote lacks', () => {
  const content: QuoteContent = {
    title: 'Tide tables',
    recipient: { ...EMPTY_DRAFT.recipient, name: 'Padma Foods', email: 'padma@example.com' },
    intro: '',
    lines: DOLLARS,
    phases: [{ id: 'p', name: 'Deployment', from: '2027-01-02', until: '2027-01-09' }],
    terms: '',
    validUntil: '2026-12-10',
    schedule: [share(40), { kind: 'phase', phaseId: 'p', percent: 60 }],
  };
  const fields = (values: Partial<QuoteContent>) =>
    findQuoteSendingProblems({ ...content, ...values }, 'USD', '2026-12-10').map(({ field }) => field);

  it('nothing of a complete one, and every field that is missing', () => {
    expect(fields({})).toEqual([]);
    expect(fields({ title: '', recipient: EMPTY_DRAFT.recipient, validUntil: '2026-12-09' })).toEqual([
      'title',
      'recipient.name',
      'recipient.email',
      'validUntil',
    ]);
    expect(fields({ lines: DOLLARS.slice(3) })).toEqual(['lines']);
    expect(fields({ lines: [] })).toEqual(['lines']);
    expect(fields({ phases: [{ id: 'q', name: '', from: '2027-01-02', until: '2027-01-01' }] })).toEqual([
      'phases.0.name',
      'phases.0.until',
      'schedule.1.phaseId',
    ]);
    expect(fields({ schedule: [share(40), share(0)] })).toEqual(['schedule.1.percent', 'schedule']);
  });

  it('an amount, a percentage or an id that cannot be saved', () => {
    const problem = (values: Partial<QuoteContent>) => findQuoteProblem({ ...content, ...values }, 'USD')?.field;
    expect(problem({ lines: [line('a', { unitPrice: 1, discount: 2 })] })).toBe('lines.0.discount');
    expect(problem({ lines: [line('a', {}), line('a', {})] })).toBe('lines');
    expect(problem({ schedule: [share(33.333)] })).toBe('schedule.0.percent');
    expect(problem({})).toBeUndefined();
  });

  it('a copy has ids of its own, no dates, and payments of its phases', () => {
    const ids: string[] = [];
    const createId = () => `new-${ids.push('')}`;
    const copy = copyQuote(content, { title: 'Other', recipient: content.recipient, today: '2027-02-01', createId });
    expect(copy).toMatchObject({ title: 'Other', validUntil: '2027-03-03', terms: '' });
    expect(copy.phases).toEqual([{ id: 'new-1', name: 'Deployment', from: null, until: null }]);
    expect(copy.schedule[1]).toEqual({ kind: 'phase', phaseId: 'new-1', percent: 60 });
    expect(copy.lines.map(({ id }) => id)).not.toContain('screens');
  });
});
