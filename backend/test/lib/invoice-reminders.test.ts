import { describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/rules/calendar.ts';
import {
  findDueReminder,
  findPauseReason,
  findRequestedPart,
  listUpcomingReminders,
  sumDue,
} from '../../../contract/rules/invoice-reminders.ts';

const plan = (days: number[], skips = false) => ({
  steps: days.map((day) => ({ days: day, active: true })),
  skips_weekend: skips,
});
/** Always the same sequence, so that a failure can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  return (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * max);
  };
}

/** Runs the job on each of some days; on a skipped day the server is off. @returns what is sent */
function simulate(
  state: Omit<Parameters<typeof findDueReminder>[0], 'reminders'>,
  { from, days, isOff = () => false }: { from: string; days: number; isOff?: (day: string) => boolean },
) {
  const sent: { on: string; dueOn: string; days: number }[] = [];
  for (let index = 0; index < days; index += 1) {
    const today = addDays(from, index);
    if (isOff(today)) continue;
    const due = findDueReminder({ ...state, reminders: sent }, today);
    if (due) sent.push({ ...due, on: today });
  }
  return sent;
}

describe('the reminders of an invoice', () => {
  // 2026-11-30 is a Monday.
  const part = { dueOn: '2026-11-30', left: 100 };
  it('are sent on their days, each once', () => {
    const state = { plan: plan([-3, 0, 7, 14]), parts: [part], issuedOn: '2026-11-16' };
    expect(simulate(state, { from: '2026-11-16', days: 60 }).map(({ on, days }) => [on, days])).toEqual([
      ['2026-11-27', -3],
      ['2026-11-30', 0],
      ['2026-12-07', 7],
      ['2026-12-14', 14],
    ]);
  });
  it('wait for Sunday instead of Friday and Saturday', () => {
    const state = { plan: plan([-3, -2, 0], true), parts: [part], issuedOn: '2026-11-16', reminders: [] };
    expect(listUpcomingReminders(state, '2026-11-20')).toEqual([
      { on: '2026-11-29', dueOn: '2026-11-30', days: -2 },
      { on: '2026-11-30', dueOn: '2026-11-30', days: 0 },
    ]);
    expect(findDueReminder(state, '2026-11-27')).toBeUndefined();
    expect(findDueReminder(state, '2026-11-29')?.days).toBe(-2);
  });
  it('leave out steps up to the day of issue, and days long past', () => {
    const state = { plan: plan([-14, 0, 7]), parts: [part], issuedOn: '2026-11-16', reminders: [] };
    expect(listUpcomingReminders(state, '2026-11-16').map(({ days }) => days)).toEqual([0, 7]);
    expect(findDueReminder(state, '2026-12-03')?.days).toBe(0);
    expect(findDueReminder(state, '2026-12-04')).toBeUndefined();
  });
  it('are covered by one that an administrator has sent since', () => {
    const reminders = [{ on: '2026-12-08', dueOn: '2026-11-30', days: null }];
    const state = { plan: plan([0, 7, 14]), parts: [part], issuedOn: '2026-11-16', reminders };
    expect(findDueReminder(state, '2026-12-09')).toBeUndefined();
    expect(findDueReminder(state, '2026-12-14')?.days).toBe(14);
  });
  it('are not repeated when a change of the plan moves their day', () => {
    // Sent on Friday; with weekends skipped, its day is now Sunday.
    const friday = { on: '2026-12-04', dueOn: '2026-12-04', days: 0 };
    const parts = [{ dueOn: '2026-12-04', left: 100 }];
    const state = { plan: plan([0, 7], true), parts, issuedOn: '2026-11-16', reminders: [friday] };
    expect(findDueReminder(state, '2026-12-06')).toBeUndefined();
    expect(listUpcomingReminders(state, '2026-12-05').map(({ days }) => days)).toEqual([7]);
  });
  it('are not announced for a day that is too late', () => {
    // Due on Wednesday; on Saturday the plan is turned on, and Sunday is four days later.
    const parts = [{ dueOn: '2026-12-02', left: 100 }];
    const state = { plan: plan([0], true), parts, issuedOn: '2026-11-16', reminders: [] };
    expect(listUpcomingReminders(state, '2026-12-05')).toEqual([]);
    expect(findDueReminder(state, '2026-12-06')).toBeUndefined();
  });
  it('ask for all parts up to the one whose day it is', () => {
    const parts = [
      { dueOn: '2026-11-30', left: 40 },
      { dueOn: '2026-12-07', left: 60 },
      { dueOn: '2027-01-07', left: 60 },
    ];
    const due = findDueReminder({ plan: plan([0, 7]), parts, issuedOn: '2026-11-16', reminders: [] }, '2026-12-07');
    expect(due).toEqual({ on: '2026-12-07', dueOn: '2026-12-07', days: 0 });
    expect(sumDue(parts, '2026-12-07')).toBe(100);
    expect(findRequestedPart(parts, '2026-12-08')?.dueOn).toBe('2026-12-07');
    expect(findRequestedPart(parts, '2026-11-01')?.dueOn).toBe('2026-11-30');
    expect(findRequestedPart([{ dueOn: '2026-11-30', left: 0 }], '2026-12-08')).toBeUndefined();
  });
  it('stop for money first, then by hand', () => {
    const open = { left: 1, isDisputed: false, isUnderReview: false, isSilenced: false };
    expect(findPauseReason(open)).toBeNull();
    expect(findPauseReason({ ...open, isSilenced: true })).toBe('silenced');
    expect(findPauseReason({ ...open, isSilenced: true, isUnderReview: true })).toBe('payment_check');
    expect(findPauseReason({ ...open, isUnderReview: true, isDisputed: true })).toBe('disputed');
    expect(findPauseReason({ ...open, left: 0, isDisputed: true })).toBe('paid');
  });

  it('never repeat a step, are at most one a day, and miss none while the server runs', () => {
    const random = createRandom(7);
    for (let round = 0; round < 500; round += 1) {
      const days = [...new Set(Array.from({ length: 1 + random(6) }, () => random(60) - 20))].toSorted((a, b) => a - b);
      const skips = random(2) === 0;
      const issuedOn = addDays('2026-01-01', random(400));
      const parts = Array.from({ length: 1 + random(3) }, (_, index) => ({
        dueOn: addDays(issuedOn, random(20) + index * 30),
        left: 1 + random(1000),
      }));
      const isOff = round % 3 === 0 ? (day: string) => day.endsWith('5') || day.endsWith('6') : () => false;
      const sent = simulate({ plan: plan(days, skips), parts, issuedOn }, { from: issuedOn, days: 200, isOff });
      expect(new Set(sent.map((step) => `${step.dueOn} ${step.days}`)).size).toBe(sent.length);
      expect(new Set(sent.map(({ on }) => on)).size).toBe(sent.length);
      if (skips) expect(sent.filter(({ on }) => [5, 6].includes(new Date(on).getUTCDay()))).toEqual([]);
      // The last step of the last part comes at most three days late, or a weekend and its delay.
      const last = parts.at(-1);
      const step = addDays(last?.dueOn ?? '', days.at(-1) ?? 0);
      if (step > issuedOn) expect(sent.some(({ on }) => on >= step && on <= addDays(step, 5))).toBe(true);
    }
  });
});
