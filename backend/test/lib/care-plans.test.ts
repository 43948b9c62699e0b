import { describe, expect, it } from 'vitest';
import {
  countMonths,
  findNextPlanProblem,
  findOverProblem,
  isDayLocked,
  toFeeDraft,
  toOverDraft,
} from '../../../contract/rules/care-plans.ts';
import { EMPTY_DRAFT } from '../../../contract/rules/invoice-drafts.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';

const PLAN = { minutes: 300, rate_cents: 125_000, carries_over: false, starts_on: '2026-01-31', ends_on: null };
const WORK = [
  { worked_on: '2026-02-01', minutes: 140 },
  { worked_on: '2026-02-28', minutes: 500 },
  { worked_on: '2026-03-31', minutes: 60 },
];
const hoursOf = (plan: object, today = '2026-04-01') =>
  countMonths({ ...PLAN, ...plan }, WORK, today).map(({ from, until, included, used, left, over }) => [
    `${from} ${until}`,
    included,
    used,
    left,
    over,
  ]);

describe('countMonths', () => {
  it('has a month from each day of the recurring invoice; unused hours lapse', () => {
    expect(hoursOf({})).toEqual([
      ['2026-01-31 2026-02-27', 300, 140, 160, 0],
      ['2026-02-28 2026-03-30', 300, 500, 0, 200],
      ['2026-03-31 2026-04-29', 300, 60, 240, 0],
    ]);
  });

  it('adds unused hours to the next month when they carry over', () => {
    expect(hoursOf({ carries_over: true }).map(([, ...month]) => month)).toEqual([
      [300, 140, 160, 0],
      [460, 500, 0, 40],
      [300, 60, 240, 0],
    ]);
  });

  it('is cut at the last day, and empty before the first one', () => {
    expect(hoursOf({ ends_on: '2026-03-05' })).toEqual([
      ['2026-01-31 2026-02-27', 300, 140, 160, 0],
      ['2026-02-28 2026-03-05', 300, 500, 0, 200],
    ]);
    expect(hoursOf({}, '2026-01-30')).toEqual([]);
  });
});

it('additional hours are invoiced once, after their month', () => {
  const months = countMonths(PLAN, WORK, '2026-04-01');
  const draft = { place: 1, draft_id: 'a', invoice: null };
  expect([
    findOverProblem(months[1], [], '2026-03-30'),
    findOverProblem(months[1], [], '2026-03-31'),
    findOverProblem(months[1], [draft], '2026-04-01'),
    findOverProblem(months[0], [], '2026-04-01'),
    findOverProblem(undefined, [], '2026-04-01'),
  ]).toEqual([
    REFUSALS.carePlanMonth,
    undefined,
    REFUSALS.carePlanInvoiced,
    REFUSALS.carePlanNothing,
    REFUSALS.carePlanMonth,
  ]);
  expect(['2026-01-31', '2026-03-30', '2026-03-31'].map((day) => isDayLocked(PLAN, day, [draft]))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isDayLocked(PLAN, '2026-01-31', [])).toBe(false);
});

it('a plan follows once the last one is over and its additional hours are in an invoice that was sent', () => {
  const ended = { ...PLAN, ends_on: '2026-03-31' };
  const [months, today] = [countMonths(ended, WORK, '2026-04-01'), '2026-04-01'];
  const draft = { place: 1, draft_id: 'a', invoice: null };
  const sent = { ...draft, invoice: { id: 'b', number: 'INV-2026-0001' } };
  expect([
    findNextPlanProblem(PLAN, months, { drafts: [sent], today }),
    findNextPlanProblem(ended, months, { drafts: [draft], today }),
    findNextPlanProblem(ended, months, { drafts: [sent], today }),
    findNextPlanProblem({ ...ended, rate_cents: 0 }, months, { drafts: [], today }),
  ]).toEqual([REFUSALS.carePlanRunning, REFUSALS.carePlanOpen, undefined, undefined]);
});

it('invoices name the hours, and additional ones their month', () => {
  const { recipient } = EMPTY_DRAFT;
  const tax = { taxName: 'VAT', taxPercent: 15 };
  const lines = [
    toFeeDraft({ fee: 15_000, minutes: 300 }, recipient, tax),
    toOverDraft(PLAN, { place: 1, over: 200 }, { recipient, currency: 'USD', tax }),
  ].map((draft) => draft.lines[0]);
  // 200 min × 1,250.00 / 60
  expect(lines).toMatchObject([
    { description: 'Care plan with 5 h per month', unitPrice: 15_000, taxPercent: 15 },
    {
      description: 'Additional hours, February 28 – March 30, 2026: 3 h 20 min at $1,250.00 per hour',
      unitPrice: 4166.67,
    },
  ]);
});
